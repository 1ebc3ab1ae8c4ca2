import {
  createPath,
  NavigationType,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import type { PageRoute, Params } from '#shared/navigation/page-route.ts'

export interface PageMatch {
  readonly page: PageRoute
  readonly params: Params
}

export interface Redirect {
  readonly to: string
  /** The target is outside of the base, so it loads as a new document. */
  readonly isDocument: boolean
  /** The target is the same page under its one address. */
  readonly isMoved?: boolean
}

/** Finds, guards and loads pages. Addresses include the base. */
export interface PageLoader {
  /** Null only where there are no pages, as in stories. */
  match(pathname: string): PageMatch | null
  guard(match: PageMatch, url: URL): Redirect | null
  /** Loads code and texts, and data as far as the host waits for it. */
  load(match: PageMatch, url: URL): Promise<void>
}

/** Why a page cannot be shown: its code did not load or its loader threw. */
export interface LoadError {
  readonly error: unknown
}

export interface NavigationState {
  /** Location in view, with the base. */
  readonly location: Location
  readonly action: NavigationType
  readonly match: PageMatch | null
  readonly failure: LoadError | null
  /** The scroll position was asked to stay. */
  readonly keepsScroll: boolean
  readonly isPending: boolean
}

export interface LeaveGuard {
  isHeld(pathname: string): boolean
  /** Called again if the visitor chooses another way out meanwhile: the last one counts. */
  ask(proceed: () => void): void
}

/** Browser history, or one in memory. The router exports both only under names for advanced use. */
export interface NavigationHistory extends Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'location' | 'push' | 'replace' | 'go' | 'listen' | 'createHref'
> {
  /** Before an entry is pushed or replaced: goes to that of the page. Null if there already. */
  leaveLayers?(): Promise<void> | null
}

export interface NavigationMeans {
  readonly history: NavigationHistory
  readonly pages: PageLoader
  /** The first page, where it was found before. */
  readonly match?: PageMatch | null
  /** Failure of the first page, which is loaded before. */
  readonly failure?: LoadError | null
  /** Opens an address outside of the base. */
  readonly openDocument?: (address: string) => void
}

interface Move {
  readonly action: NavigationType
  readonly url: URL
  readonly state: unknown
  readonly keepsScroll: boolean
  /** Steps in the history; null: unknown, or not by the history. */
  readonly delta: number | null
}

type Listener = (state: NavigationState) => void

/** Navigation of one tab: the page in view stays until the next has loaded. The latest navigation wins. */
export class Navigation implements Navigator {
  state: NavigationState
  /** Whether the next page is to be loaded as a whole document, which may be of a newer release. */
  opensDocument: () => boolean = () => false
  readonly #history: NavigationHistory
  readonly #pages: PageLoader
  readonly #openDocument: (address: string) => void
  readonly #listeners = new Set<Listener>()
  #leaveGuard: LeaveGuard | null = null
  #pending: Move | null = null
  /** Set while a step of the browser is undone; called when that has happened. */
  #undone: (() => void) | null = null

  constructor({
    history,
    pages,
    match = pages.match(history.location.pathname),
    failure = null,
    openDocument = () => undefined,
  }: NavigationMeans) {
    this.#history = history
    this.#pages = pages
    this.#openDocument = openDocument
    const { location } = history
    this.state = { location, action: NavigationType.Pop, match, failure, keepsScroll: false, isPending: false }
  }

  start(): () => void {
    return this.#history.listen(({ location, delta }) => {
      const undone = this.#undone
      this.#undone = null
      if (undone) undone()
      else this.#begin({ action: NavigationType.Pop, url: toUrl(location), state: null, keepsScroll: false, delta })
    })
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** One guard at a time. Returns remove. */
  guardLeaving(guard: LeaveGuard): () => void {
    this.#leaveGuard = guard
    return () => {
      if (this.#leaveGuard === guard) this.#leaveGuard = null
    }
  }

  async revalidate(): Promise<void> {
    if (this.#pending) return this.#open(this.#pending)
    const { location, match } = this.state
    const failure = await this.#load(match, toUrl(location))
    if (this.state.location === location && this.state.failure !== failure) this.#change({ failure })
  }

  /** Loads a page that is likely next, if its reads allow that (`PageRoute.readsOnPress`). */
  readonly preload = (to: To): void => {
    const url = toUrl(to)
    const match = this.#pages.match(url.pathname)
    if (match?.page.readsOnPress && !this.#pages.guard(match, url)) void this.#load(match, url)
  }

  readonly push = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.#begin(moveTo(NavigationType.Push, to, state, options))

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions): void =>
    this.#begin(moveTo(NavigationType.Replace, to, state, options))

  /** Loads the page in view once more, in its place in the history. */
  readonly loadAgain = (): void => {
    const { location } = this.state
    this.replace(location, location.state, { preventScrollReset: true })
  }

  readonly go = (delta: number): void => this.#history.go(delta)

  readonly createHref = (to: To): string => this.#history.createHref(to)

  readonly encodeLocation = (to: To): Path => pathOf(toUrl(to))

  #begin(move: Move): void {
    if (this.#leaveGuard?.isHeld(move.url.pathname)) this.#hold(move, this.#leaveGuard)
    else void this.#open(move)
  }

  /** Keeps the page in view until the visitor has answered; undoes a step of the browser. */
  #hold(move: Move, guard: LeaveGuard): void {
    const { delta } = move
    if (delta === null) return guard.ask(() => this.#begin(move))
    const undone = new Promise<void>((resolve) => {
      this.#undone = resolve
    })
    this.#history.go(-delta)
    return guard.ask(() => void undone.then(() => this.#history.go(delta)))
  }

  async #open(move: Move): Promise<void> {
    this.#pending = move
    const { url } = move
    if (isFragmentOf(this.state.location, url)) return this.#show(move, this.state.match, this.state.failure)
    const match = this.#pages.match(url.pathname)
    const redirect = match && this.#pages.guard(match, url)
    if (redirect) return this.#follow(move, redirect)
    if (this.#isForDocument(move)) return this.#leaveFor(url)
    this.#change({ isPending: true })
    const failure = await this.#load(match, url)
    if (this.#pending !== move) return
    // The failure may have shown that the page's code went with this release.
    await (failure && this.#isForDocument(move) ? this.#leaveFor(url) : this.#show(move, match, failure))
  }

  #isForDocument({ action }: Move): boolean {
    return action === NavigationType.Push && this.opensDocument()
  }

  async #leaveFor(url: URL): Promise<void> {
    await this.#history.leaveLayers?.()
    this.#openDocument(createPath(pathOf(url)))
  }

  async #load(match: PageMatch | null, url: URL): Promise<LoadError | null> {
    try {
      if (match) await this.#pages.load(match, url)
      return null
    } catch (error) {
      return { error }
    }
  }

  #follow(move: Move, { to, isDocument }: Redirect): Promise<void> | void {
    if (isDocument) return this.#openDocument(to)
    // After a step of the browser its entry is taken over: pushing would trap the visitor.
    const action = move.action === NavigationType.Pop ? NavigationType.Replace : move.action
    return this.#open({ ...move, action, url: toUrl(to), delta: null })
  }

  #show(move: Move, match: PageMatch | null, failure: LoadError | null): Promise<void> | void {
    const { action, url, state, keepsScroll } = move
    const history = this.#history
    const left = action === NavigationType.Pop ? null : history.leaveLayers?.()
    if (left) return left.then(() => (this.#pending === move ? this.#show(move, match, failure) : undefined))
    if (action === NavigationType.Push) history.push(pathOf(url), state)
    if (action === NavigationType.Replace) history.replace(pathOf(url), state)
    this.#pending = null
    this.#change({ location: history.location, action, match, failure, keepsScroll, isPending: false })
  }

  #change(change: Partial<NavigationState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.#listeners) listener(this.state)
  }
}

function moveTo(action: NavigationType, to: To, state: unknown = null, options: NavigateOptions = {}): Move {
  return { action, url: toUrl(to), state, keepsScroll: options.preventScrollReset ?? false, delta: null }
}

/** Addresses as the browser encodes them. The origin is no part of any decision. */
function toUrl(to: To): URL {
  return new URL(`https://site.invalid${typeof to === 'string' ? to : createPath(to)}`)
}

function pathOf({ pathname, search, hash }: URL): Path {
  return { pathname, search, hash }
}

/** A link to a fragment of the page in view loads nothing. */
function isFragmentOf(shown: Location, next: URL): boolean {
  return shown.pathname === next.pathname && shown.search === next.search && next.hash !== ''
}
