import { onBecomeObserved, onBecomeUnobserved, runInAction } from 'mobx'

import { type DomainError, isAborted } from '../http/errors.ts'
import type { Logger } from '../value/logger.ts'
import type { Timers } from '../value/timers.ts'
import { KeyedReads, type KeyedRead } from './keyed-reads.ts'
import { Pages, type Page, type PagesOptions, type PagesSnapshot } from './pages.ts'
import { Resource, type ResourceOptions } from './resource.ts'

/** Why reads are out of date: another language, or somebody signed in or out. */
export type ForgetReason = 'language' | 'visitor'

/** `forget`: reset. `expire`: keep the value and load again, at once while shown. `keep`: nothing. */
export type Forgetting = 'forget' | 'expire' | 'keep'

export interface ReadOptions {
  /** Default: `forget`. */
  readonly language?: Forgetting
  /** Default: `keep`. */
  readonly visitor?: Forgetting
  /** Read again after a lost connection, if it was read. Default: false. */
  readonly isLive?: boolean
  /** Every page needs it: loaders and a change of language read it. Default: false. */
  readonly isBase?: boolean
  /** Loads when it is first shown in the browser. False: only when asked for. Default: true. */
  readonly loadsWhenShown?: boolean
  /** Read again when it is shown again after it was out of view. Default: false. */
  readonly isFresh?: boolean
  /** Read again this long after the last answer, while it is shown. Milliseconds; default: never. */
  readonly refreshMs?: number
  /** False: never part of a snapshot. Default: true. */
  readonly isInSnapshot?: boolean | ((key: string) => boolean)
}

export interface KeyedOptions extends ReadOptions {
  /** How many keys are kept; the least recently used go first. */
  readonly max?: number
}

/** Plain data by the names of reads. */
export type ReadsSnapshot = Readonly<Record<string, unknown>>

export interface ReadsPorts {
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly timers: Timers
}

/** What Resource and Pages have in common. */
interface Entry extends KeyedRead {
  readonly needsLoad: boolean
  ensure(): Promise<unknown>
  reload(): Promise<unknown>
  reread(): void
  expire(): void
  reset(): void
}

interface Registered {
  readonly options: ReadOptions
  /** Existing entries. */
  readonly entries: () => readonly Entry[]
  /** Plain data; undefined: nothing to keep. */
  readonly snapshot: () => unknown
  readonly restore: (data: unknown) => void
  readonly dispose: () => void
}

/** A shorter time out of view does not count: one component replaced another. Milliseconds. */
const OUT_OF_VIEW_MS = 1000

const DEFAULTS: Readonly<Record<ForgetReason, Forgetting>> = { language: 'forget', visitor: 'keep' }

const ignore = (): void => undefined

/**
 * All reads of a lifetime (a site, a player), registered once by name: snapshot, restore, forget, reread, log, dispose, and
 * load what is shown. Loading by being shown begins with `start()`, which the browser calls after hydration and the server
 * never.
 */
export class Reads {
  readonly #ports: ReadsPorts
  readonly #registered = new Map<string, Registered>()
  readonly #base: Resource<unknown>[] = []
  /** Shown entries, each with the function that ends its refreshing. */
  readonly #shown = new Map<Entry, () => void>()
  readonly #options = new WeakMap<Entry, ReadOptions>()
  readonly #children = new Set<Reads>()
  /** Restored data of reads that are not registered yet. */
  #pending = new Map<string, unknown>()
  #isStarted = false
  #isDisposed = false
  #leaveParent: () => void = ignore

  constructor(ports: ReadsPorts) {
    this.#ports = ports
  }

  /** What every page needs. */
  get base(): readonly Resource<unknown>[] {
    return this.#base
  }

