import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import {
  AttemptLog,
  certainty,
  DomainError,
  type Means,
  Press,
  type PressState,
  type Resource,
  wasNotSent,
} from '../../core/index.ts'
import { afterShot, type DuckHunt, type Shot } from './duck-hunt.ts'

interface OpenShot {
  readonly key: string
  readonly target: number
}

/** The latest shot of a player in a hunt. An `unclear` one can be sent again, and counts once. */
export type HuntState = PressState<OpenShot, Shot>

export interface HuntingMeans extends Pick<Means, 'clock' | 'timers' | 'storage' | 'createId'> {
  readonly shoot: (shot: OpenShot) => Promise<Shot>
  readonly hunt: Pick<Resource<DuckHunt>, 'value' | 'change' | 'reread'>
  /** Where a shot without an answer is kept: of a player and a hunt. */
  readonly storageKey: string
  /** The points may have changed. */
  readonly onShot: () => void
}

/** Pauses before a shot without an answer is sent again, ms. */
const REPEATS_MS = [1000, 3000] as const

const TargetSchema = v.object({ target: v.pipe(v.number(), v.safeInteger()) })

/**
 * Shoots one at a time (docs/product-rules.md, Duck hunt). A shot without an answer is sent again under its key, also
 * after a reload, so what it hit is never in doubt.
 */
export class Hunting {
  /** False: the platform only shows the hunt. */
  isPlayable = true
  readonly #means: HuntingMeans
  readonly #log: AttemptLog<v.InferOutput<typeof TargetSchema>>
  readonly #press = new Press<OpenShot, Shot>((shot) => this.#send(shot))
  #isDisposed = false

  constructor(means: HuntingMeans) {
    this.#means = means
    this.#log = new AttemptLog(means.storage, means.storageKey, TargetSchema)
    makeObservable(this, { isPlayable: observableRef, state: computed })
  }

  get state(): HuntState {
    return ofShot(this.#press.state)
  }

  /** Shoots at a place. While a shot is under way nothing is sent; one without an answer is sent again instead. */
  async shoot(target: number): Promise<void> {
    if (this.#press.isBusy) return
    await this.#run(this.#open() ?? this.#begin(target))
  }

  /** Sends a shot again whose answer is missing, also one of an earlier visit. */
  async resume(): Promise<void> {
    const open = this.#open()
    if (open && !this.#press.isBusy) await this.#run(open)
  }

  dispose(): void {
    this.#isDisposed = true
  }

  #open(): OpenShot | null {
    if (this.state.status === 'unclear') return this.state.request
    const kept = this.#log.read(this.#means.clock.now())
    return kept && { key: kept.key, ...kept.details }
  }

  #begin(target: number): OpenShot {
    const { clock, createId } = this.#means
    const { attempt } = this.#log.beginOrResume({ details: { target }, now: clock.now(), createId })
    return { key: attempt.key, target }
  }

  async #run(shot: OpenShot): Promise<void> {
    const { hunt, onShot } = this.#means
    const state = ofShot(await this.#press.run(shot))
    const isShownOnly = this.#press.error?.kind === 'not-found'
    if (state.status === 'unclear' && !isShownOnly) return
    // Unless another tab has begun the next shot since.
    this.#log.clear(shot.key)
    if (isShownOnly) return this.#onlyShow()
    if (state.status === 'done') hunt.change((known) => afterShot(known, state.value))
    hunt.reread()
    if (state.status === 'done' && state.value.prize) onShot()
  }

  async #send(shot: OpenShot, [pause, ...later]: readonly number[] = REPEATS_MS): Promise<Shot> {
    const { shoot, timers } = this.#means
    try {
      return await shoot(shot)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (pause === undefined || isOver(error) || error.kind === 'unauthorized') throw error
      await new Promise<void>((resolve) => timers.after(pause, resolve))
      if (this.#isDisposed) throw error
      return this.#send(shot, later)
    }
  }

  #onlyShow(): void {
    runInAction(() => (this.isPlayable = false))
    this.#press.reset()
  }
}

/** A shot that was sent before is refused by nothing but what ends it. */
const ofShot = (state: HuntState): HuntState =>
  state.status === 'refused' && !isOver(state.error) ? { ...state, status: 'unclear' } : state

/** Also where the platform has no such call. A player who is signed out, or offline, learns nothing of an earlier one. */
const isOver = (error: DomainError): boolean =>
  error.kind === 'not-found' || (certainty(error) === 'refused' && !wasNotSent(error) && error.kind !== 'unauthorized')
