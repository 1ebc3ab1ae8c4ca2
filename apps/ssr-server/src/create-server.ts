import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { admission } from './guard/admission.ts'
import { Load, watchLoopDelay, type LoopDelay, type TurnWork } from './guard/load.ts'
import { RequestQuota } from './guard/request-quota.ts'
import { BrandChoice, type Brand } from './settings/brands.ts'
import type { ClientAssets } from './assets/client-assets.ts'
import type { Config } from './settings/config.ts'
import { captchaPage } from './frames/captcha-page.ts'
import { chatPages } from './frames/chat-page.ts'
import { gameExit } from './frames/game-exit.ts'
import type { IsSiteHidden, MeaningfulQuery, RenderDocument, RenderManifest, RenderSitemap } from './pages/document.ts'
import { isLiveRequest, liveProxy } from './platform/live-proxy.ts'
import { loggerOptions } from './telemetry/log.ts'
import { LogCounts } from './telemetry/log-counts.ts'
import { metricsPage } from './telemetry/metrics-page.ts'
import { Metrics, type CountedNames } from './telemetry/metrics.ts'
import { namesTwoHosts, OwnOrigins, pathOf } from './guard/own-origins.ts'
import { pages } from './pages/pages.ts'
import { pictures } from './platform/pictures.ts'
import { Platform } from './platform/platform.ts'
import { RenderQueue } from './pages/render-queue.ts'
import { platformProxy } from './session/platform-proxy.ts'
import { processMetrics } from './telemetry/process-metrics.ts'
import { policyReports } from './telemetry/policy-reports.ts'
import { marketOf } from './pages/visitor/market.ts'
import { createRenderFetch } from './platform/render-fetch.ts'
import { PROBE_PATHS, probes, Readiness } from './guard/readiness.ts'
import { errorBody, sendFailure } from './guard/refusals.ts'
import { commonHeaders, documentPolicy } from './guard/security-headers.ts'
import { LastAnswers, MAX_HEAD, sendUnroutable, unreadable } from './pages/unreadable-requests.ts'
import { boundSlowReaders } from './http/slow-readers.ts'
import { idsOf, nameRequest } from './http/request-trace.ts'
import type { Tracing } from './http/tracing.ts'
import { boundSlowSenders } from './http/slow-senders.ts'
import { searchEngines } from './pages/site-files/search-engines.ts'
import { sessionCalls } from './session/session-calls.ts'
import { EndedSessions } from './session/ended-sessions.ts'
import { clearPlanted } from './session/planted-cookies.ts'
import { SessionCookies } from './session/session-cookies.ts'
import { SessionEnd } from './session/session-end.ts'
import { MemoryState } from './shared-state/memory-state.ts'
import { Purges } from './shared-state/purges.ts'
import type { EngineReports, SharedState } from './shared-state/shared-state.ts'
import { engineReports } from './telemetry/engine-reports.ts'
import { serviceWorker } from './assets/service-worker.ts'
import { brandFiles, clientFiles } from './assets/static-files.ts'
import { webManifest } from './pages/site-files/web-manifest.ts'
import { statusLine } from './telemetry/status-line.ts'
import { telemetry } from './telemetry/telemetry.ts'
import { TokenOwners } from './session/token-owners.ts'
import { TokenRefresh } from './session/token-refresh.ts'
import { proxyWarning, TrustedProxies } from './guard/trusted-proxies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness
    /** Aborted when the server stops, once who asks for readiness knows: live sockets go elsewhere. */
    draining: AbortController
    sharedState: SharedState
    metrics: Metrics
  }
}

