import { LOG_PATH, PERFORMANCE_PATH, VISITS_PATH } from '@croupier/contract/paths'
import { VITALS, type LogEntry, type PerformanceReport, type VisitReport } from '@croupier/contract/reports'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../settings/config.ts'
import { LogQuota } from './log-quota.ts'
import type { Metrics } from './metrics.ts'
import type { OwnOrigins } from '../guard/own-origins.ts'
import { parseJson } from '../http/parse-json.ts'
import { passedAnswerHeaders, passedRequestHeaders } from '../platform/passed-headers.ts'
import type { Platform } from '../platform/platform.ts'
import { prepareOwnCalls } from '../guard/own-calls.ts'
import type { SharedState } from '../shared-state/shared-state.ts'
import { errorBody } from '../guard/refusals.ts'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'
import type { SessionCookies } from '../session/session-cookies.ts'

interface TelemetryMeans {
  config: Config
  platform: Platform
  cookies: SessionCookies
  origins: OwnOrigins
  proxies: TrustedProxies
  metrics: Metrics
  state: SharedState
  now: () => number
}

/** Milliseconds; larger measurements are ignored. */
const MAX_VITAL = 600_000
/** Of the platform, bytes. */
const MAX_ANSWER = 64 * 1024
const PATTERN = /^\/[a-z0-9/:*_-]{0,80}$/i

/** Counts reports at `/log`, `/performance` and `/visits` and passes the first two on (decision 29). */
export function telemetry(server: FastifyInstance, means: TelemetryMeans): void {
  const { platform, cookies, origins, proxies, metrics, state, now } = means
  const { logEntriesAMinute: all, logEntriesAMinutePerAddress: perAddress } = means.config.limits
  const quota = new LogQuota({ state, name: 'log', now }, { all, perAddress })

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { access } = cookies.read(request.headers.cookie)
    const call = {
      method: request.method,
      path: request.url,
      headers: passedRequestHeaders(request, access, true),
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    }
    const answer = await platform.ask(call, MAX_ANSWER)
    return reply
      .code(answer.status)
      .headers(passedAnswerHeaders(answer.headers))
      .header('cache-control', 'private, no-store')
      .send(answer.body)
  }

  void server.register((scope, _options, done) => {
    prepareOwnCalls(scope, origins)
    scope.put(LOG_PATH, async (request, reply) => {
      if (!(await quota.takes(proxies.countedAddress(request.raw)))) return refuse(reply, metrics)
      const entry = fieldsOf<LogEntry>(request.body)
      const level = entry.level_name === 'error' ? 'error' : 'warning'
      metrics.wrote(level)
      request.log.warn({ entry: summarise(entry) }, 'a page tells')
      return pass(request, reply)
    })
    scope.put(PERFORMANCE_PATH, (request, reply) => {
      const vitals = asFields(fieldsOf<PerformanceReport>(request.body).vitals)
      for (const vital of VITALS) {
        const value = vitals[vital]
        if (typeof value === 'number' && value >= 0 && value <= MAX_VITAL) metrics.measured(vital, value)
      }
      return pass(request, reply)
    })
    scope.put(VISITS_PATH, (request, reply) => {
      const { page, experiment, variant, variants } = fieldsOf<UnionFields<VisitReport>>(request.body)
      if (typeof page === 'string' && PATTERN.test(page)) {
        const shown = Object.entries(asFields(variants)).filter(
          ([name, one]) => typeof one === 'string' && metrics.hasVariant(name, one),
        )
        request.log.info({ page: metrics.viewed(page), variants: Object.fromEntries(shown) }, 'a page was viewed')
      }
      if (typeof experiment === 'string' && typeof variant === 'string' && metrics.hasVariant(experiment, variant)) {
        metrics.exposed(experiment, variant)
        request.log.info({ experiment, variant }, 'a variant was shown')
      }
      return reply.code(204).header('cache-control', 'no-store').send()
    })
    done()
  })
}

function refuse(reply: FastifyReply, metrics: Metrics): FastifyReply {
  metrics.refused('log')
  return reply
    .code(429)
    .header('cache-control', 'no-store')
    .header('retry-after', '60')
    .send(errorBody('too_many_entries'))
}

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** What a page may have sent under the names of a report: anyone can send anything. */
type Fields<Report> = { readonly [Name in keyof Report]?: unknown }

/** The names of all kinds of a report. */
type UnionFields<Report> = { [Name in Report extends unknown ? keyof Report : never]: unknown }

const fieldsOf = <Report>(body: unknown): Fields<Report> =>
  (Buffer.isBuffer(body) ? asFields(parseJson(body)) : {}) as Fields<Report>

/** Keeps the named fields, each cut to 300 characters: anyone can send entries. */
function summarise(entry: Fields<LogEntry>): Record<string, string> {
  const { release } = asFields(entry.context)
  // A page may be older than the server that receives its report.
  const summary: Record<string, string> = typeof release === 'string' ? { page_release: release.slice(0, 40) } : {}
  for (const key of ['label', 'level_name', 'type', 'message', 'rid', 'datetime'] as const) {
    const value = entry[key]
    if (typeof value === 'string') summary[key] = value.slice(0, 300)
  }
  return summary
}
