import type { Site } from '@croupier/domain'
import { action, computed, makeObservable, observableRef, type IComputedValue } from 'mobx'
import { guardInView } from './guard.ts'
import { pageStatus } from './page-outcome.ts'
import type { PageRoute, Params } from './page-route.ts'

/** What a visitor gets at an address. */
export interface PageOutcome {
  /** Where this page leads instead; null: it is shown. */
  readonly redirect: string | null
  /** 200: the page itself; otherwise the page of this status. */
  readonly status: number
}

/** The status the server ended the first page with. Failures are not handed over with the data. */
export interface ServedStatus {
  readonly status: number
  /** The router's key of the location it belongs to: after a reload that may be any of the tab's history. */
  readonly locationKey: string
}

interface PageLocation {
  readonly key: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The page in view and the one before it. */
const KEPT = 2

/** Decides once for each page in view what becomes of it, and again when what it depends on changes: who is signed in, the data. */
export class PageOutcomes {
  /** Null once the first page is asked for again. */
  served: ServedStatus | null
  readonly #site: Site
  readonly #known = new Map<string, IComputedValue<PageOutcome>>()

  constructor(site: Site, served: ServedStatus | null = null) {
    this.#site = site
    this.served = served
    makeObservable(this, { served: observableRef, forgetServed: action })
  }

  /** What the stores say counts from now on. */
  forgetServed(): void {
    this.served = null
  }

  /** For observers. */
  of(page: PageRoute, params: Params, location: PageLocation): PageOutcome {
    const { key, pathname, search, hash } = location
    const id = [key, pathname, search, hash].join(' ')
    const known = this.#known.get(id)
    if (known) return known.get()
    const context = { site: this.#site, params, url: new URL(pathname + search, 'https://site.invalid') }
    const made = computed(
      () => {
        const served = this.served?.locationKey === key ? this.served.status : null
        return { redirect: guardInView(page, context, hash), status: served ?? pageStatus(page, context) }
      },
      // The server has no observers that would keep the value, and forgets all of it with the request.
      { keepAlive: import.meta.env.SSR },
    )
    this.#known.set(id, made)
    for (const old of [...this.#known.keys()].slice(0, -KEPT)) this.#known.delete(old)
    return made.get()
  }
}
