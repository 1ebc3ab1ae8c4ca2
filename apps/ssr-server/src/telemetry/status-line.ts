import type { FastifyInstance } from 'fastify'
import { getHeapStatistics } from 'node:v8'
import type { Metrics } from './metrics.ts'

const MINUTE_MS = 60_000
const MB = 1024 * 1024

/** Of logs in which not even warnings are written. */
const QUIET = new Set(['error', 'fatal', 'silent'])

/** Writes a line each minute with what the server did in it and how it is, also where no other line of level `info` is. */
export function statusLine(server: FastifyInstance, metrics: Metrics): void {
  if (QUIET.has(server.log.level)) return
  const lines = server.log.child({}, { level: 'info' })
  const timer = setInterval(() => {
    const { worstDelay, ...counts } = metrics.takeMinute()
    lines.info(
      {
        ...counts,
        sockets: metrics.liveSockets(),
        loop_delay_ms: Math.round(worstDelay * 1000),
        memory_mb: Math.round(process.memoryUsage.rss() / MB),
        heap_mb: Math.round(getHeapStatistics().used_heap_size / MB),
      },
      'a minute',
    )
  }, MINUTE_MS)
  timer.unref()
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer)
    done()
  })
}
