import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendMissing } from '../assets/static-files.ts'
import type { BrandChoice } from '../settings/brands.ts'
import type { MeaningfulQuery } from './document.ts'
import { chooseEncoding, compressOnce, isParts, type Body, type Encoding } from '../http/encoding.ts'
import { GzipOfParts } from '../http/gzip-of-parts.ts'
import { leaving } from '../http/leaving.ts'
import { SingleFlight } from '../http/single-flight.ts'
import { PAGE_ROUTE } from '../guard/admission.ts'
import type { Load } from '../guard/load.ts'
import {
  retryHeaders,
  sendFailure,
  sendPage,
  sendParts,
  sendRefused,
  sendRedirect,
  sendTooLong,
  setCookies,
  tellAge,
  withParameters,
  type SentPage,
} from './page-answers.ts'
import { PageCache, type FoundPage, type Page } from './cache/page-cache.ts'
import { otherMethods } from './other-methods.ts'
import { LightPages } from './cache/light-pages.ts'
import { PageRenderer, type PageRendererMeans } from './page-renderer.ts'
import { PageRefreshes } from './cache/page-refreshes.ts'
import { cacheKey, localeOf, normalizedAddress, readPageRequest, type PageRequest } from './page-request.ts'
import { DeadlinePassed, Overloaded, type RenderQueue } from './render-queue.ts'
import { documentHeaders } from '../guard/security-headers.ts'
import { onceForAll } from '../shared-state/once-for-all.ts'
import type { SessionCookies } from '../session/session-cookies.ts'
import type { ClearPlanted } from '../session/planted-cookies.ts'
import type { SessionEnd } from '../session/session-end.ts'

const CLOSED_REGION = 451

interface PageMeans extends PageRendererMeans {
  queue: RenderQueue
  load: Load
  brands: BrandChoice
  cookies: SessionCookies
  sessionEnd: SessionEnd
  clearPlanted: ClearPlanted
  meaningfulQuery: MeaningfulQuery
}

type Rendered =
  /** `keptAs`: its key in the cache; null: it is not kept. */
  { kind: 'page'; page: Page; keptAs: string | null } | { kind: 'redirect'; status: number; location: string }

/** Longest path of a page: no platform has a slug as long, and each refuses it in another way. */
const MAX_PATH = 2_000

const VARY = 'Cookie, Accept-Language, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile'

