/**
 * @promise Errors: without a collector nothing of tracing is loaded; with one, a share of traces is sent, which no caller decides, and a
 *   collector that does not answer delays nobody
 * @proof tracing-settings.test
 * @journey none
 */

import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startNodes, Visitor } from '../testing/nodes.ts'
import { startCollector } from '../testing/otlp-collector.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.close())

/** Ends a process that loads OpenTelemetry's SDK; its interface alone comes with the metrics. */
const REFUSE = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module'
registerHooks({ resolve: (name, context, next) => (/opentelemetry.sdk|fastify.otel/.test(name) ? process.exit(1) : next(name, context)) })
`)}`

async function visit(settings: Record<string, string>, headers: Record<string, string> = {}) {
  const nodes = await startNodes(1, { PLATFORM_URL: sandbox.platformUrl, OTEL_BSP_SCHEDULE_DELAY: '50', ...settings })
  onTestFinished(() => nodes.stop())
  return new Visitor(nodes).ask('GET', '/rules', undefined, headers)
}

it('without a collector nothing of it is loaded', async () => {
  const page = await visit({ NODE_OPTIONS: `--import=${REFUSE}` })
  expect([page.status, /traceparent;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-00"/.test(page.timing)]).toEqual([200, true])
  const settings = { NODE_OPTIONS: `--import=${REFUSE}`, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  await expect(visit(settings)).rejects.toThrow('A node ended')
})

it('what is not sampled is not sent, whatever a caller wishes', async () => {
  await sandbox.control.clearRequests()
  const collector = await startCollector()
  onTestFinished(() => collector.stop())
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' }
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const page = await visit(settings, { traceparent })
  expect(page.timing).toMatch(/traceparent;desc="00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-00"/)
  const asked = (await sandbox.control.requests('/json-api/*')).map(({ headers }) => headers['traceparent'] ?? '')
  expect(asked.filter((name) => name.includes('4bf92f3577b34da6a3ce929d0e0e4736'))).not.toEqual([])
  expect(asked.filter((name) => name.endsWith('-01'))).toEqual([])
  expect(collector.spans()).toEqual([])
})

it('a collector that is not there delays no page', async () => {
  const page = await visit({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' })
  expect([page.status, page.timing.includes('-01"')]).toEqual([200, true])
})
