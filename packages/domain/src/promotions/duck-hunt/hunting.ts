import { action, computed, makeObservable, observableRef } from 'mobx'
import * as v from 'valibot'
import { certainty, DomainError, wasNotSent, type Means, type Resource } from '../../core/index.ts'
import { afterShot, type DuckHunt, type Shot } from './duck-hunt.ts'

/** The latest shot of a player in a hunt. */
export type HuntState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly target: number }
  | { readonly status: 'done'; readonly target: number; readonly shot: Shot }
  | { readonly status: 'refused'; readonly error: DomainError }
  /** No answer came. The same shot can be sent again, and counts once. */
  | { readonly status: 'unclear'; readonly target: number; readonly error: DomainError }

export interface HuntingPorts extends Pick<Means, 'timers' | 'storage' | 'createId'> {
  readonly shoot: (shot: { readonly target: number; readonly key: string }) => Promise<Shot>
  readonly hunt: Pick<Resource<DuckHunt>, 'value' | 'change' | 'reread'>
  /** Where a shot without an answer is kept: of a player and a hunt. */
  readonly storageKey: string
  /** The points may have changed. */
  readonly onShot: () => void
}

/** Pauses before a shot without an answer is sent again, ms. */
const REPEATS_MS = [1000, 3000] as const

const OpenShot = v.object({ key: v.string(), target: v.pipe(v.number(), v.safeInteger()) })
type OpenShot = v.InferOutput<typeof OpenShot>

/**
 * Shoots one at a time (docs/product-rules.md, Duck hunt). A shot without an answer is sent again under its key, also
 * after a reload, so what it hit is never in doubt.
 */
export class Hunting {
  state: HuntState = { status: 'idle' }
  /** False: the platform only shows the hunt. */
  isPlayable = true
  readonly #ports: HuntingPorts
  /** As kept on the device, where that keeps anything. */
  #unanswered: OpenShot | null = null
  #isDisposed = false

  constructor(ports: HuntingPorts) {
    this.#ports = ports
    makeObservable<this, 'setState' | 'onlyShown'>(this, {
      state: observableRef,
      isPlayable: observableRef,
      isShooting: computed,
      setState: action,
      onlyShown: action,
    })
  }

  get isShooting(): boolean {
    return this.state.status === 'sending'
  }

  /** Shoots at a place. While a shot is under way nothing is sent; one without an answer is sent again instead. */
  async shoot(target: number): Promise<void> {
    if (this.isShooting) return
    const open = this.#open() ?? { key: this.#ports.createId(), target }
    this.#keep(open)
    await this.#send(open)
  }

  /** Sends a shot of an earlier visit again, if its answer is missing. */
  async resume(): Promise<void> {
    const open = this.#open()
    if (open && !this.isShooting) await this.#send(open)
  }

  dispose(): void {
    this.#isDisposed = true
  }

  async #send(open: OpenShot): Promise<void> {
    this.setState({ status: 'sending', target: open.target })
    for (const pause of [...REPEATS_MS, null]) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- again under the same key, after a pause
        return this.#settle(open, await this.#ports.shoot(open))
      } catch (thrown) {
        const error = DomainError.from(thrown)
        if (isOver(error)) return this.#refuse(open, error)
        if (pause === null || error.kind === 'unauthorized')
          return this.setState({ status: 'unclear', target: open.target, error })
        // oxlint-disable-next-line no-await-in-loop -- as above
        await new Promise<void>((resolve) => this.#ports.timers.after(pause, resolve))
        if (this.#isDisposed) return undefined
      }
    }
    return undefined
  }

  #settle(open: OpenShot, shot: Shot): void {
    const { target } = open
    this.#forget(open)
    this.#ports.hunt.change((hunt) => afterShot(hunt, shot))
    this.setState({ status: 'done', target, shot })
    this.#ports.hunt.reread()
    if (shot.prize) this.#ports.onShot()
  }

  #refuse(open: OpenShot, error: DomainError): void {
    this.#forget(open)
    if (error.kind === 'not-found') return this.onlyShown()
    this.setState({ status: 'refused', error })
    this.#ports.hunt.reread()
  }

  #open(): OpenShot | null {
    return this.#stored() ?? this.#unanswered
  }

  #stored(): OpenShot | null {
    try {
      const kept = v.safeParse(OpenShot, JSON.parse(this.#ports.storage.get(this.#ports.storageKey) ?? 'null'))
      return kept.success ? kept.output : null
    } catch {
      return null
    }
  }

  #keep(open: OpenShot): void {
    this.#unanswered = open
    this.#ports.storage.set(this.#ports.storageKey, JSON.stringify(open))
  }

  /** Unless another tab has begun the next shot since. */
  #forget({ key }: OpenShot): void {
    this.#unanswered = null
    const stored = this.#stored()
    if (stored === null || stored.key === key) this.#ports.storage.remove(this.#ports.storageKey)
  }

  private setState(state: HuntState): void {
    this.state = state
  }

  private onlyShown(): void {
    this.isPlayable = false
    this.state = { status: 'idle' }
  }
}

/** Also where the platform has no such call. A player who is signed out, or offline, learns nothing of an earlier one. */
const isOver = (error: DomainError): boolean =>
  error.kind === 'not-found' || (certainty(error) === 'refused' && !wasNotSent(error) && error.kind !== 'unauthorized')
