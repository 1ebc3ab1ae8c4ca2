import { findBrand } from '@croupier/brands'
import { DomainError, type Device, type FetchPort, type Locale, type SessionPort } from '@croupier/domain/core'
import { enableStaticRendering } from 'mobx-react-lite'
import { Readable } from 'node:stream'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import type { OutsideOrigins } from '../shared/outside-origins.tsx'
import { pageStatus } from '../shared/page-outcome.ts'
import type { PageRoute } from '../shared/page-route.ts'
import { App } from './app.tsx'
import { composeForRequest, type SessionRefresh } from './compose-domain.ts'
import { documentFrame, type ClientAssets } from './document.ts'
import { headTags, renderHead } from './head.ts'
import { Language } from './language.ts'
import { loadTexts, textsModule } from './locale-texts.ts'
import { writeState } from './page-state.ts'
import { createRoutes } from './routes.tsx'

enableStaticRendering(true)

export type { ClientAssets } from './document.ts'

export interface DocumentRequest {
  /** Path and query. */
  readonly url: string
  /** The public origin, for canonical addresses. */
  readonly origin: string
  readonly brand: string
  readonly locale: Locale
  readonly device: Device
  readonly platformUrl: string
  /** Reads the platform; what is the same for everybody may come from memory. */
  readonly fetch: FetchPort
  /** The visitor's tokens; null for a guest. */
  readonly session: SessionPort | null
  /** Gets new tokens for the visitor, or says that the session is over. */
  readonly refreshSession?: SessionRefresh
  /** Origins of others that the operator configured. */
  readonly origins: OutsideOrigins
  readonly signal: AbortSignal
  /** Milliseconds that data may hold the page back. */
  readonly budgetMs: number
  readonly assets: ClientAssets
  readonly nowMs: number
}

export interface DocumentAnswer {
  readonly status: number
  /** Where to send the visitor instead; there is no body then. */
  readonly redirect?: string
  readonly body: Readable | null
  /** For the content security policy: `sha256-…` of the document's own inline script and style. */
  readonly inlineScriptHashes: readonly string[]
  readonly inlineStyleHashes: readonly string[]
  /** A whole page that is the same for every guest. */
  readonly cacheable: boolean
}

/** Draws the page at `url` for one visitor. Nothing it makes outlives the answer. */
export async function renderDocument(request: DocumentRequest): Promise<DocumentAnswer> {
  const brand = findBrand(request.brand)
  const site = composeForRequest(request)
  let isLate = false
  let hasFailed = false
  let isBroken = false
  const onFailed = (error: unknown) => {
    hasFailed = true
    // That there is no such thing is an answer too.
    if (DomainError.from(error).kind !== 'not-found') isBroken = true
  }
  const settle = withinBudget(request.budgetMs, request.signal, {
    onLate: () => {
      isLate = true
    },
    onFailed,
  })
  if (request.session) await settle(site.session.resume())

  const handler = createStaticHandler(createRoutes(site, settle))
  const context = await handler.query(new Request(new URL(request.url, request.origin), { signal: request.signal }))
  if (context instanceof Response) {
    site.dispose()
    return {
      status: context.status,
      redirect: context.headers.get('location') ?? '/',
      body: null,
      inlineScriptHashes: [],
      inlineStyleHashes: [],
      cacheable: false,
    }
  }

  const { page, params } = pageOf(context)
  const url = new URL(request.url, request.origin)
  const language = new Language(request.locale, await loadTexts[request.locale](), brand.texts[request.locale])
  const status = context.statusCode >= 500 ? 500 : pageStatus(page, { site, params, url })
  const frame = documentFrame({
    brand,
    locale: request.locale,
    head: renderHead(headTags({ page, site, params, url, t: language.translate, brand, origin: request.origin })),
    state: writeState({
      site: site.snapshot(),
      status,
      locale: request.locale,
      brand,
      origins: request.origins,
      nowMs: request.nowMs,
      complete: !isLate && !hasFailed,
    }),
    assets: request.assets,
    modules: [page.module, textsModule(request.locale)],
  })
  const router = createStaticRouter(handler.dataRoutes, context)
  const draw = () =>
    renderToString(
      <StrictMode>
        <App
          site={site}
          brand={brand}
          language={language}
          origins={request.origins}
          servedStatus={{ current: status === 200 ? null : status }}
          nowMs={request.nowMs}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </StrictMode>,
    )
  return {
    status,
    body: Readable.from(inParts(frame.start, draw, frame.end, request.signal, () => site.dispose())),
    inlineScriptHashes: frame.scriptHashes,
    inlineStyleHashes: frame.styleHashes,
    cacheable: !isLate && !isBroken && !site.session.isSignedIn && (status === 200 || status === 404),
  }
}

function pageOf(context: StaticHandlerContext): { page: PageRoute; params: Record<string, string | undefined> } {
  const match = context.matches.at(-1)
  if (!match) throw new Error('no route matched, not even the page of unknown addresses')
  return { page: match.route.handle as PageRoute, params: match.params }
}

/** Waits for data as long as one budget, shared by all who wait in this request, allows. */
function withinBudget(
  budgetMs: number,
  signal: AbortSignal,
  { onLate, onFailed }: { onLate: () => void; onFailed: (error: unknown) => void },
) {
  let isOver = false
  const deadline = new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      isOver = true
      resolve()
    }, budgetMs)
    timer.unref()
    signal.addEventListener(
      'abort',
      () => {
        isOver = true
        resolve()
      },
      { once: true },
    )
  })
  return async (loading: Promise<unknown>): Promise<void> => {
    await Promise.race([loading.catch(onFailed), deadline])
    if (isOver) onLate()
  }
}

/**
 * The head leaves at once, so that the browser starts on style and script while React draws the rest. All data is here by then,
 * so the markup is made in one go: half again as fast as React's own stream (performance.md).
 */
async function* inParts(
  start: string,
  draw: () => string,
  end: string,
  signal: AbortSignal,
  onEnd: () => void,
): AsyncGenerator<string> {
  try {
    yield start
    if (!signal.aborted) yield draw() + end
  } finally {
    onEnd()
  }
}
