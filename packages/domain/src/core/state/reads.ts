import { runInAction } from 'mobx'

import { type DomainError, isAborted, isTemporary } from '../value/errors.ts'
import type { Logger } from '../value/logger.ts'
import type { Random, Timers } from '../value/timers.ts'
import { KeyedReads } from './keyed-reads.ts'
import { Pages, type Page, type PagesOptions, type PagesSnapshot } from './pages.ts'
import {
  forgettingOf,
  registeredKeyed,
  registeredResource,
  type EntryData,
  type ForgetReason,
  type KeyedOptions,
  type ReadOptions,
  type RegisteredRead,
} from './registered-read.ts'
import { Resource, type ResourceOptions } from './resource.ts'
import { ShownReads, type Entry } from './shown-reads.ts'

/** Plain data by the names of reads. */
export type ReadsSnapshot = Readonly<Record<string, unknown>>

export interface ReadsMeans {
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly timers: Timers
  readonly random: Random
  /** Whether the page is in view; what is refreshed by time waits for it. Default: always. */
  readonly isVisible?: () => boolean
}

const ignore = (): void => undefined

/** All reads of a lifetime (a site, a player), registered once by name. Only the browser calls `start()`. */
export class Reads {
  readonly #means: ReadsMeans
  readonly #registered = new Map<string, RegisteredRead>()
  readonly #base: Resource<unknown>[] = []
  readonly #shown: ShownReads
  readonly #children = new Set<Reads>()
  /** Restored data of reads that are not registered yet. */
  #pending = new Map<string, unknown>()
  #isStarted = false
  #isDisposed = false
  #leaveParent: () => void = ignore

  constructor(means: ReadsMeans) {
    this.#means = means
    this.#shown = new ShownReads({ isVisible: () => true, ...means })
  }

  get base(): readonly Resource<unknown>[] {
    return this.#base
  }

  one<T>(
    name: string,
    load: (signal: AbortSignal) => Promise<T>,
    options: ReadOptions & ResourceOptions<T> = {},
  ): Resource<T> {
    const resource = this.#watch(new Resource<T>(load, { ...options, ...this.#onFailure(name) }), options)
    if (options.isBase) this.#base.push(resource)
    this.#register(name, registeredResource(resource, options))
    return resource
  }

