import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { DomainError, isAborted, type Logger } from '../core/index.ts'
import type { DeviceList } from './device-list.ts'
import type { Favourites } from './favourites.ts'
import type { FavouritesApi } from './favourites-api.ts'

export interface AccountFavouritesPorts {
  readonly api: FavouritesApi
  /** The player's favourites at the platform, the latest first. */
  readonly load: (signal: AbortSignal) => Promise<readonly string[]>
  /** What was chosen here before signing in: it moves into the account. */
  readonly guest: DeviceList
  /** Where they are kept if the platform keeps none. */
  readonly own: DeviceList
  /** Tells the other tabs. */
  readonly announce: () => void
  /** The platform did not take a change; it is taken back on screen. */
  readonly onRefused: (change: { slug: string; wanted: boolean }) => void
  readonly log: Pick<Logger, 'error'>
}

/** A player's favourites: kept by the platform where it offers that, otherwise on the device. */
export class AccountFavourites implements Favourites {
  hasFailed = false
  /** As the platform, or the device, has them; null while unknown. */
  private known: readonly string[] | null = null
  /** Changes on their way, by slug. */
  private readonly wanted = observable.map<string, boolean>()
  readonly #ports: AccountFavouritesPorts
  readonly #sending = new Set<string>()
  #isOffered = true
  #run = new AbortController()

  constructor(ports: AccountFavouritesPorts) {
    this.#ports = ports
    makeObservable<this, 'known' | 'put' | 'settle'>(this, {
      hasFailed: observable,
      known: observableRef,
      slugs: computed,
      toggle: action,
      put: action,
      settle: action,
    })
    this.reload()
  }

  get slugs(): readonly string[] | null {
    if (!this.known) return null
    const kept = new Set(this.known)
    const added = Array.from(this.wanted.keys()).filter((slug) => this.wanted.get(slug) && !kept.has(slug))
    return [...added.reverse(), ...this.known.filter((slug) => this.wanted.get(slug) !== false)]
  }

  has(slug: string): boolean {
    return this.slugs?.includes(slug) ?? false
  }

  toggle(slug: string): void {
    if (!this.known) return
    const wanted = !this.has(slug)
    if (!this.#isOffered) {
      this.put(this.#keepHere(slug, wanted))
      this.#ports.announce()
      return
    }
    this.wanted.set(slug, wanted)
    if (!this.#sending.has(slug)) void this.#send(slug)
  }

  reload(): void {
    this.#run.abort()
    this.#run = new AbortController()
    void this.#load(this.#run.signal)
  }

  dispose(): void {
    this.#run.abort()
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { load, guest, api, own, log } = this.#ports
    try {
      const fromGuest = guest.read()
      if (fromGuest.length > 0) {
        await api.addAll(fromGuest)
        guest.clear()
      }
      const slugs = await load(signal)
      if (!signal.aborted) this.put(slugs)
    } catch (thrown) {
      if (signal.aborted || isAborted(thrown)) return
      const error = DomainError.from(thrown)
      if (isNotOffered(error)) {
        this.#isOffered = false
        this.put(own.add(...guest.read()))
        guest.clear()
        return
      }
      log.error('favourites', error)
      this.put(null)
    }
  }

  private put(slugs: readonly string[] | null): void {
    // What failed to be read anew stays as it was.
    this.hasFailed = slugs === null && this.known === null
    this.known = slugs ?? this.known
  }

  /** Sends what is wanted of a game, and once more if that has changed meanwhile: never two calls for one game at a time. */
  async #send(slug: string): Promise<void> {
    const { api, announce, onRefused, log } = this.#ports
    this.#sending.add(slug)
    for (let wanted = this.wanted.get(slug); wanted !== undefined; wanted = this.wanted.get(slug)) {
      try {
        await (wanted ? api.add(slug) : api.remove(slug))
        this.settle(slug, wanted, true)
        announce()
      } catch (thrown) {
        this.settle(slug, wanted, false)
        if (isAborted(thrown)) break
        log.error('favourite', thrown)
        onRefused({ slug, wanted })
      }
    }
    this.#sending.delete(slug)
  }

  private settle(slug: string, sent: boolean, isDone: boolean): void {
    const rest = (this.known ?? []).filter((kept) => kept !== slug)
    const wasKept = this.known?.includes(slug) ?? false
    if (isDone && sent !== wasKept) this.known = sent ? [slug, ...rest] : rest
    // Refused: all that was wanted of this game is taken back.
    if (!isDone || this.wanted.get(slug) === sent) this.wanted.delete(slug)
  }

  #keepHere(slug: string, wanted: boolean): string[] {
    return wanted ? this.#ports.own.add(slug) : this.#ports.own.remove(slug)
  }
}

/** The platform has no such call. */
const isNotOffered = ({ status }: DomainError) => status === 404 || status === 405 || status === 501
