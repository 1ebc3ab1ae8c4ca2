/**
 * @promise Errors: one id leads from a page through its calls to the platform and the log; nothing that a player is known by, and no
 *   token, password or amount, is in a log, metric or span, whatever goes wrong
 * @proof log.test, request-trace.test
 * @journey shell/telemetry
 */

import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startNodes, Visitor, type Nodes } from '../testing/nodes.ts'
import { attributesOf, startCollector, type Collector } from '../testing/otlp-collector.ts'

const MAIL = 'anna.known@mail.test'
const PHONE = '79995550177'
const NICKNAME = 'AnnaKnownByName'
const PASSWORD = 'Known-pass-177'
const AMOUNT = 770_077
const RESET_KEY = 'knownResetKey177'
const DEPOSIT = `/json-api/treasury/user/marbella/deposit/visa/${AMOUNT}`
const PROFILE = '/json-api/users/profile'
const CALL_HEADERS = { 'idempotency-key': 'known-key-0000-0000-0177' }

let sandbox: Sandbox
let nodes: Nodes
let collector: Collector

beforeAll(async () => {
  sandbox = await startSandbox()
})

// Each test has a server of its own: of each kind of warning only the first in a minute is written.
beforeEach(async () => {
  collector = await startCollector()
  nodes = await startNodes(1, {
    PLATFORM_URL: sandbox.platformUrl,
    LOG_LEVEL: 'trace',
    RENDER_BUDGET_MS: '500',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
})

afterEach(async () => {
  await nodes.stop()
  await collector.stop()
})

afterAll(() => sandbox.close())

/** A player who does what players do, on a platform that fails now and then. Returns what nobody may read. */
async function play(): Promise<string[]> {
  const player = new Visitor(nodes)
  await sandbox.control.createPlayer({ login: MAIL, password: PASSWORD, nickname: NICKNAME, balance: AMOUNT })
  await player.ask('POST', '/json-api/login', { login: MAIL, password: `${PASSWORD}-wrong` })
  expect((await player.ask('POST', '/json-api/login', { login: MAIL, password: PASSWORD })).status).toBe(200)
  const profile = await player.ask('GET', PROFILE)
  expect(profile.body).toContain(NICKNAME)
  const tokens = [player.cookie('at'), player.cookie('rt')].map((token) => token ?? 'no token')
  expect(tokens).not.toContain('no token')
  await player.ask('GET', `/cashbox/deposit?amount=${AMOUNT}`)
  await player.ask('GET', DEPOSIT, undefined, CALL_HEADERS)
  await player.ask('POST', '/json-api/players/contacts/create/phone', { value: PHONE })
  await player.ask('POST', '/json-api/users/restore-password/request', { login: MAIL })
  await player.ask('GET', `/new-password/${RESET_KEY}`)
  await player.ask('GET', `/?redirect=${encodeURIComponent(`/profile?mail=${MAIL}`)}`)
  await failWhile(async () => {
    await player.ask('GET', DEPOSIT, undefined, CALL_HEADERS)
    await player.ask('GET', PROFILE)
    await player.ask('GET', '/')
    await player.ask('GET', `/account/${PHONE}/${MAIL}`)
    player.forget('at', 'at_live')
    await player.ask('POST', '/json-api/token/refresh')
    await player.ask('GET', '/')
  })
  // A page that tells too much: an earlier release, or anyone.
  const message = `no answer of ${DEPOSIT} for ${MAIL}, +7 999 555-01-77 ${PHONE}, Bearer ${tokens[0]}`
  await player.ask('PUT', '/log', { label: 'call without an outcome', level_name: 'error', message })
  const violated = { 'csp-report': { 'document-uri': `http://casino.test/new-password/${RESET_KEY}?mail=${MAIL}` } }
  await player.ask('POST', '/csp-reports', violated)
  await player.ask('PUT', '/visits', { page: `/${NICKNAME}`, variants: { [NICKNAME]: PHONE } })
  await player.ask('PUT', '/visits', { experiment: NICKNAME, variant: PHONE })
  const socket = new WebSocket(`ws://127.0.0.1:${nodes.ports[0]}/ws?mail=${MAIL}`, {
    headers: { host: 'casino.test' },
    origin: 'http://casino.test',
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify({ type: 'register', payload: { hash: (await sandbox.control.player(MAIL)).hash } }))
  socket.terminate()
  const { hash } = await sandbox.control.player(MAIL)
  return [MAIL, 'anna.known', PHONE, '555-01-77', NICKNAME, PASSWORD, String(AMOUNT), RESET_KEY, hash, ...tokens]
}

/** Every call to the platform is cut, after it was done, in the time of some work. */
async function failWhile(work: () => Promise<void>): Promise<void> {
  await sandbox.control.fault({ path: '/json-api/*', drop: true, after: true })
  await work()
  await sandbox.control.clearFaults()
}

it('nothing that a player is known by is in a log, metric or span', async () => {
  const known = await play()
  const metrics = (await new Visitor(nodes).ask('GET', '/metrics')).body
  expect(metrics).toContain('croupier_requests_total')
  // The last line of the log has come.
  await expect.poll(() => nodes.log().join('\n')).toContain('a page was viewed')
  const log = nodes.log().join('\n')
  for (const message of ['platform unavailable', 'a page tells', 'a render reports']) expect(log).toContain(message)
  for (const text of known) expect([text, ...linesWith(text)]).toEqual([text])
  for (const text of known) expect(metrics).not.toContain(text)
  const isSent = () => collector.spans().some((span) => attributesOf(span)['url.path'] === '/visits')
  await expect.poll(isSent).toBe(true)
  const spans = JSON.stringify(collector.received())
  expect(spans).toContain('/json-api/treasury/user/marbella/deposit/visa/*')
  for (const text of known) expect(spans).not.toContain(text)
})

const linesWith = (text: string) => nodes.log().filter((line) => line.includes(text))

/** Spans of a trace that name this path, once they have been sent. */
const spansOf = async (trace: string, path: string, kind: number) => {
  const found = () =>
    collector
      .spans()
      .filter((span) => span.traceId === trace && span.kind === kind && attributesOf(span)['url.path'] === path)
  await expect.poll(found).not.toEqual([])
  return found()
}

it('one id leads from a page through its calls to the platform, the log and the collector', async () => {
  const visitor = new Visitor(nodes)
  const page = await visitor.ask('GET', '/rules')
  const [, name = '', trace = ''] = /traceparent;desc="(00-([0-9a-f]{32})-[0-9a-f]{16}-01)"/.exec(page.timing) ?? []
  expect(trace).not.toBe('')
  const rendered = (await sandbox.control.requests('/json-api/*')).map(({ headers }) => headers['traceparent'] ?? '')
  expect(rendered.filter((one) => one.startsWith(`00-${trace}-`))).not.toEqual([])
  await sandbox.control.clearRequests()
  await sandbox.control.fault({ path: '/api/winners', drop: true, times: 2 })
  const calls = ['/json-api/serverdata', '/api/winners']
  for (const path of calls) await visitor.ask('GET', path, undefined, { traceparent: name })

  const [document] = await spansOf(trace, '/rules', 2)
  expect(document?.spanId).toBe(name.split('-')[2])
  for (const path of calls) {
    const [server] = await spansOf(trace, path, 2)
    expect(server?.parentSpanId).toBe(document?.spanId)
    const asked = await sandbox.control.requests(path)
    const client = (await spansOf(trace, path, 3)).find(({ parentSpanId }) => parentSpanId === server?.spanId)
    expect(asked.map(({ headers }) => headers['traceparent'])).toContain(`00-${trace}-${client?.spanId}-01`)
    expect(attributesOf(client!)).toMatchObject(
      path === '/api/winners' ? { 'error.type': 'unreachable' } : { 'http.response.status_code': '200' },
    )
  }
  const [failed] = await spansOf(trace, '/api/winners', 2)
  await expect.poll(() => linesWith(trace)).not.toEqual([])
  const [line = '{}'] = linesWith(trace)
  expect(JSON.parse(line)).toMatchObject({ trace_id: trace, span_id: failed?.spanId, msg: 'platform unavailable' })
})
