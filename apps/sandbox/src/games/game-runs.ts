import { randomUUID } from 'node:crypto'
import type { Achievements } from '../gifts/achievements/achievements.ts'
import type { Promotions } from '../promotions/promotions.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { CompointEarning } from '../gifts/compoints/earning.ts'
import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import type { CatalogueGame } from '../ground/catalogue/games.ts'
import type { Random } from '../ground/values/seeded-random.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { FreeSpins, Gifts } from '../gifts/gifts.ts'
import type { Live } from '../ground/live/live.ts'
import { fromEuros, toEuroCents, type Currency } from '../ground/values/currencies.ts'
import type { Idempotency } from '../ground/ledger/idempotency.ts'
import { InsufficientFunds, type Ledger } from '../ground/ledger/ledger.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import type { BalanceView } from '../players/balance.ts'
import type { Locale } from '../ground/wire/locale.ts'
import { betSteps, playable, stakeOf } from './bet.ts'
import { toRun, type GameRun, type RunRow } from './game-run.ts'
import { RecentGames } from './recent-games.ts'
import { randomOfSpin } from './spin-random.ts'

export interface SpinOrder {
  bet: number
  lines: number
  idempotencyKey: string
}

export interface SpinResult {
  balance: number
  win: number
  detail: unknown
}

class RunRefused extends Error {
  readonly code:
    | 'run_inactive'
    | 'too_soon'
    | 'invalid_bet'
    | 'bet_above_max'
    | 'limit_reached'
    | 'loss_limit'
    | 'stake_limit'
  /** The highest bet that is not refused for this, minor units; null: there is none. */
  readonly max: number | null

  constructor(code: RunRefused['code'], max: number | null = null) {
    super(code)
    this.code = code
    this.max = max
  }
}

/** The player's own limits, as a spin asks for them. */
interface StakeLimits {
  refusalOfStake(playerId: number, bet: number): { code: 'loss_limit' | 'stake_limit'; max: number } | null
  /** No time is left to play, or nothing to lose. */
  isPlayOver(playerId: number): boolean
  endPlay(player: PlayerRecord): void
}

interface Means {
  database: Database
  clock: PlatformClock
  catalogue: () => Catalogue
  players: Players
  ledger: Ledger
  balance: BalanceView
  gifts: Gifts
  achievements: Achievements
  promotions: Pick<Promotions, 'played'>
  tournaments: Pick<Tournaments, 'played'>
  compoints: CompointEarning
  limits: StakeLimits
  idempotency: Idempotency
  live: Live
}

const DEMO_EUROS = 500

