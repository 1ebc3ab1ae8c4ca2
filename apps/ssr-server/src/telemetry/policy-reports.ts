import type { FastifyInstance } from 'fastify'
import { withoutSecrets } from './log.ts'
import { LogQuota } from './log-quota.ts'
import { parseJson } from '../http/parse-json.ts'
import type { SharedState } from '../shared-state/shared-state.ts'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'
import { REPORT_PATH } from '../guard/security-headers.ts'

const MAX_REPORT = 16 * 1024
/** Of all together, far more than a few visitors can send: of each directive one line a minute is written (LogCounts). */
const REPORTS_A_MINUTE = 3_000
/** One visitor must not keep out the reports of others. */
const REPORTS_A_MINUTE_PER_ADDRESS = 6

export interface PolicyReportMeans {
  readonly proxies: TrustedProxies
  readonly state: SharedState
  readonly now: () => number
}

/** Writes what browsers report of the content security policy to the log. */
export function policyReports(server: FastifyInstance, { proxies, state, now }: PolicyReportMeans): void {
  const quota = new LogQuota(
    { state, name: 'policy', now },
    { perAddress: REPORTS_A_MINUTE_PER_ADDRESS, all: REPORTS_A_MINUTE },
  )

  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'buffer', bodyLimit: MAX_REPORT },
      (_request, body, parsed) => parsed(null, parseJson(body as Buffer)),
    )
    scope.post(REPORT_PATH, async (request, reply) => {
      const reports = Array.isArray(request.body) ? request.body : [request.body]
      for (const report of reports.slice(0, 5))
        // oxlint-disable-next-line no-await-in-loop -- one after another, as those past a limit are left out
        if (await quota.takes(proxies.countedAddress(request.raw)))
          request.log.warn({ report: summaryOf(report) }, 'policy violated')
      return reply.code(204).send()
    })
    done()
  })
}

/** Fields of a report, and their names before the Reporting API. */
const FIELDS = {
  effectiveDirective: 'effective-directive',
  blockedURL: 'blocked-uri',
  documentURL: 'document-uri',
  sourceFile: 'source-file',
} as const

/** Those that a browser may report, fewer than LogCounts counts apart: invented ones take nobody's line. */
const DIRECTIVES = new Set(
  `default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src media-src
  connect-src frame-src worker-src manifest-src object-src form-action frame-ancestors base-uri require-trusted-types-for
  trusted-types`.split(/\s+/),
)

/** What a report says, in short and without secrets: anyone can send one. */
export function summaryOf(report: unknown): Record<string, string> {
  const { body, 'csp-report': earlier } = asFields(report)
  const [details, earlierDetails] = [asFields(body), asFields(earlier)]
  const summary: Record<string, string> = {}
  for (const [name, earlierName] of Object.entries(FIELDS)) {
    const value = details[name] ?? earlierDetails[earlierName]
    if (typeof value !== 'string') continue
    if (name === 'effectiveDirective') summary[name] = DIRECTIVES.has(value) ? value : 'other'
    else summary[name] = withoutSecrets(placeOf(value, name === 'documentURL')).slice(0, 200)
  }
  return summary
}

/** Of an address in the web its host and path, or the path alone; of another one the scheme. */
function placeOf(text: string, isOwn: boolean): string {
  const url = URL.parse(text)
  if (url === null) return text
  if (!/^(?:https?|wss?):$/.test(url.protocol)) return url.protocol
  return isOwn ? url.pathname : `${url.protocol}//${url.host}${url.pathname}`
}

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
