import { between, chance, pick, seededRandom, type Random } from '../../ground/values/seeded-random.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { PlayerRecord } from '../../players/player.ts'

/** Slugs of known games are found in the catalogue; a round each 40 seconds. */
const GAMES = 4
const ROUND_MS = 40_000
const ROUNDS = 12

/** Money that came in (a deposit) or went out (a payout) before play. */
export interface MoneyMoved {
  readonly at: number
  /** Below zero for a payout. */
  readonly amount: number
}

interface PastRound {
  readonly stake: number
  readonly win: number
}

interface Means {
  database: Database
  /** Slugs, the most popular first. */
  games: readonly string[]
}

/**
 * Plays in the past: after each deposit twelve rounds, of which each session loses its share of `lost`, so that stakes, wins
 * and payments come to the balance of the ledger.
 */
export function seedDemoRounds(
  player: Pick<PlayerRecord, 'id' | 'currency'>,
  { moved, lost }: { moved: readonly MoneyMoved[]; lost: number },
  { database, games }: Means,
): void {
  const random = seededRandom('rounds of the demo player')
  const slugs = games.slice(0, GAMES)
  const byTime = moved.toSorted((one, other) => one.at - other.at)
  const deposits = byTime.filter(({ amount }) => amount > 0)
  const deposited = deposits.reduce((sum, { amount }) => sum + amount, 0)
  let [balance, left] = [0, lost]
  for (const { at, amount } of byTime) {
    balance += amount
    if (amount <= 0) continue
    const isLast = at === deposits.at(-1)?.at
    const loss = isLast ? left : Math.floor((amount * lost) / deposited)
    left -= loss
    const token = `demo-${at}`
    const started = at + 600_000
    database.insert('game_runs', {
      token,
      player_id: player.id,
      game_slug: pick(random, slugs),
      mode: 'real',
      currency: player.currency,
      locale: 'ru',
      parent_origin: null,
      state: 'ended',
      demo_balance: 0,
      created_at: started,
    })
    sessionOf(random, loss).forEach(({ stake, win }, index) => {
      balance += win - stake
      database.insert('spins', {
        run_token: token,
        bet: stake,
        win,
        balance,
        is_free: 0,
        at: started + index * ROUND_MS,
      })
    })
  }
}

/** Rounds that lose this much in all: some are won, the last one makes the sum. */
function sessionOf(random: Random, loss: number): PastRound[] {
  const stake = Math.max(100, Math.ceil(loss / ROUNDS / 100) * 100)
  const rounds = Array.from({ length: ROUNDS - 1 }, (): PastRound => {
    const win = chance(random, 0.3) ? Math.floor((stake * between(random, 20, 180)) / 100) : 0
    return { stake, win }
  })
  const lost = rounds.reduce((sum, round) => sum + round.stake - round.win, 0)
  const rest = loss - lost
  return [...rounds, rest > 0 ? { stake: rest, win: 0 } : { stake, win: stake - rest }]
}
