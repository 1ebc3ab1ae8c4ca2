import { EventEmitter, once } from 'node:events'
import { expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { documentOf, ORIGIN, startSite, type TestSite } from '../testing/site.ts'

const metricsOf = async (site: TestSite) => (await site.get('/metrics', { remoteAddress: '127.0.0.1' })).body

it('shows counts of what has not happened yet: a rate needs the value from before', async () => {
  const metrics = await metricsOf(await startSite())
  for (const line of [
    'croupier_requests_total{kind="page",status="5xx"} 0',
    'croupier_refusals_total{reason="renders"} 0',
    'croupier_refusals_total{reason="deadline"} 0',
    'croupier_refusals_total{reason="sockets"} 0',
    'croupier_refusals_total{reason="log"} 0',
    'croupier_platform_calls_total{outcome="timeout"} 0',
    'croupier_platform_calls_total{outcome="unreachable"} 0',
    'croupier_platform_calls_total{outcome="5xx"} 0',
    'croupier_purges_total{told="this"} 0',
    'croupier_live_sockets 0',
    'croupier_live_sockets_limit 10000',
  ])
    expect(metrics).toContain(`${line}\n`)
})

it('counts calls to the platform by what became of them', async () => {
  const site = await startSite()
  site.platform.on('GET /json-api/good', () => ({ body: '{}' }))
  site.platform.on('GET /json-api/bad', () => ({ status: 500, body: '{}' }))
  for (const name of ['good', 'bad']) await site.call('GET', `/json-api/${name}`)
  await site.platform.stop()
  await site.call('GET', '/json-api/good')
  const metrics = await metricsOf(site)
  for (const outcome of ['2xx', '5xx', 'unreachable'])
    expect(metrics).toContain(`croupier_platform_calls_total{outcome="${outcome}"} 1\n`)
  expect(metrics).toContain('croupier_platform_call_seconds_count 3')
})

it('counts a call that the platform does not answer in time as a timeout', async () => {
  const site = await startSite({ limits: { platformTimeout: 100 } })
  const silence = new EventEmitter()
  site.platform.on('GET /json-api/silent', async () => {
    await once(silence, 'end')
    return { body: '{}' }
  })
  await site.call('GET', '/json-api/silent')
  silence.emit('end')
  expect(await metricsOf(site)).toContain('croupier_platform_calls_total{outcome="timeout"} 1\n')
})

it('times renders by whom they are for, and counts those that were refused', async () => {
  const site = await startSite({
    limits: { busyRenders: 1, waitingRenders: 0 },
    renderDocument: async (request) => {
      if (request.visit.url.endsWith('/first')) await site.get('/second')
      return documentOf(request)
    },
  })
  expect((await site.get('/first')).statusCode).toBe(200)
  const metrics = await metricsOf(site)
  expect(metrics).toContain('croupier_render_seconds_count{visitor="guest"} 1')
  expect(metrics).toContain('croupier_refusals_total{reason="renders"} 1')
})

it('shows how many live sockets are open, and counts those that were refused', async () => {
  const site = await startSite({ limits: { liveSockets: 1 } })
  new WebSocketServer({ server: site.platform.server })
  const port = await site.listen()
  const open = () => new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { host: 'casino.test', origin: ORIGIN } })
  const first = open()
  await once(first, 'open')
  const second = open()
  await once(second, 'error')
  const metrics = await metricsOf(site)
  expect(metrics).toContain('croupier_live_sockets 1\n')
  expect(metrics).toContain('croupier_refusals_total{reason="sockets"} 1\n')
  first.close()
  await expect.poll(() => metricsOf(site)).toContain('croupier_live_sockets 0\n')
})

it('shows what the process takes', async () => {
  const site = await startSite()
  const valueOf = async (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(await metricsOf(site))?.[1])
  await expect.poll(() => valueOf('croupier_event_loop_delay_seconds_count')).toBeGreaterThan(0)
  for (const name of ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'nodejs_heap_size_limit_bytes'])
    expect(await valueOf(name)).toBeGreaterThan(1_000_000)
  for (const name of ['process_cpu_seconds_total', 'croupier_event_loop_busy_seconds_total']) {
    const before = await valueOf(name)
    await expect.poll(() => valueOf(name)).toBeGreaterThan(before)
  }
})
