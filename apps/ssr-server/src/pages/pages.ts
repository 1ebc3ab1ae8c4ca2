import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MakePublicOnce } from '@croupier/contract/document'
import type { BrandChoice } from '../settings/brands.ts'
import type { ClientAssets } from '../assets/client-assets.ts'
import type { Config } from '../settings/config.ts'
import type { DocumentAnswer, MeaningfulQuery, RenderDocument } from './document.ts'
import { EarlyRetries } from './early-retries.ts'
import { chooseEncoding, compressOnce, isParts, readBody } from '../http/encoding.ts'
import { withDeadline } from '../http/deadline.ts'
import { leaving } from '../http/leaving.ts'
import { SingleFlight } from '../http/single-flight.ts'
import type { OwnOrigins } from '../guard/own-origins.ts'
import {
  RETRY_AFTER,
  retryHeaders,
  sendFailure,
  sendPage,
  sendParts,
  sendRedirect,
  sendTooLong,
  setCookies,
  tellAge,
  withParameters,
} from './page-answers.ts'
import { makePage, PageCache, type FoundPage, type Page } from './cache/page-cache.ts'
import { takePostedForms } from './posted-forms.ts'
import { publicOnce } from './cache/public-once.ts'
import { PageRefreshes } from './cache/page-refreshes.ts'
import { cacheKey, normalizedAddress, readPageRequest, type PageRequest } from './page-request.ts'
import type { OnAnswer, RenderFetchFrom } from '../platform/render-fetch.ts'
import { logEntries } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { DeadlinePassed, Overloaded, type RenderQueue } from './render-queue.ts'
import { documentHeaders, type documentPolicy } from '../guard/security-headers.ts'
import { onceForAll } from '../shared-state/once-for-all.ts'
import type { Purges } from '../shared-state/purges.ts'
import type { SharedState } from '../shared-state/shared-state.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import type { ClearPlanted } from '../session/planted-cookies.ts'
import type { SessionEnd } from '../session/session-end.ts'
import type { TokenRefresh } from '../session/token-refresh.ts'

const CLOSED_REGION = 451

interface PageParts {
  config: Config
  renderDocument: RenderDocument
  renderFetch: RenderFetchFrom
  queue: RenderQueue
  assets: ClientAssets
  brands: BrandChoice
  origins: OwnOrigins
  cookies: SessionCookies
  state: SharedState
  purges: Purges
  metrics: Metrics
  tokenRefresh: TokenRefresh
  sessionEnd: SessionEnd
  clearPlanted: ClearPlanted
  meaningfulQuery: MeaningfulQuery
  policy: typeof documentPolicy
  now: () => number
}

type Rendered =
  /** `keptAs`: its key in the cache; null: it is not kept. */
  { kind: 'page'; page: Page; keptAs: string | null } | { kind: 'redirect'; status: number; location: string }

interface RenderOptions {
  arrival: number
  signal: AbortSignal
  noteAnswer?: OnAnswer
}

/** Longest path of a page: no platform has a slug as long, and each refuses it in another way. */
const MAX_PATH = 2_000

const VARY = 'Cookie, Accept-Language, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile'

