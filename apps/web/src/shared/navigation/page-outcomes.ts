import type { Site } from '@croupier/domain'
import { action, computed, makeObservable, observableRef, type IComputedValue } from 'mobx'
import { guardInView } from './guard.ts'
import { pageStatus } from './page-outcome.ts'
import type { PageRoute, Params } from './page-route.ts'

declare module '../site/tab.tsx' {
  interface Tab {
    readonly outcomes: PageOutcomes
  }
}

export interface PageOutcome {
  readonly redirect: string | null
  readonly status: number
}

/** Status of the server's response. Failed reads are not part of the snapshot. */
export interface ServedStatus {
  readonly status: number
  /** The router's location key: after a reload the location can be any of the history. */
  readonly locationKey: string
}

interface PageLocation {
  readonly key: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

const KEPT = 2

/** Computes redirect and status of each page in view, and again when session or data change. */
export class PageOutcomes {
  /** Null once the first page is requested again. */
  served: ServedStatus | null
  readonly #site: Site
  readonly #afterLogout: string
  readonly #known = new Map<string, IComputedValue<PageOutcome>>()

  /** @param afterLogout where a logout leads from a player's page */
  constructor(site: Site, afterLogout: string, served: ServedStatus | null = null) {
    this.#site = site
    this.#afterLogout = afterLogout
    this.served = served
    makeObservable(this, { served: observableRef, forgetServed: action })
  }

  forgetServed(): void {
    this.served = null
  }

  of(page: PageRoute, params: Params, location: PageLocation): PageOutcome {
    const { key, pathname, search, hash } = location
    // Decided again once the page's code is there, which knows its failure.
    const id = [page.code.value ? 'loaded' : 'not loaded', key, pathname, search, hash].join(' ')
    const known = this.#known.get(id)
    if (known) return known.get()
    const context = { site: this.#site, params, url: new URL(pathname + search, 'https://site.invalid') }
    const made = computed(
      () => {
        const served = this.served?.locationKey === key ? this.served.status : null
        return {
          redirect: guardInView(page, context, hash, this.#afterLogout),
          status: served ?? pageStatus(page, context),
        }
      },
      // The server has no observers to keep the value.
      { keepAlive: import.meta.env.SSR },
    )
    this.#known.set(id, made)
    for (const old of [...this.#known.keys()].slice(0, -KEPT)) this.#known.delete(old)
    return made.get()
  }
}
