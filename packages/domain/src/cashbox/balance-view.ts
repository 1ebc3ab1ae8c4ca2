import type { Resource } from '../core/index.ts'

export type BalanceView = Readonly<
  Pick<Resource<{ readonly real: number; readonly wagering: number | null }>, 'state' | 'value' | 'ensure' | 'reload'>
>