export class GameRuns {
  readonly recent: RecentGames
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
    this.recent = new RecentGames(means.database)
  }

  /** Stops the player's earlier real run and tells its tab. */
  start(
    game: CatalogueGame,
    order: {
      player: PlayerRecord | null
      mode: GameRun['mode']
      currency: Currency
      locale: Locale
      parentOrigin: string | null
      pace: GameRun['pace']
    },
  ): string {
    const { database, clock } = this.#means
    const token = randomUUID()
    database.transaction(() => {
      if (order.player && order.mode === 'real') {
        this.#deactivateRunsOf(order.player)
        this.recent.played(order.player.id, game.slug, clock.now())
      }
      database.insert('game_runs', {
        token,
        player_id: order.player?.id ?? null,
        game_slug: game.slug,
        mode: order.mode,
        currency: order.currency,
        locale: order.locale,
        parent_origin: order.parentOrigin,
        demo_balance: order.mode === 'demo' ? fromEuros(DEMO_EUROS, order.currency) : 0,
        created_at: clock.now(),
        least_round_ms: order.pace.leastRoundMs,
        may_hurry: Number(order.pace.mayHurry),
      })
    })
    return token
  }

  run(token: string): GameRun | null {
    const row = this.#means.database.get<RunRow>('SELECT * FROM game_runs WHERE token = ?', token)
    return row ? toRun(row) : null
  }

  balance(token: string): number {
    const run = this.run(token)
    if (!run) return 0
    if (run.mode === 'demo' || run.playerId === null) return run.demoBalance
    return playable(this.#means.ledger.balances(run.playerId), this.#allowsBonus(run))
  }

  /**
   * Takes the stake and pays the win of `outcome` in one transaction. The same key gives the first answer.
   * @throws InsufficientFunds | RunRefused
   */
  spin(token: string, order: SpinOrder, outcome: (random: Random) => { win: number; detail: unknown }): SpinResult {
    const { bet, lines, idempotencyKey } = order
    if (!Number.isSafeInteger(bet) || bet <= 0) throw new RunRefused('invalid_bet')
    try {
      return this.#means.idempotency.once(`run:${token}`, idempotencyKey, { bet, lines }, () => {
        const run = this.run(token)
        if (run?.state !== 'active') throw new RunRefused('run_inactive')
        if (this.#isTooSoon(run)) throw new RunRefused('too_soon')
        const isFree = this.freeBet(run) === bet
        const { win, detail } =
          run.mode === 'demo' ? this.#demoSpin(run, bet, outcome) : this.#realSpin(run, bet, outcome)
        const { database, clock } = this.#means
        const balance = this.balance(token)
        const id = database.insert('spins', {
          run_token: token,
          bet,
          win,
          balance,
          is_free: Number(isFree),
          at: clock.now(),
        })
        this.#tellRound(run, id)
        return { balance, win, detail }
      })
    } catch (error) {
      // After the refusal, which undoes what its own transaction did.
      if (error instanceof RunRefused && error.code === 'limit_reached') this.#endPlay(token)
      throw error
    }
  }

  /** The highest bet while a bonus of the player is wagered, minor units; null: any. */
  maxBet({ mode, playerId }: GameRun): number | null {
    return mode === 'real' && playerId !== null ? this.#means.gifts.maxBet({ id: playerId }) : null
  }

  /** The bet of the free spins that the player has in this game, minor units; null: none. */
  freeBet(run: GameRun): number | null {
    return this.#freeSpins(run)?.bet ?? null
  }

  end(token: string): void {
    this.#means.database.run(`UPDATE game_runs SET state = 'ended' WHERE token = ? AND state = 'active'`, token)
  }

  /** Ends the player's real runs, of a kind of games or all, and tells the tabs. */
  stopAll(player: PlayerRecord, category: string | null = null): void {
    this.#means.database.transaction(() => this.#deactivateRunsOf(player, category))
  }

  #isTooSoon({ token, pace }: GameRun): boolean {
    const { database, clock } = this.#means
    const last = database.get<{ at: number | null }>('SELECT MAX(at) AS at FROM spins WHERE run_token = ?', token)?.at
    return last != null && clock.now() - last < pace.leastRoundMs
  }

  #demoSpin(run: GameRun, bet: number, outcome: (random: Random) => { win: number; detail: unknown }) {
    if (bet > run.demoBalance) throw new InsufficientFunds('real')
    const result = checkWin(outcome(this.#randomOf(run)))
    this.#means.database.run(
      'UPDATE game_runs SET demo_balance = demo_balance - ? + ? WHERE token = ?',
      bet,
      result.win,
      run.token,
    )
    return result
  }

  #endPlay(token: string): void {
    const { limits, players } = this.#means
    const playerId = this.run(token)?.playerId
    if (playerId != null) limits.endPlay(players.require(playerId))
  }

  #realSpin(run: GameRun, bet: number, outcome: (random: Random) => { win: number; detail: unknown }) {
    const { ledger, players, database, balance, gifts, achievements, compoints, catalogue, limits } = this.#means
    const player = players.require(run.playerId ?? 0)
    if (limits.isPlayOver(player.id)) throw new RunRefused('limit_reached')
    const allowsBonus = this.#allowsBonus(run)
    const free = this.#freeSpins(run)
    if (free?.bet === bet) {
      const result = checkWin(outcome(this.#randomOf(run)))
      gifts.spun(player, free, result.win)
      return result
    }
    const maxBet = gifts.maxBet(player)
    if (maxBet !== null && bet > maxBet) throw new RunRefused('bet_above_max')
    const limit = limits.refusalOfStake(player.id, bet)
    if (limit) throw new RunRefused(limit.code, limit.max)
    const before = ledger.balances(player.id)
    stakeOf(before, bet, allowsBonus)
    const result = checkWin(outcome(this.#randomOf(run)))
    const share = this.#wagerShare(player, run)
    const steps = betSteps(before, { bet, win: result.win, allowsBonus, share })
    ledger.post(player.id, { amounts: steps.bet, reason: 'bet', reference: run.token })
    if (result.win > 0) ledger.post(player.id, { amounts: steps.win, reason: 'win', reference: run.token })
    if (steps.settlement) {
      ledger.post(player.id, { ...steps.settlement, reference: run.token })
      gifts.settled(player)
    }
    gifts.addLevelPoints(player, toEuroCents(bet, player.currency))
    if (this.#isSlot(run)) compoints.played(player, -(steps.bet.real ?? 0))
    achievements.played(player, { bet, win: result.win })
    const game = catalogue().game(run.gameSlug)
    if (game) this.#tellEvents(player, game, { bet, win: result.win, real: -(steps.bet.real ?? 0) })
    database.afterCommit(() => balance.announce(player))
    return result
  }

  /** Promotions count the real part of a bet, tournaments the bets that are real as a whole. */
  #tellEvents(
    player: PlayerRecord,
    game: CatalogueGame,
    { bet, win, real }: { bet: number; win: number; real: number },
  ): void {
    this.#means.promotions.played(player, game, real)
    if (real === bet) this.#means.tournaments.played(player, game, { bet, win })
  }

  #tellRound({ mode, playerId }: GameRun, id: number): void {
    if (mode !== 'real' || playerId === null) return
    const { database, live, players } = this.#means
    const { hash } = players.require(playerId)
    database.afterCommit(() => live.toPlayer(hash, 'round-finished', { id }))
  }

  #deactivateRunsOf(player: PlayerRecord, category: string | null = null): void {
    const { catalogue, database, live } = this.#means
    const isMeant = (slug: string) =>
      category === null ||
      (catalogue()
        .game(slug)
        ?.categories.some((one) => one === category) ??
        false)
    const runs = database
      .all<{ token: string; game_slug: string }>(
        `SELECT token, game_slug FROM game_runs WHERE player_id = ? AND mode = 'real' AND state = 'active'`,
        player.id,
      )
      .filter((run) => isMeant(run.game_slug))
    for (const { token } of runs) {
      database.run(`UPDATE game_runs SET state = 'deactivated' WHERE token = ?`, token)
      database.afterCommit(() => live.toPlayer(player.hash, 'game-session-deactivated', { runToken: token }))
    }
  }

  #freeSpins({ playerId, mode, gameSlug }: GameRun): FreeSpins | null {
    const game = this.#means.catalogue().game(gameSlug)
    return mode === 'real' && playerId !== null && game ? this.#means.gifts.freeSpins({ id: playerId }, game) : null
  }

  /** Percent of a bet that counts for wagering. */
  #wagerShare(player: PlayerRecord, { gameSlug }: GameRun): number {
    const game = this.#means.catalogue().game(gameSlug)
    return game ? this.#means.gifts.wagerShare(player, game) : 0
  }

  #allowsBonus(run: GameRun): boolean {
    return this.#means.catalogue().game(run.gameSlug)?.allowsBonusBalance ?? false
  }

  #isSlot({ gameSlug }: GameRun): boolean {
    return this.#means.catalogue().game(gameSlug)?.categories.includes('slots') ?? false
  }

  #randomOf(run: GameRun): Random {
    return randomOfSpin(this.#means.database, this.#means.catalogue().seed, run)
  }
}

function checkWin<T extends { win: number }>(result: T): T {
  if (!Number.isSafeInteger(result.win) || result.win < 0)
    throw new TypeError(`A win must be a whole number of minor units: ${result.win}`)
  return result
}