  /** One resource per key, made on first use. */
  keyed<T>(
    name: string,
    load: (key: string, signal: AbortSignal) => Promise<T>,
    options: KeyedOptions & ResourceOptions<T> = {},
  ): KeyedReads<Resource<T>> {
    const all = { ...options, ...this.#onFailure(name) }
    const create = (key: string) => new Resource<T>((signal) => load(key, signal), all)
    return this.#registerKeyed(name, create, options, {
      read: ({ state }) => (state.status === 'ready' ? state.value : undefined),
      restore: (resource, data) => resource.set(data as T),
    })
  }

  /** One list by pages per key, made on first use. */
  pages<T>(
    name: string,
    load: (key: string, page: number, signal: AbortSignal) => Promise<Page<T>>,
    options: KeyedOptions & PagesOptions<T>,
  ): KeyedReads<Pages<T>> {
    const all = { ...options, ...this.#onFailure(name) }
    const create = (key: string) => new Pages<T>((page, signal) => load(key, page, signal), all)
    return this.#registerKeyed(name, create, options, {
      read: (pages) => (pages.state === 'idle' ? undefined : pages.snapshot()),
      restore: (pages, data) => pages.restore(data as PagesSnapshot<T>),
    })
  }

  /** Reads of a shorter lifetime within this one, such as a player's: they load when shown once this has started. */
  createChild(): Reads {
    const child = new Reads(this.#means)
    this.#children.add(child)
    child.#leaveParent = () => this.#children.delete(child)
    if (this.#isStarted) child.start()
    return child
  }

  /** Loads what is shown, from now on. */
  start(): void {
    this.#isStarted = true
    this.#shown.start()
    for (const child of this.#children) child.start()
  }

  /** @param which all, what visitors have in common, or what guests and players have each their own of (`visitor: 'forget'`) */
  snapshot(which: 'all' | 'common' | 'own' = 'all'): ReadsSnapshot {
    const data = new Map(which === 'own' ? [] : this.#pending)
    for (const [name, { options, snapshot }] of this.#registered) {
      if (which !== 'all' && (which === 'own') !== (options.visitor === 'forget')) continue
      const value = snapshot()
      if (value !== undefined) data.set(name, value)
    }
    return Object.fromEntries(data)
  }

  /** Restores a snapshot. A read that is registered later takes its part then. */
  restore(snapshot: ReadsSnapshot): void {
    for (const [name, data] of Object.entries(snapshot)) {
      if (data === undefined) continue
      const known = this.#registered.get(name)
      if (known) known.restore(data)
      else this.#pending.set(name, data)
    }
  }

  /**
   * Makes all reads as they are after a restore: a snapshot tells values, not failures or reads under way, which end. Before a
   * page is rendered from it.
   */
  keepValuesOnly(): void {
    for (const { entries, snapshot, restore } of this.#registered.values()) {
      const unread = entries().filter(({ hasFailed, underWay }) => hasFailed || underWay !== null)
      if (unread.length === 0) continue
      const data = snapshot()
      for (const entry of unread) entry.reset()
      if (data !== undefined) restore(data)
    }
    for (const child of this.#children) child.keepValuesOnly()
  }

  forget(reason: ForgetReason): void {
    this.#pending.clear()
    runInAction(() => {
      for (const { options, entries } of this.#registered.values()) {
        const forgetting = forgettingOf(options, reason)
        for (const entry of entries()) {
          if (forgetting === 'forget') entry.reset()
          else if (forgetting === 'expire') entry.expire()
          this.#shown.loadSoon(entry)
        }
      }
      for (const child of this.#children) child.forget(reason)
    })
  }

  /** Marks what a page has of a guest also where it was made for a player as out of date. Call it before `start()`. */
  expireForVisitor(): void {
    for (const { options, entries } of this.#registered.values()) {
      if (options.visitor === 'expire') for (const entry of entries()) entry.expire()
    }
  }

  /** Marks all that was restored as out of date, as it is of an old page: it stays in view. Call it before `start()`. */
  expire(): void {
    this.#pending.clear()
    for (const { entries } of this.#registered.values()) for (const entry of entries()) entry.expire()
  }

  /**
   * Loads live reads again after events may have been missed, and what has failed: at once where it is shown, else when it is.
   * A load under way may have been sent before: if it fails, the same goes for it.
   */
  reread(): void {
    const rereadFailed = (entry: Entry): void => {
      if (entry.hasFailed) this.#shown.rereadFailed(entry)
    }
    for (const { options, entries } of this.#registered.values()) {
      for (const entry of entries()) {
        if (options.isLive) entry.reread()
        else if (entry.underWay) entry.underWay.catch(() => rereadFailed(entry))
        else rereadFailed(entry)
      }
    }
  }

  /** Loads live reads that are shown again, unless they are being loaded. */
  rereadShown(): void {
    for (const { options, entries } of this.#registered.values()) {
      if (!options.isLive) continue
      for (const entry of entries()) if (this.#shown.has(entry) && !entry.underWay) entry.reread()
    }
    for (const child of this.#children) child.rereadShown()
  }

  /** Aborts all loads; nothing loads any more. */
  dispose(): void {
    this.#isDisposed = true
    this.#leaveParent()
    for (const { dispose } of this.#registered.values()) dispose()
    for (const child of this.#children) child.dispose()
    this.#shown.dispose()
  }

  #registerKeyed<E extends Entry>(
    name: string,
    create: (key: string) => E,
    options: KeyedOptions,
    data: EntryData<E>,
  ): KeyedReads<E> {
    const isShown = (entry: E) => this.#shown.has(entry)
    const keyed = new KeyedReads((key) => this.#watch(create(key), options), { max: options.max, isShown })
    this.#register(name, registeredKeyed(keyed, options, data))
    return keyed
  }

  #register(name: string, registered: RegisteredRead): void {
    if (this.#registered.has(name)) throw new TypeError(`two reads: ${name}`)
    this.#registered.set(name, registered)
    if (!this.#pending.has(name)) return
    registered.restore(this.#pending.get(name))
    this.#pending.delete(name)
  }

  #onFailure(name: string): { onFailure: (error: DomainError, failed: Entry) => void } {
    const { log } = this.#means
    return {
      onFailure: (error, failed) => {
        if (isTemporary(error)) this.#shown.retryLater(failed)
        // Not found is an answer, so only a warning.
        if (error.kind === 'not-found') log.warn(name, error)
        else if (!isAborted(error)) log.error(name, error)
      },
    }
  }

  #watch<E extends Entry>(entry: E, options: ReadOptions): E {
    if (this.#isDisposed) entry.dispose()
    this.#shown.watch(entry, options)
    return entry
  }
}
