/**
 * @promise Errors: every query of the operator's dashboard and alerts names metrics and labels that a server prints, each
 *   alert fires on what it is for, and says what to do
 * @proof queries.test, metrics.test
 * @journey none
 */

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { parse } from 'yaml'
import { until } from '../../../../scripts/tests/until.ts'
import { startNodes, Visitor, type Nodes } from '../testing/nodes.ts'
import { OPS, promtool, startPrometheus, type TestPrometheus } from '../testing/prometheus.ts'
import { namedIn } from '../testing/queries.ts'
import { startEngine, type TestEngine } from '../testing/redis-server.ts'

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly annotations: Readonly<Record<string, string>>
}

interface Target {
  readonly expr: string
  readonly legendFormat: string
}

interface Panel {
  readonly title: string
  readonly description?: string
  readonly targets?: readonly Target[]
}

const textOf = (file: string) => readFileSync(path.resolve(OPS, file), 'utf8')
const { groups } = parse(textOf('alerts.yml')) as { groups: { rules: Alert[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)
const dashboard = JSON.parse(textOf('dashboard.json')) as {
  panels: Panel[]
  templating: { list: { name: string; query: { query: string } | string }[] }
}
const shown = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({
    title,
    legendFormat,
    expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
  })),
)

let engine: TestEngine
let sandbox: Sandbox
let nodes: Nodes
let prometheus: TestPrometheus
const ends: (() => unknown)[] = []

beforeAll(async () => {
  engine = await startEngine((end) => ends.push(end))
  sandbox = await startSandbox()
  ends.push(() => sandbox.close())
  nodes = await startNodes(1, { PLATFORM_URL: sandbox.platformUrl, SHARED_STATE_URL: engine.url })
  ends.push(() => nodes.stop())
  await nodes.untilMetric('croupier_shared_state_up 1')
  prometheus = await startPrometheus(nodes.adminPorts)
  ends.push(() => prometheus.stop())
  await visit()
  // Reads twice what the visit has left, as a rate needs.
  await until(async () => {
    const [reads] = await prometheus.query('count_over_time(croupier_layout_shift_count[5m])')
    return Number(reads?.value[1]) > 1
  })
})

afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** What a player and his browser ask for, so that each metric has been counted. */
async function visit(): Promise<void> {
  const player = new Visitor(nodes)
  await player.ask('GET', '/')
  await player.ask('GET', '/favicon.svg')
  await sandbox.control.createPlayer({ login: 'ops@croupier.test', password: 'visitor-pass-1', nickname: 'Ops' })
  const login = await player.ask('POST', '/json-api/login', { login: 'ops@croupier.test', password: 'visitor-pass-1' })
  expect(login.status).toBe(200)
  await player.ask('GET', '/')
  const [port] = nodes.ports
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { host: 'casino.test' },
    origin: 'http://casino.test',
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  ends.push(() => socket.terminate())
  await player.ask('PUT', '/visits', { page: '/', variants: {} })
  await player.ask('PUT', '/log', { label: 'ops', level_name: 'error' })
  await player.ask('PUT', '/performance', { vitals: { LCP: 900, FCP: 300, INP: 40, TTFB: 20, CLS: 0.01 } })
  expect((await nodes.purge(0, {})).status).toBe(200)
}

/** What is wrong with a query: selectors that no series fits, and labels that none of its series has. */
async function faultsOf(query: string): Promise<string[]> {
  const { selectors, labels } = namedIn(query)
  expect(selectors).not.toEqual([])
  const found = await Promise.all(selectors.map((selector) => prometheus.series(selector)))
  const unknown = selectors.filter((_, at) => found[at]?.length === 0).map((selector) => `nothing is ${selector}`)
  const known = new Set(found.flat().flatMap((series) => Object.keys(series)))
  return [...unknown, ...labels.filter((label) => !known.has(label)).map((label) => `nothing has ${label}`)]
}

it.each([
  ['a metric', 'sum(rate(croupier_request_total[1m]))', ['nothing is croupier_request_total']],
  ['a value of a label', 'croupier_requests_total{kind="pages"}', ['nothing is croupier_requests_total{kind="pages"}']],
  ['a label', 'sum by (route) (croupier_requests_total)', ['nothing has route']],
])('a query that names %s which no server prints has a fault', async (_what, query, faults) => {
  expect(await faultsOf(query)).toEqual(faults)
})

describe('the dashboard', () => {
  it.each(shown)('$title: $expr', async ({ expr, legendFormat }) => {
    expect(await faultsOf(expr)).toEqual([])
    const samples = await prometheus.query(expr)
    expect(samples).not.toEqual([])
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label)
    for (const { metric } of samples) expect(Object.keys(metric)).toEqual(expect.arrayContaining(named))
  })

  it('chooses among the servers that are read', async () => {
    const { query } = dashboard.templating.list.find(({ name }) => name === 'instance') ?? {}
    const asked = typeof query === 'object' ? query.query : ''
    const [, selector = ''] = /^label_values\((.+), instance\)$/.exec(asked) ?? []
    expect(await faultsOf(selector)).toEqual([])
  })

  it('names alerts that there are', () => {
    const named = dashboard.panels.flatMap(({ description = '' }) => description.match(/Croupier\w+/g) ?? [])
    expect(named.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })
})

describe('the alerts', () => {
  it.each(alerts)('$alert names what is printed', async ({ expr }) => {
    expect(await faultsOf(expr)).toEqual([])
    await prometheus.query(expr)
  })

  it('say what to do, in a line and on a page', () => {
    const page = textOf('../docs/operations.md')
    for (const { alert, annotations } of alerts) {
      expect(annotations).toMatchObject({ summary: expect.any(String) as string, action: expect.any(String) as string })
      expect(annotations['runbook']).toBe(`docs/operations.md#${alert.toLowerCase()}`)
      expect(page).toContain(`\n### ${alert}\n`)
    }
  })

  it('are rules and settings that Prometheus takes, and fire on what they are for only', async () => {
    expect(await promtool('check', 'config', 'prometheus.yml')).toContain(`${alerts.length} rules found`)
    expect(await promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
    const { tests } = parse(textOf('alerts.test.yml')) as { tests: { name: string }[] }
    const names = tests.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(alerts.map(({ alert }) => alert)))
  })

  it('of a lost engine begins when it is gone', async () => {
    const pending = 'ALERTS{alertname="CroupierSharedStateLost"}'
    expect(await prometheus.query(pending)).toEqual([])
    await engine.kill()
    await expect.poll(() => prometheus.query(pending)).toHaveLength(1)
    await engine.start()
    await expect.poll(() => prometheus.query(pending)).toEqual([])
  })
})
