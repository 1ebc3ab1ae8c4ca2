import { action, makeObservable, observable, reaction } from 'mobx'
import {
  Command,
  Resource,
  Throttle,
  type Clock,
  type Http,
  type Live,
  type Logger,
  type Timers,
} from '../core/index.ts'
import { createLimitsApi } from './limits-api.ts'
import { isReminderDue, type LimitPeriod, type PlaySession, type PlayerLimits } from './player-limits.ts'

export interface LimitsOptions {
  readonly http: Http
  readonly live: Live
  readonly clock: Clock
  readonly timers: Timers
  readonly log: Pick<Logger, 'error'>
}

/** Between two readings of the session of play that spins ask for, ms. */
const SPINS_THROTTLE_MS = 2000

/** What a player set against the own play, and how the play goes. */
export class LimitsStore {
  readonly limits: Resource<PlayerLimits>
  readonly session: Resource<PlaySession>
  /** One for each period: they are set apart. Null: no limit any more. */
  readonly setDepositLimit: Readonly<Record<LimitPeriod, Command<[number | null], PlayerLimits>>>
  /** Minutes; null: no reminders. */
  readonly setRealityCheck: Command<[number | null], PlayerLimits>
  readonly takeBreak: Command<[LimitPeriod], PlayerLimits>
  /** The player wanted to be told by now how long it has been. Until `reminded`. */
  isReminderDue = false

  readonly #api: ReturnType<typeof createLimitsApi>
  readonly #live: Live
  readonly #clock: Clock
  readonly #timers: Timers
  readonly #log: Pick<Logger, 'error'>
  readonly #spins: Throttle
  /** When the reminder was due that the player has answered and the platform does not know of yet. */
  #answered: number | null = null
  #cancelReminder: () => void = () => {}
  /** Settled when no change is under way. */
  #lastChange: Promise<unknown> = Promise.resolve()
  #stop: () => void = () => {}

  constructor({ http, live, clock, timers, log }: LimitsOptions) {
    const api = createLimitsApi(http)
    this.#api = api
    this.#live = live
    this.#clock = clock
    this.#timers = timers
    this.#log = log
    this.limits = new Resource(api.limits)
    this.session = new Resource(api.session)
    this.#spins = new Throttle(timers, SPINS_THROTTLE_MS, () => this.#reread(this.session))
    const setDepositLimit = (period: LimitPeriod) =>
      new Command((amount: number | null) => this.#change(() => api.setDepositLimit(period, amount)))
    this.setDepositLimit = {
      day: setDepositLimit('day'),
      week: setDepositLimit('week'),
      month: setDepositLimit('month'),
    }
    this.setRealityCheck = new Command((minutes) => this.#change(() => api.setRealityCheck(minutes)))
    this.takeBreak = new Command((period) => this.#change(() => api.takeBreak(period)))
    makeObservable<this, 'setDue'>(this, { isReminderDue: observable, setDue: action })
  }

  /** A game for money began: from now on the session of play is followed. */
  followPlay(): void {
    void this.#follow(this.session)
  }

  /** The player has answered the reminder: the next one comes an interval later, on every device. */
  async reminded(): Promise<void> {
    this.#answered = this.session.value?.remindAt ?? null
    this.setDue(false)
    try {
      const session = await this.#api.reminded()
      this.#answered = null
      this.session.supersede(session)
    } catch (error) {
      this.#log.error('reminder of play', error)
    }
  }

  /** Follows the live events until disposed. */
  start(): void {
    const live = this.#live
    const rereadLimits = () => void this.#reread(this.limits)
    const rereadAll = () => {
      void this.#reread(this.limits)
      void this.#reread(this.session)
    }
    const stops = [
      live.on('limits-changed', rereadAll),
      live.on('treasury-transaction-updated', rereadLimits),
      live.on('balance-changed', () => this.#spins.ask()),
      live.onReconnect(rereadAll),
      reaction(
        () => this.session.value,
        (session) => this.#schedule(session ?? null),
      ),
    ]
    this.#stop = () => {
      for (const stop of stops) stop()
      this.#spins.stop()
      this.#cancelReminder()
    }
  }

  dispose(): void {
    this.#stop()
    this.limits.dispose()
    this.session.dispose()
  }

  /** One after the other: each answer tells all the limits, and an older one must not come last. */
  #change(ask: () => Promise<PlayerLimits>): Promise<PlayerLimits> {
    const changed = this.#lastChange.then(async () => {
      const limits = await ask()
      this.limits.supersede(limits)
      return limits
    })
    this.#lastChange = changed.catch(() => undefined)
    return changed
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

  /** Another device may have reminded meanwhile, or the session be over: that is asked first. Who cannot be asked is no reason to be silent. */
  async #remind(): Promise<void> {
    await this.#follow(this.session)
    const { state, value } = this.session
    if (state.status === 'failed' && value) this.#schedule(value)
  }

  /** What nobody has asked for yet is not read. */
  #reread(resource: Resource<unknown>): Promise<void> {
    return resource.state.status === 'idle' ? Promise.resolve() : this.#follow(resource)
  }

  async #follow(resource: Resource<unknown>): Promise<void> {
    try {
      await resource.reload()
    } catch (error) {
      this.#log.error('limits', error)
    }
  }

  private setDue(isDue: boolean): void {
    this.isReminderDue = isDue
  }
}

/** The limits of a signed-in player: `site.playerPart(createLimits)`. */
export function createLimits(options: LimitsOptions): LimitsStore {
  const limits = new LimitsStore(options)
  limits.start()
  return limits
}
