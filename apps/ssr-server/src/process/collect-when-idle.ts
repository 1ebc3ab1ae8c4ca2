import type { FastifyInstance } from 'fastify'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PROBE_PATHS } from '../guard/readiness.ts'

const QUIET_MS = 10_000
/** Requested by machines at all times. */
const PROBES = new Set([...PROBE_PATHS, '/metrics'])

/**
 * Collects garbage once no request has come for ten seconds. V8 does so only while memory is taken, so an idle server would
 * keep what a burst has left.
 */
export function collectWhenIdle(server: FastifyInstance, collect: () => void = collectGarbage): void {
  let timer: NodeJS.Timeout | undefined
  server.addHook('onRequest', ({ url }, _reply, done) => {
    if (!PROBES.has(url)) timer = timer?.refresh() ?? setTimeout(collect, QUIET_MS).unref()
    done()
  })
  server.addHook('onClose', (_server, done) => {
    clearTimeout(timer)
    done()
  })
}

/** Node has no other way to collect than V8's own function, which this flag makes available. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as () => void
  gc()
}
