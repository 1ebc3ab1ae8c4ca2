import type { Resource } from '../core/index.ts'

/** What the cashbox wants to know of the player's money. */
export type BalanceView = Readonly<
  Pick<Resource<{ readonly real: number; readonly wagering: number }>, 'state' | 'value' | 'ensure' | 'reload'>
>
