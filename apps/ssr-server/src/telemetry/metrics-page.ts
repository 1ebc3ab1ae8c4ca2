import type { FastifyInstance, FastifyReply } from 'fastify'
import { errorBody } from '../guard/refusals.ts'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'
import type { Metrics } from './metrics.ts'

/** Counts every answer; serves `/metrics` to callers on this machine only, never through a proxy. */
export function metricsPage(server: FastifyInstance, metrics: Metrics, proxies: TrustedProxies): void {
  const machine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url, reply.raw.statusCode, reply.elapsedTime / 1000)
    done()
  })

  server.get('/metrics', async (request, reply) => {
    const isPassedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
    reply.header('cache-control', 'no-store')
    if (isPassedOn || !machine.has(proxies.visitorOf(request.raw))) return reply.code(404).send(errorBody('not_found'))
    return sendMetrics(metrics, reply)
  })
}

/** Sends all metrics as Prometheus reads them. */
export async function sendMetrics({ registry }: Metrics, reply: FastifyReply): Promise<FastifyReply> {
  return reply.type(registry.contentType).send(await registry.metrics())
}
