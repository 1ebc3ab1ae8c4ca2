import { action, computed, makeObservable, observableRef } from 'mobx'
import { type Device, DomainError, type Means } from '../../core/index.ts'
import { exitAddress, type FrameMessage, readFrameMessage } from './frame-message.ts'
import type { GameRunApi } from './game-run-api.ts'
import {
  NO_RUN,
  type Place,
  type Run,
  type RunAnswer,
  type RunEvent,
  type RunMode,
  type RunState,
  nextRun,
} from './run.ts'
import { LOADER_HIDE_DELAY_MS, isGameAddress, modeFor, type PlayableGame, refusalOfRun } from './run-rules.ts'

export interface GameRunMeans extends Pick<Means, 'live' | 'timers' | 'log'> {
  readonly api: GameRunApi
  readonly device: () => Device
  readonly gameOrigins: readonly string[]
  /** Our own origin with the base of its pages, which receives the game's messages; null where there is none. */
  readonly siteOrigin: string | null
  readonly visitor: { readonly isSignedIn: boolean }
  readonly game: (slug: string) => Promise<{ readonly allowsBonusBalance: boolean }>
  /** Navigates the whole page: redirect runs play on the provider's page. */
  readonly leave: (url: string) => void
  /** A game for money has spun. */
  readonly onSpin?: () => void
}

const showsLoader = (run: Run) => run.status === 'running' && run.loaderVisible

/** The one game that runs, loads or failed (docs/product-rules.md, Game frame). The rules are in `nextRun`. */
export class GameRunStore {
  current: RunState = NO_RUN
  readonly #means: GameRunMeans
  #refusal: () => DomainError | null = () => null
  #request: AbortController | null = null
  #cancelLoader: (() => void) | null = null

  constructor(means: GameRunMeans) {
    this.#means = means
    makeObservable<this, 'happened'>(this, {
      current: observableRef,
      run: computed,
      slug: computed,
      returnTo: computed,
      happened: action,
    })
  }

  get run(): Run {
    return this.current.run
  }

  get slug(): string | null {
    return this.run.status === 'idle' ? null : this.run.slug
  }

  /** A game for money runs. */
  get isForMoney(): boolean {
    return this.run.status === 'running' && this.run.mode === 'real'
  }

  /** Path that closing or minimising leads to. */
  get returnTo(): string {
    return this.current.returnTo
  }

  /** Starts a game or continues the open one. Default mode: demo for guests, real for players. */
  open(game: PlayableGame, chosen?: RunMode): void {
    const { slug } = game
    if (slug === '') {
      this.#means.log.error('No game Id', null)
      return
    }
    const mode = modeFor(this.#means.visitor, chosen)
    const refusal = refusalOfRun(game, mode)
    this.happened({ type: 'opened', slug, mode, modeIsChosen: chosen !== undefined, refusal })
  }

  /** Asks this before each game for money: why it may not start; null: it may. Returns a function that ends it. */
  refuseBy(refusal: () => DomainError | null): () => void {
    this.#refusal = refusal
    return () => {
      if (this.#refusal === refusal) this.#refusal = () => null
    }
  }

  retry(): void {
    if (this.run.status === 'idle') return
    this.happened({ type: 'retried', mode: modeFor(this.#means.visitor, this.run.mode) })
  }

  continueAfterNotice(): void {
    this.happened({ type: 'continued' })
  }

  /** Ends the game: by its close button, on login and on logout. */
  close(): void {
    this.happened({ type: 'closed' })
  }

  markLoaded(): void {
    this.happened({ type: 'loader-ended', attempt: this.current.attempt })
  }

  /** Handles a message of the frame's window. Returns its meaning, or null if it is not the game's. */
  receive(message: unknown, origin: string): FrameMessage | null {
    const meaning = readFrameMessage(message, origin, this.run, this.#means.siteOrigin)
    if (meaning === 'loaded') this.markLoaded()
    if (meaning === 'exit') this.close()
    if (meaning === 'spin' && this.isForMoney) this.#means.onSpin?.()
    return meaning
  }

  navigated(place: Place): void {
    this.happened({ type: 'navigated', place })
  }

  start(): () => void {
    return this.#means.live.on('game-session-deactivated', ({ runToken }) =>
      this.happened({ type: 'deactivated', runToken }),
    )
  }

  dispose(): void {
    this.close()
  }

  private happened(event: RunEvent): void {
    const before = this.current
    const after = nextRun(before, event)
    this.current = after
    if (after.run.status !== 'loading' || after.attempt !== before.attempt) this.#request?.abort()
    if (!showsLoader(after.run) || after.attempt !== before.attempt) this.#cancelLoader?.()
    this.#act(before, after)
  }

  #act(before: RunState, after: RunState): void {
    const { run, attempt } = after
    if (run.status === 'loading' && attempt !== before.attempt) void this.#ask(run.slug, run.mode, attempt)
    if (run.status === before.run.status) return
    if (run.status === 'leaving') this.#means.leave(run.url)
    if (run.status === 'running') {
      this.#cancelLoader = this.#means.timers.after(LOADER_HIDE_DELAY_MS, () =>
        this.happened({ type: 'loader-ended', attempt }),
      )
    }
  }

  async #ask(slug: string, mode: RunMode, attempt: number): Promise<void> {
    const request = new AbortController()
    this.#request = request
    try {
      const answer = await this.#answer(slug, mode, request.signal)
      const allowsBonusBalance = answer.isRedirect && (await this.#allowsBonusBalance(slug))
      this.happened({
        type: 'answered',
        attempt,
        answer,
        allowsBonusBalance,
        isSignedIn: this.#means.visitor.isSignedIn,
      })
    } catch (thrown) {
      const error = DomainError.from(thrown)
      this.#means.log.error('game run', error, { slug, mode })
      this.happened({ type: 'failed', attempt, error })
    }
  }

  async #answer(slug: string, mode: RunMode, signal: AbortSignal): Promise<RunAnswer> {
    const { api, device, siteOrigin, gameOrigins } = this.#means
    const refusal = mode === 'real' ? this.#refusal() : null
    if (refusal) throw refusal
    const exitUrl = siteOrigin === null ? null : exitAddress(siteOrigin, this.returnTo)
    const answer = await api.run({ slug, mode, platform: device(), exitUrl }, signal)
    if (isGameAddress(answer.url, gameOrigins)) return answer
    throw new DomainError('invalid-response', {
      path: 'game run.data.run_url',
      message: 'The run address is of no games origin',
    })
  }

  /** If the game cannot be read, show the notice: the player must know whether bonus money counts. */
  async #allowsBonusBalance(slug: string): Promise<boolean> {
    try {
      return (await this.#means.game(slug)).allowsBonusBalance
    } catch {
      return false
    }
  }
}
