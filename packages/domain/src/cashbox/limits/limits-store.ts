import { action, makeObservable, observable, observe } from 'mobx'
import {
  Press,
  type Live,
  type Logger,
  type Means,
  type Resource,
  Throttle,
  type Timers,
  together,
  watchMoments,
} from '../../core/index.ts'
import { createLimitsApi } from './limits-api.ts'
import type { LimitKind, LimitPeriod, LimitSpan } from './own-limit.ts'
import {
  askAt,
  isReminderDue,
  limitChanges,
  type AskPlace,
  type PlaySession,
  type PlayerLimits,
} from './player-limits.ts'

export type LimitsMeans = Pick<
  Means,
  'http' | 'live' | 'clock' | 'timers' | 'random' | 'deviceSignals' | 'log' | 'reads' | 'onStart'
>

/** Minimum time between two reads of the session while bets change the balance. */
const BETS_THROTTLE_MS = 2000

/** How long a figure of what is used may be shown: play in another tab uses a limit up, and no event tells of it. Milliseconds. */
const USED_REFRESH_MS = 30_000

/** The player's own limits, and the reminder of the time played. */
export class LimitsStore {
  readonly limits: Resource<PlayerLimits>
  readonly session: Resource<PlaySession>
  /** Sets the reminder interval in minutes; null: no reminders. */
  readonly setRealityCheck: Press<number | null, PlayerLimits>
  readonly takeBreak: Press<LimitPeriod, PlayerLimits>
  /** Goes on without a limit, or keeps those that there are, where that may be. */
  readonly answerAsk: Press<AskPlace, PlayerLimits>
  /** A reminder is due, until `reminded`. */
  isReminderDue = false

  /** Reads the limits again as their periods and a break end. Returns a function that ends it. */
  readonly watch: () => () => void

  readonly #api: ReturnType<typeof createLimitsApi>
  readonly #live: Live
  readonly #clock: Means['clock']
  readonly #timers: Timers
  readonly #log: Pick<Logger, 'error'>
  readonly #rereading: Throttle
  readonly #setLimit = new Map<string, Press<number | null, PlayerLimits>>()
  /** Due time of the reminder that was answered here and not yet confirmed by the platform. */
  #answered: number | null = null
  #cancelReminder: () => void = () => {}
  /** Settles when no change is pending. */
  #lastChange: Promise<unknown> = Promise.resolve()

  constructor(means: LimitsMeans) {
    const { http, live, clock, timers, log, reads, onStart } = means
    const api = createLimitsApi(http)
    this.#api = api
    this.#live = live
    this.#clock = clock
    this.#timers = timers
    this.#log = log
    this.limits = reads.one('limits', api.limits, {
      language: 'keep',
      isLive: true,
      isFresh: true,
      refreshMs: USED_REFRESH_MS,
    })
    this.session = reads.one('limits.session', api.session, {
      language: 'keep',
      isLive: true,
      isFresh: true,
      retries: true,
    })
    this.watch = () => watchMoments(this.limits, { of: limitChanges }, means)
    this.#rereading = new Throttle(timers, BETS_THROTTLE_MS, () => this.#rereadSession())
    this.setRealityCheck = this.#press(api.setRealityCheck, (minutes, { realityCheck }) =>
      realityCheck === 'unreadable' ? null : realityCheck === minutes,
    )
    this.answerAsk = this.#press(api.answerAsk, (at, limits) => !askAt(limits, at))
    this.takeBreak = this.#press(api.takeBreak, (period, { break: taken }) => taken?.period === period)
    makeObservable<this, 'setDue'>(this, { isReminderDue: observable, setDue: action })
    onStart(() => this.#follow())
  }

  /** Sets the limit of a kind over a span. Null: no limit. */
  setLimit(kind: LimitKind, span: LimitSpan): Press<number | null, PlayerLimits> {
    const key = `${kind} ${span}`
    const known = this.#setLimit.get(key)
    if (known) return known
    const press = this.#press(
      (amount: number | null) => this.#api.setLimit(kind, span, amount),
      (amount, { own }) => {
        const limit = own[kind]?.[span]
        // A looser limit that waits is the latest that the platform took.
        return limit ? (limit.pending ?? limit).amount === amount : null
      },
    )
    this.#setLimit.set(key, press)
    return press
  }

  /** Reads the session that has begun, with the time of its reminder. */
  followPlay(): void {
    void this.session.reload()
  }

  /** Answers the reminder: the next one comes an interval later, on every device. */
  async reminded(): Promise<void> {
    this.#answered = this.session.value?.remindAt ?? null
    this.setDue(false)
    try {
      const session = await this.#api.reminded()
      this.#answered = null
      this.session.set(session)
    } catch (error) {
      this.#log.error('reminder of play', error)
    }
  }

  #follow(): () => void {
    const live = this.#live
    const rereadAll = () => {
      this.limits.reread()
      this.session.reread()
    }
    let known: PlaySession | null = null
    const schedule = () => {
      const session = this.session.value ?? null
      if (session !== known) this.#schedule((known = session))
    }
    return together(
      live.on('limits-changed', rereadAll),
      live.on('treasury-transaction-updated', () => this.limits.reread()),
      live.on('balance-changed', this.#rereading.ask),
      // Not a reaction: that would count as observing the session and load it for players who do not play.
      observe(this.session, 'state', schedule),
      this.#rereading.stop,
      () => this.#cancelReminder(),
    )
  }

  /**
   * Changes one limit after the other: each answer holds all limits, and an older one must not come last. The limits that are
   * read after a lost answer tell whether it was done; null: they could not be read.
   */
  #press<Q>(
    send: (request: Q) => Promise<PlayerLimits>,
    isDone: (request: Q, limits: PlayerLimits) => boolean | null,
  ): Press<Q, PlayerLimits> {
    return new Press({
      inTurn: (act) => {
        const turn = this.#lastChange.then(act)
        this.#lastChange = turn
        return turn
      },
      send: async (request) => {
        const limits = await send(request)
        this.limits.set(limits)
        return limits
      },
      find: async (request) => {
        const limits = await this.limits.reload()
        const done = isDone(request, limits)
        if (done === null) return { status: 'unclear' }
        return done ? { status: 'done', value: limits } : { status: 'missing' }
      },
    })
  }

  #schedule(session: PlaySession | null): void {
    this.#cancelReminder()
    this.#cancelReminder = () => {}
    if (session?.remindAt == null) {
      this.setDue(false)
      return
    }
    const now = this.#clock.now()
    if (session.remindAt > now) {
      this.setDue(false)
      this.#cancelReminder = this.#timers.after(session.remindAt - now, () => void this.#remind())
    } else if (session.remindAt === this.#answered) void this.reminded()
    else this.setDue(isReminderDue(session, now))
  }

  /** Reads the session first: another device may have answered. If that fails, the reminder shows. */
  async #remind(): Promise<void> {
    await this.session.reload().catch(() => undefined)
    const { state, value } = this.session
    if (state.status === 'failed' && value) this.#schedule(value)
  }

  /** Does nothing for a player who has not played. */
  async #rereadSession(): Promise<void> {
    if (!this.session.isIdle) await this.session.reload()
  }

  private setDue(isDue: boolean): void {
    this.isReminderDue = isDue
  }
}