/** Serves all other addresses as pages: from the cache for guests, rendered for each request of a player. */
export function pages(server: FastifyInstance, parts: PageParts): void {
  const { config, renderDocument, renderFetch, queue, assets, state, purges, metrics, now, policy } = parts
  const { tokenRefresh, sessionEnd, clearPlanted } = parts
  const cache = new PageCache(config.limits, { state, purges, release: assets.release, now })
  const renders = new SingleFlight<Rendered>()
  const earlyRetries = new EarlyRetries(RETRY_AFTER * 1000)
  const refreshes = new PageRefreshes<Rendered>(config.limits.pageWait)
  /** Whether an experiment ran in the last rendered page: then each group of visitors has its own pages. */
  let isTesting = false
  const vary = config.countryHeader === null ? VARY : `${VARY}, ${config.countryHeader}`

  takePostedForms(server)
  server.get('/*', async (request, reply) => {
    const normalized = normalizedAddress(request.url)
    if (normalized !== null) return sendRedirect(308, normalized, reply)
    const page = readPageRequest(request, parts)
    if (page.path.length > MAX_PATH) return sendTooLong(page, reply)
    if (page.visit.base === '/') {
      sessionEnd.endIfMarked(request)
      clearPlanted(request, reply)
    }
    reply.headers(documentHeaders(page.path)).header('vary', vary)
    if (isFileAddress(page.path)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const answer = () => (page.session.isGuest ? sendToGuest : sendToPlayer)(page, request, reply)
    try {
      return await answer().catch(async (error: unknown) => {
        if (!(error instanceof Overloaded)) throw error
        const wasEarly = await earlyRetries.beforeRefusal(request.raw.socket, leaving(reply))
        if (wasEarly && queue.hasRoom) return answer()
        throw error
      })
    } catch (error) {
      if (error instanceof Overloaded) metrics.refused('renders')
      if (error instanceof DeadlinePassed) metrics.refused('deadline')
      return sendFailure(error, page, reply)
    }
  })

  async function sendToGuest(page: PageRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = cacheKey(page, isTesting)
    const wasTesting = isTesting
    const kept = await cache.recall(key)
    if (kept === undefined) {
      const rendered = await renders.join(key, (signal) => renderOnce(key, page, signal), leaving(reply))
      // It may have been rendered for a visitor of another group.
      if (isTesting && !wasTesting) return sendToGuest(page, request, reply)
      return sendRendered(rendered, page, reply)
    }
    if (cache.isDue(key)) refreshInBackground(key, page, request)
    if (!kept.isOld || kept.hasFailed) return sendKept(key, kept, page, reply)
    const rendered = await refreshes.wait(key)
    if (isTesting && !wasTesting) return sendToGuest(page, request, reply)
    // Not here any more: it leads elsewhere now, or is closed in this country.
    if (rendered !== undefined && (isNew(rendered, key) || cache.find(key) === undefined))
      return sendRendered(rendered, page, reply)
    return sendKept(key, kept, page, reply)
  }

  function sendRendered(rendered: Rendered, page: PageRequest, reply: FastifyReply): FastifyReply {
    setCookies(reply, page, isTesting)
    if (rendered.kind === 'redirect')
      return sendRedirect(rendered.status, withParameters(rendered.location, page.unread), reply)
    const { page: made, keptAs } = rendered
    const cacheControl = keptAs !== null ? 'public, no-cache' : 'private, no-store'
    return sendPage({ page: made, cacheControl, source: 'miss', age: now() - made.renderedAt }, reply)
  }

  async function sendKept(
    key: string,
    found: FoundPage,
    page: PageRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { isFresh, isOld } = found
    const kept = isOld ? await cache.withAge(key, found.page) : found.page
    setCookies(reply, page, isTesting)
    const source = isFresh ? 'hit' : 'stale'
    return sendPage(
      { page: kept, cacheControl: 'public, no-cache', source, age: now() - kept.renderedAt, isOld },
      reply,
    )
  }

  /** Renders a page once for all nodes. */
  async function renderOnce(key: string, page: PageRequest, leave: AbortSignal): Promise<Rendered> {
    const work = () => renderForGuests(key, page, leave)
    return onceForAll<Rendered>({
      claim: () => cache.claim(key),
      find: async () => {
        const made = await cache.takeFresh(key)
        return made === null ? null : { kind: 'page', page: made, keptAs: key }
      },
      work,
      waitMs: config.limits.pageWait,
      late: work,
      leaving: leave,
    })
  }

  async function renderForGuests(key: string, page: PageRequest, leave: AbortSignal): Promise<Rendered> {
    const arrival = performance.now()
    let asOf = now()
    const tags = new Set<string>()
    const noteAnswer = (askedAt: number, path: string) => {
      asOf = Math.min(asOf, askedAt)
      tags.add(path)
    }
    return queue.run(leave, async (signal) => {
      const answer = await render(page, { arrival, signal, noteAnswer })
      if (answer.redirect !== undefined) {
        cache.drop(key)
        return { kind: 'redirect', status: answer.status, location: answer.redirect }
      }
      noteExperiments(answer)
      const pagePolicy = policy(config.parties, page.visit.origin, answer)
      const { brand, locale, nowMs: renderedAt } = page.visit
      const about = { renderedAt, asOf, made: { brand, locale, tags: [...tags] } }
      const made = await makePage(answer.status, pagePolicy, await readBody(answer.body ?? ''), about)
      // An aborted render may be incomplete.
      const isComplete = !signal.aborted && answer.cacheable && (answer.status === 200 || answer.status === 404)
      const keptAs = isComplete && answer.address !== 'secret' ? cacheKey(page, answer.isTesting) : null
      if (keptAs !== null) cache.keep(keptAs, made, answer.address)
      // Closed in this country: the earlier copy must go.
      else if (answer.status === CLOSED_REGION) cache.drop(key)
      return { kind: 'page', page: made, keptAs }
    })
  }

  /** Notes whether experiments run. Pages with late or failed data may lack them, so only complete ones count as without. */
  function noteExperiments(answer: DocumentAnswer): void {
    if (answer.cacheable || answer.isTesting) ({ isTesting } = answer)
  }

  function refreshInBackground(key: string, page: PageRequest, request: FastifyRequest): void {
    if (renders.has(key) || !queue.hasRoom) return
    const refreshed = renders
      .join(key, (signal) => renderOnce(key, page, signal))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'page not refreshed')
        return undefined
      })
      .then((rendered) => {
        if (!rendered || !isNew(rendered, key)) cache.postpone(key)
        return rendered
      })
    refreshes.note(key, refreshed)
  }

  async function sendToPlayer(page: PageRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const arrival = performance.now()
    const presented = page.session.refreshToken
    const answer = await queue.run(leaving(reply), (signal) => render(page, { arrival, signal }))
    noteExperiments(answer)
    // Another tab logged out meanwhile: the refreshed tokens must not restore the session.
    const isRefreshed = presented !== null && page.session.refreshToken !== presented
    if (isRefreshed && (await tokenRefresh.hasEnded(presented))) page.session.clear()
    setCookies(reply, page, isTesting)
    if (answer.redirect !== undefined)
      return sendRedirect(answer.status, withParameters(answer.redirect, page.unread), reply)
    tellAge(reply, now() - page.visit.nowMs)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply
      .code(answer.status)
      .headers(retryHeaders(answer.status))
      .header('content-security-policy', policy(config.parties, page.visit.origin, answer))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
    const body = await compressOnce(answer.body ?? '', encoding)
    return isParts(body) ? sendParts(body, reply) : reply.send(body)
  }

  /** Half of the time that is left is for another node: the rest is enough to draw the page as a whole. */
  function partsOnce(key: string, budgetMs: number): MakePublicOnce {
    const name = `${assets.release} ${key}`
    const freshMs = config.limits.publicAnswerFresh / 2
    return publicOnce({ state, name, purgedAt: purges.latest, freshMs, waitMs: budgetMs / 2, now })
  }

  /** Time spent since `arrival` on waiting and on a refresh is taken from the budget for data. */
  async function render(page: PageRequest, { arrival, signal, noteAnswer }: RenderOptions): Promise<DocumentAnswer> {
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
    if (session.access() === null && session.hasRefresh()) {
      const deadline = { ms: budgetLeft() / 2, timeout: () => new DeadlinePassed() }
      await withDeadline(deadline, refreshSession).catch(() => {})
    }
    const key = cacheKey(page, isTesting)
    const began = performance.now()
    const answer = await renderDocument({
      visit: page.visit,
      modes: page.modes,
      guestKey: key,
      isDivided: isTesting,
      purgedAt: purges.latest,
      makePublicOnce: config.sharedState && partsOnce(key, budgetLeft()),
      platformUrl: config.platformUrl,
      fetch: renderFetch(page, noteAnswer),
      session: session.isGuest ? null : session,
      refreshSession,
      sendLog: logEntries(page.log, signal),
      signal,
      budgetMs: budgetLeft(),
      assets,
    })
    metrics.rendered(session.isGuest ? 'guest' : 'player', (performance.now() - began) / 1000)
    return answer
  }
}

/** Whether the page with this key was made new. */
const isNew = (rendered: Rendered, key: string): boolean => rendered.kind === 'page' && rendered.keptAs === key

/** Addresses of files, which are never answered by a page. */
function isFileAddress(path: string): boolean {
  return /\.(?:js|mjs|css|map|json|xml|txt|svg|png|jpe?g|webp|avif|gif|ico|woff2?|php)$/i.test(path)
}
