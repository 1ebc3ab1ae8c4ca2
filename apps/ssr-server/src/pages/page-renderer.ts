import type { MakePublicOnce } from '@croupier/contract/document'
import type { SessionPort } from '@croupier/contract/session'
import type { ClientAssets } from '../assets/client-assets.ts'
import type { Config } from '../settings/config.ts'
import type { documentPolicy } from '../guard/security-headers.ts'
import { withDeadline } from '../http/deadline.ts'
import { readBody } from '../http/encoding.ts'
import type { Tracing } from '../http/tracing.ts'
import type { OnAnswer, RenderFetchFrom } from '../platform/render-fetch.ts'
import type { TokenRefresh } from '../session/token-refresh.ts'
import type { Purges } from '../shared-state/purges.ts'
import type { SharedState } from '../shared-state/shared-state.ts'
import { logEntries } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { makePage, type Page } from './cache/page-cache.ts'
import { publicOnce } from './cache/public-once.ts'
import type { DocumentAnswer, RenderDocument } from './document.ts'
import { cacheKey, type PageRequest } from './page-request.ts'
import { DeadlinePassed } from './render-queue.ts'

export interface PageRendererMeans {
  readonly config: Config
  readonly renderDocument: RenderDocument
  readonly renderFetch: RenderFetchFrom
  readonly assets: ClientAssets
  readonly state: SharedState
  readonly purges: Purges
  readonly metrics: Metrics
  readonly tracing: Tracing | null
  readonly tokenRefresh: TokenRefresh
  readonly policy: typeof documentPolicy
  readonly now: () => number
}

export interface RenderOptions {
  readonly arrival: number
  readonly signal: AbortSignal
  readonly noteAnswer?: OnAnswer
  /** For any player: nothing of the one who asks is read. */
  readonly isLight?: boolean
}

/** Says that there is a player, and has no token to read anything with. */
const ANY_PLAYER: SessionPort = {
  access: () => null,
  hasRefresh: () => true,
  refreshBody: () => ({}),
  save: () => {},
  clear: () => {},
}

/** Renders pages by the web application. */
export class PageRenderer {
  /** Whether an experiment ran in the last rendered page: then each group of visitors has its own pages. */
  isTesting = false
  readonly #means: PageRendererMeans

  constructor(means: PageRendererMeans) {
    this.#means = means
  }

  keyOf(page: PageRequest): string {
    return cacheKey(page, this.isTesting)
  }

  /** Time spent since `arrival` on waiting and on a refresh is taken from the budget for data. */
  async render(page: PageRequest, { arrival, signal, noteAnswer, isLight = false }: RenderOptions) {
    const { config, renderDocument, renderFetch, assets, purges, metrics, tracing, tokenRefresh } = this.#means
    const { session } = page
    const budgetLeft = () => Math.max(0, Math.round(config.limits.renderBudget - (performance.now() - arrival)))
    const refreshSession = async () => {
      const token = session.refreshToken
      if (token === null) return 'signed-out'
      const outcome = await tokenRefresh.refresh(token)
      if (outcome.kind === 'failed') throw new Error(`refresh failed with ${outcome.status}`)
      if (outcome.kind === 'refreshed') session.save(outcome.tokens)
      else session.clear()
      return outcome.kind
    }
    // A later result still serves the browser's own refresh.
    if (!isLight && session.access() === null && session.hasRefresh()) {
      const deadline = { ms: budgetLeft() / 2, timeout: () => new DeadlinePassed() }
      await withDeadline(deadline, refreshSession).catch(() => {})
    }
    const key = this.keyOf(page)
    const began = performance.now()
    const visitor = session.isGuest ? 'guest' : 'player'
    const work = tracing?.begin(page.trace, { kind: 'render', title: 'render', attributes: { visitor } })
    const answer = await renderDocument({
      visit: page.visit,
      modes: page.modes,
      guestKey: key,
      isDivided: this.isTesting,
      purgedAt: purges.latest,
      makePublicOnce: config.sharedState && this.#meansOnce(key, budgetLeft()),
      platformUrl: config.platformUrl,
      fetch: renderFetch(
        { country: page.country, market: page.visit.market, trace: work?.name ?? page.trace },
        noteAnswer,
      ),
      session: isLight ? ANY_PLAYER : session.isGuest ? null : session,
      refreshSession: isLight ? () => new Promise(() => {}) : refreshSession,
      isLight,
      sendLog: logEntries(page.log, signal),
      signal,
      budgetMs: budgetLeft(),
      assets,
    }).catch((error: unknown) => {
      work?.end('failed')
      throw error
    })
    work?.end(answer.status)
    metrics.rendered(visitor, (performance.now() - began) / 1000)
    // Pages with late or failed data may lack experiments, so only complete ones count as without.
    if (answer.cacheable || answer.isTesting) this.isTesting = answer.isTesting
    return answer
  }

  /** Half of the time that is left is for another node: the rest is enough to draw the page as a whole. */
  #meansOnce(key: string, budgetMs: number): MakePublicOnce {
    const { config, assets, state, purges, now } = this.#means
    const name = `${assets.release} ${key}`
    const freshMs = config.limits.publicAnswerFresh / 2
    return publicOnce({ state, name, purgedAt: purges.latest, freshMs, waitMs: budgetMs / 2, now })
  }

  /** @param of when the oldest answer in it was asked for, and the paths of all */
  async pageOf(
    page: PageRequest,
    answer: DocumentAnswer,
    of: { asOf: number; tags: readonly string[] },
  ): Promise<Page> {
    const { config, policy } = this.#means
    const { brand, locale, nowMs: renderedAt, origin } = page.visit
    const about = { renderedAt, asOf: of.asOf, made: { brand, locale, tags: of.tags } }
    return makePage(answer.status, policy(config.parties, origin, answer), await readBody(answer.body ?? ''), about)
  }
}
