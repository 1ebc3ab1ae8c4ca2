import { ACCOUNT_CALLS } from './writes/account-calls.ts'
import { CASHBOX_CALLS } from './writes/cashbox-calls.ts'
import { COMPOINTS_CALLS } from './writes/compoints-calls.ts'
import { GAMES_CALLS } from './writes/games-calls.ts'
import { GIFTS_CALLS } from './writes/gifts-calls.ts'
import { PROMOTIONS_CALLS } from './writes/promotions-calls.ts'
import { SESSION_CALLS } from './writes/session-calls.ts'
import { TOURNAMENTS_CALLS } from './writes/tournaments-calls.ts'
import type { WriteCalls } from './writes/write-call.ts'

/** Every call of the site that changes something, by slice, without those that move money (`writes/money-calls.ts`). */
export const WRITE_CALLS: WriteCalls = {
  ...SESSION_CALLS,
  ...ACCOUNT_CALLS,
  ...GAMES_CALLS,
  ...GIFTS_CALLS,
  ...COMPOINTS_CALLS,
  ...CASHBOX_CALLS,
  ...PROMOTIONS_CALLS,
  ...TOURNAMENTS_CALLS,
}
