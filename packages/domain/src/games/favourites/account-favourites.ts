import { action, computed, makeObservable, observable } from 'mobx'
import { DomainError, isAborted, type Means, type Resource } from '../../core/index.ts'
import type { DeviceList } from './device-list.ts'
import type { Favourites } from './favourites.ts'
import type { FavouritesApi } from './favourites-api.ts'

export interface AccountFavouritesMeans extends Pick<Means, 'log' | 'reads'> {
  readonly api: FavouritesApi
  readonly load: (signal: AbortSignal) => Promise<readonly string[]>
  /** The guest's favourites, moved into the account at sign-in. */
  readonly guest: DeviceList
  readonly own: DeviceList
}

export interface FavouritesListener {
  readonly announce: () => void
  /** The platform refused a change; it is undone on screen. */
  readonly onRefused: (change: { slug: string; wanted: boolean }) => void
}

/** A player's favourites: kept by the platform where it has the calls, otherwise on the device. */
export class AccountFavourites implements Favourites {
  readonly #list: Resource<readonly string[]>
  private readonly wanted = observable.map<string, boolean>()
  readonly #means: AccountFavouritesMeans
  readonly #sending = new Set<string>()
  #isOffered = true
  #listener: FavouritesListener | null = null

  constructor(means: AccountFavouritesMeans) {
    this.#means = means
    this.#list = means.reads.one<readonly string[]>('favourites', (signal) => this.#load(signal), {
      language: 'keep',
      isInSnapshot: false,
    })
    makeObservable<this, 'settle'>(this, { hasFailed: computed, slugs: computed, toggle: action, settle: action })
  }

  /** A failed reload keeps the list. */
  get hasFailed(): boolean {
    const { state } = this.#list
    return state.status === 'failed' && state.previous === undefined
  }

  get slugs(): readonly string[] | null {
    const known = this.#list.value
    if (!known) return null
    const kept = new Set(known)
    const added = Array.from(this.wanted.keys()).filter((slug) => this.wanted.get(slug) && !kept.has(slug))
    return [...added.reverse(), ...known.filter((slug) => this.wanted.get(slug) !== false)]
  }

  has(slug: string): boolean {
    return this.slugs?.includes(slug) ?? false
  }

  toggle(slug: string): void {
    if (!this.slugs) return
    const wanted = !this.has(slug)
    if (!this.#isOffered) {
      const { own } = this.#means
      this.#list.set(wanted ? own.add(slug) : own.remove(slug))
      this.#listener?.announce()
      return
    }
    this.wanted.set(slug, wanted)
    if (!this.#sending.has(slug)) void this.#send(slug)
  }

  reload(): void {
    void this.#list.reload()
  }

  follow(listener: FavouritesListener): () => void {
    this.#listener = listener
    return () => {
      if (this.#listener === listener) this.#listener = null
    }
  }

  async #load(signal: AbortSignal): Promise<readonly string[]> {
    const { load, guest, api, own } = this.#means
    try {
      const fromGuest = guest.read()
      if (fromGuest.length > 0) {
        await api.addAll(fromGuest)
        guest.clear()
      }
      return await load(signal)
    } catch (thrown) {
      if (signal.aborted || isAborted(thrown) || !isNotOffered(DomainError.from(thrown))) throw thrown
      this.#isOffered = false
      const kept = own.add(...guest.read())
      guest.clear()
      return kept
    }
  }

  /** Sends the pending change of a game, repeated if it changed meanwhile; one call per game at a time. */
  async #send(slug: string): Promise<void> {
    const { api, log } = this.#means
    this.#sending.add(slug)
    for (let wanted = this.wanted.get(slug); wanted !== undefined; wanted = this.wanted.get(slug)) {
      try {
        await (wanted ? api.add(slug) : api.remove(slug))
        this.settle(slug, wanted, true)
        this.#listener?.announce()
      } catch (thrown) {
        this.settle(slug, wanted, false)
        if (isAborted(thrown)) break
        log.error('favourite', thrown)
        this.#listener?.onRefused({ slug, wanted })
      }
    }
    this.#sending.delete(slug)
  }

  private settle(slug: string, sent: boolean, isDone: boolean): void {
    if (isDone)
      this.#list.change((known) => {
        if (sent === known.includes(slug)) return known
        const rest = known.filter((kept) => kept !== slug)
        return sent ? [slug, ...rest] : rest
      })
    // A refusal undoes all pending changes of this game.
    if (!isDone || this.wanted.get(slug) === sent) this.wanted.delete(slug)
  }
}

/** The platform does not have the call. */
const isNotOffered = ({ status }: DomainError) => status === 404 || status === 405 || status === 501
