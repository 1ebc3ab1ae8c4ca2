import type { Resource } from '../core/index.ts'

/** The part of the player's balance that the cashbox reads. */
export type BalanceView = Readonly<
  Pick<Resource<{ readonly real: number; readonly wagering: number }>, 'state' | 'value' | 'ensure' | 'reload'>
>
