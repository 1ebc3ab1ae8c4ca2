import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { LOCALES } from '@croupier/contract/locale'
import { sendMetrics } from '../telemetry/metrics-page.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import type { PurgeScope, SharedState } from '../shared-state/shared-state.ts'

interface AdminMeans {
  readonly state: Pick<SharedState, 'purge'>
  /** Ids of the brands that are served. */
  readonly brands: readonly string[]
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
}

const TAG = /^\/[\w./-]{1,200}$/

/** Calls of the operator, on a port of their own that visitors do not reach. */
export function adminServer({ state, brands, metrics, log }: AdminMeans): FastifyInstance {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4096,
  })
  server.removeContentTypeParser('text/plain')

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store')
    // A page that is open on this machine must not call it.
    if (request.headers.origin === undefined) done()
    else void reply.code(403).send({ error: 'no browser may call this' })
  })

  server.post('/admin/purge', async (request, reply) => {
    const scope = scopeOf(request.body, brands)
    if (typeof scope === 'string') return reply.code(400).send({ error: scope })
    const isTold = await state.purge(scope)
    metrics.purged(isTold ? 'all' : 'this')
    log.warn({ purge: scope, isTold }, 'purged')
    return reply.code(isTold ? 200 : 202).send({ purged: scope, nodes: isTold ? 'all' : 'this one; the others later' })
  })
  server.get('/metrics', (_request, reply) => sendMetrics(metrics, reply))
  return server
}

/** What a body asks to purge, or what is wrong with it. */
function scopeOf(body: unknown, brands: readonly string[]): PurgeScope | string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'the body must be an object'
  const { brand, locale, tag, ...others } = body as Record<string, unknown>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) return `there is no ${unknown} to purge by: brand, locale, tag`
  if (brand !== undefined && !brands.includes(brand as string)) return `brand must be one of ${brands.join(', ')}`
  if (locale !== undefined && !LOCALES.some((one) => one === locale))
    return `locale must be one of ${LOCALES.join(', ')}`
  if (tag !== undefined && (typeof tag !== 'string' || !TAG.test(tag) || tag.endsWith('/')))
    return 'tag must be the path of a call of the platform, such as /json-api/actions'
  return body as PurgeScope
}
