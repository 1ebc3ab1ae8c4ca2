import type { GamePace } from '../ground/wire/market-rules.ts'
import type { Currency } from '../ground/values/currencies.ts'
import type { Locale } from '../ground/wire/locale.ts'

/** An opened game. The game itself only has its token. */
export interface GameRun {
  token: string
  playerId: number | null
  gameSlug: string
  mode: 'real' | 'demo'
  currency: Currency
  locale: Locale
  parentOrigin: string | null
  state: 'active' | 'deactivated' | 'ended'
  demoBalance: number
  /** What the market of its start allows. */
  pace: GamePace
}

export interface RunRow {
  token: string
  player_id: number | null
  game_slug: string
  mode: GameRun['mode']
  currency: Currency
  locale: Locale
  parent_origin: string | null
  state: GameRun['state']
  demo_balance: number
  least_round_ms: number
  may_hurry: number
}

export const toRun = (row: RunRow): GameRun => ({
  token: row.token,
  playerId: row.player_id,
  gameSlug: row.game_slug,
  mode: row.mode,
  currency: row.currency,
  locale: row.locale,
  parentOrigin: row.parent_origin,
  state: row.state,
  demoBalance: row.demo_balance,
  pace: { leastRoundMs: row.least_round_ms, mayHurry: row.may_hurry === 1 },
})
