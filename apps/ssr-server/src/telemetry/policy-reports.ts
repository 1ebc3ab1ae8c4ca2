import type { FastifyInstance } from 'fastify'
import { withoutSecrets } from './log.ts'
import { LogQuota } from './log-quota.ts'
import { parseJson } from '../http/parse-json.ts'
import type { SharedState } from '../shared-state/shared-state.ts'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'
import { REPORT_PATH } from '../guard/security-headers.ts'

const MAX_REPORT = 16 * 1024
const REPORTS_A_MINUTE = 60
/** One visitor must not keep out the reports of others. */
const REPORTS_A_MINUTE_PER_ADDRESS = 6

export interface PolicyReportParts {
  readonly proxies: TrustedProxies
  readonly state: SharedState
  readonly now: () => number
}

/** Writes what browsers report of the content security policy to the log. */
export function policyReports(server: FastifyInstance, { proxies, state, now }: PolicyReportParts): void {
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
          request.log.warn({ report: summarise(report) }, 'policy violated')
      return reply.code(204).send()
    })
    done()
  })
}

function summarise(report: unknown): Record<string, string> {
  const { body } = (report ?? {}) as { body?: unknown }
  const details = (body ?? {}) as Record<string, unknown>
  const summary: Record<string, string> = {}
  for (const key of ['effectiveDirective', 'blockedURL', 'documentURL', 'sourceFile']) {
    const value = details[key]
    if (typeof value === 'string') summary[key] = withoutSecrets(URL.parse(value)?.pathname ?? value).slice(0, 200)
  }
  return summary
}