  one<T>(
    name: string,
    load: (signal: AbortSignal) => Promise<T>,
    options: ReadOptions & ResourceOptions<T> = {},
  ): Resource<T> {
    const resource = this.#watched(new Resource(load, { ...options, ...this.#logging(name) }), options)
    if (options.isBase) this.#base.push(resource)
    this.#register(name, {
      options,
      entries: () => [resource],
      snapshot: () => (options.isInSnapshot === false ? undefined : resource.value),
      restore: (data) => resource.set(data as T),
      dispose: () => resource.dispose(),
    })
    return resource
  }

  /** One resource per key, made on first use. */
  keyed<T>(
    name: string,
    load: (key: string, signal: AbortSignal) => Promise<T>,
    options: KeyedOptions & ResourceOptions<T> = {},
  ): KeyedReads<Resource<T>> {
    const all = { ...options, ...this.#logging(name) }
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
    const all = { ...options, ...this.#logging(name) }
    const create = (key: string) => new Pages<T>((page, signal) => load(key, page, signal), all)
    return this.#registerKeyed(name, create, options, {
      read: (pages) => (pages.state === 'idle' ? undefined : pages.snapshot()),
      restore: (pages, data) => pages.restore(data as PagesSnapshot<T>),
    })
  }

  /** Reads of a shorter lifetime within this one, such as a player's: they load when shown once this has started. */
  createChild(): Reads {
    const child = new Reads(this.#ports)
    this.#children.add(child)
    child.#leaveParent = () => this.#children.delete(child)
    if (this.#isStarted) child.start()
    return child
  }

  /** Loads what is shown, now and from now on. */
  start(): void {
    this.#isStarted = true
    for (const entry of this.#shown.keys()) this.#show(entry)
    for (const child of this.#children) child.start()
  }

  snapshot(): ReadsSnapshot {
    const data = new Map(this.#pending)
    for (const [name, { snapshot }] of this.#registered) {
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

  forget(reason: ForgetReason): void {
    this.#pending.clear()
    runInAction(() => {
      for (const { options, entries } of this.#registered.values()) {
        const forgetting = options[reason] ?? DEFAULTS[reason]
        for (const entry of entries()) {
          if (forgetting === 'forget') entry.reset()
          else if (forgetting === 'expire') entry.expire()
          if (this.#shown.has(entry)) this.#loadSoon(entry, options)
        }
      }
      for (const child of this.#children) child.forget(reason)
    })
  }

  /** Marks what guests and players see differently as out of date: a shared page has a guest's. Call it before `start()`. */
  expireForVisitor(): void {
    for (const { options, entries } of this.#registered.values()) {
      if (options.visitor === 'expire') for (const entry of entries()) entry.expire()
    }
  }

  /** Loads live reads again after events may have been missed. */
  reread(): void {
    for (const { options, entries } of this.#registered.values()) {
      if (options.isLive) for (const entry of entries()) entry.reread()
    }
  }

  /** Aborts all loads; nothing loads any more. */
  dispose(): void {
    this.#isDisposed = true
    this.#leaveParent()
    for (const { dispose } of this.#registered.values()) dispose()
    for (const child of this.#children) child.dispose()
    for (const end of this.#shown.values()) end()
    this.#shown.clear()
  }

  #registerKeyed<E extends Entry>(
    name: string,
    create: (key: string) => E,
    options: KeyedOptions,
    data: { read: (entry: E) => unknown; restore: (entry: E, data: unknown) => void },
  ): KeyedReads<E> {
    const isShown = (entry: E) => this.#shown.has(entry)
    const keyed = new KeyedReads((key) => this.#watched(create(key), options), { max: options.max, isShown })
    const { isInSnapshot = true } = options
    const isKept = typeof isInSnapshot === 'function' ? isInSnapshot : () => isInSnapshot
    this.#register(name, {
      options,
      entries: () => keyed.all().map(([, entry]) => entry),
      snapshot: () => {
        const kept = keyed
          .all()
          .filter(([key]) => isKept(key))
          .map(([key, entry]) => [key, data.read(entry)] as const)
          .filter(([, value]) => value !== undefined)
        return kept.length > 0 ? Object.fromEntries(kept) : undefined
      },
      restore: (values) => {
        for (const [key, value] of Object.entries(values as object)) data.restore(keyed.get(key), value)
      },
      dispose: () => keyed.dispose(),
    })
    return keyed
  }

  #register(name: string, registered: Registered): void {
    if (this.#registered.has(name)) throw new TypeError(`Two reads are called ${name}`)
    this.#registered.set(name, registered)
    if (!this.#pending.has(name)) return
    registered.restore(this.#pending.get(name))
    this.#pending.delete(name)
  }

  #logging(name: string): { onFailure: (error: DomainError) => void } {
    const { log } = this.#ports
    // Not found is an answer, so only a warning.
    return {
      onFailure: (error) => {
        if (error.kind === 'not-found') log.warn(name, error)
        else if (!isAborted(error)) log.error(name, error)
      },
    }
  }

  /** Tracks whether the entry is shown. */
  #watched<E extends Entry>(entry: E, options: ReadOptions): E {
    if (this.#isDisposed) entry.dispose()
    this.#options.set(entry, options)
    let cancelExpiry = ignore
    onBecomeObserved(entry, 'state', () => {
      cancelExpiry()
      this.#show(entry)
    })
    onBecomeUnobserved(entry, 'state', () => {
      this.#shown.get(entry)?.()
      this.#shown.delete(entry)
      if (options.isFresh) cancelExpiry = this.#ports.timers.after(OUT_OF_VIEW_MS, () => entry.expire())
    })
    return entry
  }

  #show(entry: Entry): void {
    const options = this.#options.get(entry) ?? {}
    const { refreshMs } = options
    this.#shown.set(entry, this.#isStarted && refreshMs !== undefined ? this.#refresh(entry, refreshMs) : ignore)
    this.#loadSoon(entry, options)
  }

  /** Loads after the render or reaction that shows it: state must not change during a render. */
  #loadSoon(entry: Entry, { loadsWhenShown = true }: ReadOptions): void {
    if (!this.#isStarted || !loadsWhenShown) return
    void Promise.resolve().then(() => {
      if (this.#shown.has(entry) && entry.needsLoad) entry.ensure().catch(ignore)
    })
  }

  #refresh(entry: Entry, ms: number): () => void {
    let cancel = ignore
    let isStopped = false
    const wait = (): void => {
      if (isStopped) return
      cancel = this.#ports.timers.after(ms, () => void entry.reload().then(wait, wait))
    }
    wait()
    return () => {
      isStopped = true
      cancel()
    }
  }
}