/** Serves all other addresses as pages: from the cache for guests, rendered for each request of a player. */
export function pages(server: FastifyInstance, means: PageMeans): void {
  const { config, queue, load, assets, state, purges, metrics, now, policy } = means
  const renderer = new PageRenderer(means)
  const { tokenRefresh, sessionEnd, clearPlanted } = means
  const cache = new PageCache(config.limits, { state, purges, release: assets.release, now })
  const renders = new SingleFlight<Rendered>()
  const lightPages = new LightPages(config.limits, purges, now)
  const refreshes = new PageRefreshes<Rendered>(config.limits.pageWait)
  const gzipOfParts = new GzipOfParts()
  const vary = config.countryHeader === null ? VARY : `${VARY}, ${config.countryHeader}`

  otherMethods(server)
  server.get(PAGE_ROUTE, async (request, reply) => {
    if (request.refusal !== null) {
      metrics.refused(request.refusal)
      const brand = means.brands.of(request.hostname)
      return sendRefused(
        request.refusal,
        localeOf(request, brand, config.tls),
        brand,
        reply.headers(documentHeaders(request.url)),
      )
    }
    const normalized = normalizedAddress(request.url)
    if (normalized !== null) return sendRedirect(308, normalized, reply)
    const page = readPageRequest(request, means)
    if (page.path.length > MAX_PATH) return sendTooLong(page, reply)
    if (page.visit.base === '/') {
      sessionEnd.endIfMarked(request)
      clearPlanted(request, reply)
    }
    const isFile = isFileAddress(page.path)
    reply.headers(documentHeaders(page.path)).header('vary', isFile ? `${vary}, Accept` : vary)
    if (isFile && !asksForPage(request)) return sendMissing(request, reply)
    try {
      if (page.session.isGuest) return await sendToGuest(page, request, reply)
      if (load.isBusy || queue.wait > config.limits.wholePageWait) return await sendLight(page, reply)
      return await sendToPlayer(page, request, reply).catch((error: unknown) => {
        const isLate = error instanceof Overloaded || error instanceof DeadlinePassed
        const kept = isLate ? lightPages.find(renderer.keyOf(page)) : undefined
        if (kept === undefined) throw error
        return sendLight(page, reply)
      })
    } catch (error) {
      if (error instanceof Overloaded) metrics.refused('renders')
      if (error instanceof DeadlinePassed) metrics.refused('deadline')
      return sendFailure(error, page, reply)
    }
  })

  async function sendToGuest(page: PageRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = renderer.keyOf(page)
    const wasTesting = renderer.isTesting
    const kept = await cache.recall(key)
    if (kept === undefined) {
      const rendered = await renders.join(key, (signal) => renderOnce(key, page, signal), leaving(reply))
      // It may have been rendered for a visitor of another group.
      if (renderer.isTesting && !wasTesting) return sendToGuest(page, request, reply)
      return sendRendered(rendered, page, reply)
    }
    if (cache.isDue(key)) refreshInBackground(key, page, request)
    if (!kept.isOld || kept.hasFailed || load.isBusy) return sendKept(key, kept, page, reply)
    const rendered = await refreshes.wait(key)
    if (renderer.isTesting && !wasTesting) return sendToGuest(page, request, reply)
    // Not here any more: it leads elsewhere now, or is closed in this country.
    if (rendered !== undefined && (isNew(rendered, key) || cache.find(key) === undefined))
      return sendRendered(rendered, page, reply)
    return sendKept(key, kept, page, reply)
  }

  /** Sends a player what every player is sent: the browser reads the rest. */
  async function sendLight(page: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = renderer.keyOf(page)
    const wasTesting = renderer.isTesting
    const kept = lightPages.find(key)
    const rendered: Rendered =
      kept === undefined
        ? await renders.join(`light ${key}`, (signal) => renderLight(page, signal), leaving(reply))
        : { kind: 'page', page: kept, keptAs: null }
    if (renderer.isTesting && !wasTesting) return sendLight(page, reply)
    metrics.lightened()
    return sendRendered(rendered, page, reply, 'light')
  }

  async function renderLight(page: PageRequest, leave: AbortSignal): Promise<Rendered> {
    const arrival = performance.now()
    const asOf = now()
    const make = async (signal: AbortSignal): Promise<Rendered> => {
      const answer = await renderer.render(page, { arrival, signal, isLight: true })
      if (answer.redirect !== undefined) return { kind: 'redirect', status: answer.status, location: answer.redirect }
      const made = await renderer.pageOf(page, answer, { asOf, tags: [] })
      if (answer.status === 200 && answer.address !== 'secret' && !signal.aborted)
        lightPages.keep(cacheKey(page, answer.isTesting), made)
      return { kind: 'page', page: made, keptAs: null }
    }
    return queue.run(leave, make, true)
  }

  function sendRendered(
    rendered: Rendered,
    page: PageRequest,
    reply: FastifyReply,
    source: SentPage['source'] = 'miss',
  ): FastifyReply {
    setCookies(reply, page, renderer.isTesting)
    if (rendered.kind === 'redirect')
      return sendRedirect(rendered.status, withParameters(rendered.location, page.unread), reply)
    const { page: made, keptAs } = rendered
    const cacheControl = keptAs !== null ? 'public, no-cache' : 'private, no-store'
    return sendPage({ page: made, cacheControl, source, age: now() - made.renderedAt }, reply)
  }

  async function sendKept(
    key: string,
    found: FoundPage,
    page: PageRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { isFresh, isOld } = found
    const kept = isOld ? await cache.withAge(key, found.page) : found.page
    setCookies(reply, page, renderer.isTesting)
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
      const answer = await renderer.render(page, { arrival, signal, noteAnswer })
      if (answer.redirect !== undefined) {
        cache.drop(key)
        return { kind: 'redirect', status: answer.status, location: answer.redirect }
      }
      const made = await renderer.pageOf(page, answer, { asOf, tags: [...tags] })
      // An aborted render may be incomplete.
      const isComplete = !signal.aborted && answer.cacheable && (answer.status === 200 || answer.status === 404)
      const keptAs = isComplete && answer.address !== 'secret' ? cacheKey(page, answer.isTesting) : null
      if (keptAs !== null) cache.keep(keptAs, made, answer.address)
      // Closed in this country: the earlier copy must go.
      else if (answer.status === CLOSED_REGION) cache.drop(key)
      return { kind: 'page', page: made, keptAs }
    })
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
    const answer = await queue.run(leaving(reply), (signal) => renderer.render(page, { arrival, signal }))
    // Another tab logged out meanwhile: the refreshed tokens must not restore the session.
    const isRefreshed = presented !== null && page.session.refreshToken !== presented
    if (isRefreshed && (await tokenRefresh.hasEnded(presented))) page.session.clear()
    setCookies(reply, page, renderer.isTesting)
    if (answer.redirect !== undefined)
      return sendRedirect(answer.status, withParameters(answer.redirect, page.unread), reply)
    tellAge(reply, now() - page.visit.nowMs)
    const { body, encoding } = await compressed(answer.body ?? '', request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply
      .code(answer.status)
      .headers(retryHeaders(answer.status))
      .header('content-security-policy', policy(config.parties, page.visit.origin, answer))
      .header('cache-control', 'private, no-store')
      .type('text/html; charset=utf-8')
    return isParts(body) ? sendParts(body, reply) : reply.send(body)
  }

  /** Gzip where most of the page is compressed already: brotli has no such parts. */
  async function compressed(
    body: Body,
    accepted: string | undefined,
  ): Promise<{ body: Body | Buffer; encoding: Encoding }> {
    const gzip = isParts(body) && chooseEncoding(accepted, ['gzip']) === 'gzip' ? gzipOfParts.of(body) : null
    if (gzip) return { body: gzip, encoding: 'gzip' }
    const encoding = chooseEncoding(accepted)
    return { body: await compressOnce(body, encoding), encoding }
  }
}

/** Whether the page with this key was made new. */
const isNew = (rendered: Rendered, key: string): boolean => rendered.kind === 'page' && rendered.keptAs === key

/** Addresses of files. A page answers those only where it is asked for, such as in a browser's address bar. */
function isFileAddress(path: string): boolean {
  return /\.(?:js|mjs|css|map|json|xml|txt|svg|png|jpe?g|webp|avif|gif|ico|woff2?|php)$/i.test(path)
}

/** Whether a visitor reads the answer: scripts and pictures are asked for without `text/html`, and by most robots. */
const asksForPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false