export interface ServerMeans {
  config: Config
  renderDocument: RenderDocument
  renderSitemap: RenderSitemap
  isSiteHidden: IsSiteHidden
  renderManifest: RenderManifest
  meaningfulQuery: MeaningfulQuery
  pictureWidths: readonly number[]
  countedNames: CountedNames
  assets: ClientAssets
  brands: readonly Brand[]
  /** Folder of the built client; null while developing, when Vite serves the client. */
  clientRoot: string | null
  /** Content-Security-Policy of documents; another one only while developing. */
  policy?: typeof documentPolicy
  now?: () => number
  /** Default: as measured. */
  loopDelay?: LoopDelay
  /** Default: as measured. */
  turnWork?: TurnWork
  /** Opens what the nodes share; without, this server is the only one. */
  openState?: OpenState
  tracing?: Tracing | null
}

/** @param memory this node's own, for the time when the others cannot be reached */
export type OpenState = (memory: MemoryState, reports: EngineReports) => SharedState

export function createServer(means: ServerMeans): FastifyInstance {
  const {
    config,
    renderDocument,
    renderSitemap,
    isSiteHidden,
    renderManifest,
    meaningfulQuery,
    pictureWidths,
    assets,
    clientRoot,
    policy = documentPolicy,
    now = Date.now,
    tracing = null,
  } = means
  const headers = commonHeaders(config)
  const brands = new BrandChoice(means.brands, config.brand)
  const proxies = new TrustedProxies(config.trustProxy, config.countryHeader, config.tls)
  const counts = new LogCounts()
  const answers = new LastAnswers()
  const server = fastify({
    logger: loggerOptions(config.logLevel, assets.release, counts),
    genReqId: nameRequest,
    childLoggerFactory: (log, bindings, options) => log.child(idsOf(String(bindings['reqId'])), options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.trusts,
    rewriteUrl: pathOf,
    // On close, running requests are answered and idle connections end at once.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Of the whole request; `boundSlowSenders` allows most requests less.
    requestTimeout: config.limits.uploadSending,
    connectionTimeout: config.limits.connectionIdle,
    http: {
      headersTimeout: config.limits.requestHead,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: MAX_HEAD,
      // Others, such as `h2c` of Java's client, are answered as if they asked for nothing.
      shouldUpgradeCallback: isLiveRequest,
    },
    clientErrorHandler: unreadable(brands, headers, answers),
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 2_000 },
    frameworkErrors: (_error, request: FastifyRequest, reply: FastifyReply) =>
      sendUnroutable(request, reply.headers(headers)),
  })
  answers.watch(server.server)
  tracing?.watch(server)
  const loop = means.loopDelay === undefined ? watchLoopDelay() : { read: means.loopDelay, stop: () => {} }
  const load = new Load(loop.read, config.limits.overloadDelay, means.turnWork)
  const readiness = new Readiness(load)
  server.decorate('readiness', readiness)
  const draining = new AbortController()
  server.decorate('draining', draining)
  const origins = new OwnOrigins(config.publicOrigins)
  const metrics = new Metrics(means.countedNames, {
    release: assets.release,
    liveSocketsLimit: config.limits.liveSockets,
    overloadDelay: loop.read,
    overloadDelayLimit: config.limits.overloadDelay,
    calls: () => platform.running,
    renders: () => queue.running,
    liveSockets: () => live.open,
  })
  const platform = new Platform(config.platformUrl, config.limits.platformTimeout, {
    onCall: (outcome, seconds) => metrics.calledPlatform(outcome, seconds),
    tracing,
  })
  const cookies = new SessionCookies(config.tls)
  const clear = clearPlanted(cookies, config.tls)
  const owners = new TokenOwners(platform, config.limits)
  const queue = new RenderQueue(config.limits)
  const memory = new MemoryState(config.limits, now)
  const state = means.openState?.(memory, engineReports(server.log, metrics, tracing)) ?? memory
  server.decorate('sharedState', state)
  server.decorate('metrics', metrics)
  const purges = new Purges(state)
  const { endedSessionsFile: file, limits } = config
  const onFault = (error: unknown) =>
    server.log.error({ err: error }, 'sessions that were logged out are not in their file')
  const ended = new EndedSessions(state, { file, memoryMs: limits.refreshMemory, onFault }, now)
  const tokenRefresh = new TokenRefresh({ platform, owners, ended, state }, limits)
  const sessionEnd = new SessionEnd({ platform, cookies, owners, ended, tokenRefresh })
  const live = liveProxy(server.server, {
    config,
    origins,
    proxies,
    draining: draining.signal,
    isBusy: () => load.isOverloaded,
    log: server.log,
    onRefused: () => metrics.refused('sockets'),
  })

  warnOfUnnamedProxies(server, config, proxies)

  server.decorateRequest('country', null)
  server.decorateRequest('market', '')
  server.decorateRequest('siteOrigin', null)
  captchaPage(server, config)
  chatPages(server, config)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    request.country = proxies.countryOf(request.raw)
    request.market = marketOf(brands.of(request.hostname), request.country)
    request.siteOrigin = origins.ofHost(request.host)
    const isOurs = PROBE_PATHS.has(request.url) || request.siteOrigin !== null
    if (namesTwoHosts(request.raw)) void reply.code(400).type('text/plain; charset=utf-8').send('More than one Host')
    else if (isOurs && request.url.startsWith('/')) done()
    else void reply.code(421).type('text/plain; charset=utf-8').send('Misdirected request')
  })
  const quota = new RequestQuota({ state, now }, limits.requestsAMinutePerAddress)
  admission(server, { load, quota, proxies, onRefused: (refusal) => metrics.refused(refusal) })
  boundSlowReaders(server, config.limits.answerReading)
  boundSlowSenders(server, config.limits)
  server.addHook('preClose', (done) => {
    live.close()
    done()
  })
  server.addHook('onClose', async () => {
    platform.close()
    await state.close()
    await tracing?.close()
    counts.endMinute()
    loop.stop()
  })

  server.setErrorHandler(sendFailure)
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBody('not_found')))

  probes(server, readiness)
  metricsPage(server, metrics, proxies)
  processMetrics(server, metrics)
  statusLine(server, metrics)
  gameExit(server, config)
  sessionCalls(server, { config, platform, cookies, owners, tokenRefresh, sessionEnd, origins, clearPlanted: clear })
  platformProxy(server, { config, platform, cookies, owners, sessionEnd, origins, clearPlanted: clear })
  pictures(server, { platform, brands, maxBytes: config.limits.pictureCacheBytes, widths: pictureWidths })
  policyReports(server, { proxies, state, now })
  telemetry(server, { config, platform, cookies, origins, proxies, metrics, state, now })
  brandFiles(server, brands)
  webManifest(server, brands, renderManifest)
  serviceWorker(server, {
    brands,
    assets,
    parties: config.parties,
    clientRoot: config.serviceWorker ? clientRoot : null,
  })
  if (clientRoot !== null) clientFiles(server, clientRoot, config.buildFiles)
  const renderFetch = createRenderFetch(platform, { limits, purges, now })
  const pageMeans = { config, brands, cookies, meaningfulQuery, now }
  searchEngines(server, { ...pageMeans, renderFetch, renderSitemap, isSiteHidden })
  pages(server, {
    ...pageMeans,
    renderDocument,
    renderFetch,
    queue,
    load,
    assets,
    state,
    purges,
    metrics,
    tracing,
    tokenRefresh,
    sessionEnd,
    clearPlanted: clear,
    policy,
  })
  return server
}

/** Says when visitors' addresses are not known: at the start, and when a request shows that another proxy is meant. */
function warnOfUnnamedProxies(server: FastifyInstance, config: Config, proxies: TrustedProxies): void {
  const warning = proxyWarning(config)
  if (warning !== null) server.log.warn(warning)
  else
    server.addHook('onRequest', ({ raw, log }, _reply, done) => {
      if (raw.headers['x-forwarded-for'] !== undefined && raw.socket.remoteAddress && proxies.isUnnamedProxy(raw))
        log.warn({ proxy: raw.socket.remoteAddress }, 'a proxy that TRUST_PROXY does not name')
      done()
    })
}
