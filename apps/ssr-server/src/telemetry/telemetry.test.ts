import { describe, expect, it } from 'vitest'
import { documentOf, startSite } from '../testing/site.ts'

const metricsOf = async (site: Awaited<ReturnType<typeof startSite>>) =>
  (await site.get('/metrics', { remoteAddress: '127.0.0.1' })).body

describe('reports of pages', () => {
  it('is counted, and passed on as it came', async () => {
    const site = await startSite()
    for (const path of ['/log', '/performance']) site.platform.on(`PUT ${path}`, () => ({ status: 204, body: '' }))
    const entry = { label: 'lobby', level_name: 'error', message: 'boom' }
    expect((await site.call('PUT', '/log', { payload: entry })).statusCode).toBe(204)
    const times = { page: '/', vitals: { LCP: 1500, CLS: 0.02, INP: -1, FCP: 'fast', TTFB: 1e12 } }
    expect((await site.call('PUT', '/performance', { payload: times })).statusCode).toBe(204)
    expect(site.platform.calls.map(({ body }) => JSON.parse(body) as unknown)).toEqual([entry, times])
    const metrics = await metricsOf(site)
    expect(metrics).toContain('croupier_log_entries_total{level="error"} 1')
    expect(metrics).toContain('croupier_web_vital_seconds_count{vital="LCP"} 1')
    expect(metrics).toContain('croupier_layout_shift_count 1')
    for (const invented of ['INP', 'FCP', 'TTFB']) expect(metrics).not.toContain(`vital="${invented}"`)
  })

  it('of where visitors come to is counted by the pattern and stays here', async () => {
    const site = await startSite()
    const visit = (page: unknown) => site.call('PUT', '/visits', { payload: { page } })
    for (const page of ['/games/:slug', '/games/:slug', '/', 'no path', '/a"b', 5, `/${'x'.repeat(100)}`]) {
      expect((await visit(page)).statusCode).toBe(204)
    }
    expect(site.platform.calls).toEqual([])
    const lines = (await metricsOf(site)).split('\n').filter((line) => line.startsWith('croupier_page_views_total'))
    expect(lines).toEqual(['croupier_page_views_total{page="/games/:slug"} 2', 'croupier_page_views_total{page="/"} 1'])
    for (let at = 0; at < 30; at += 1) await visit(`/invented/${at}`)
    const all = (await metricsOf(site)).split('\n').filter((line) => line.startsWith('croupier_page_views_total'))
    expect(all).toHaveLength(3)
    expect(all.at(-1)).toBe('croupier_page_views_total{page="other"} 30')
  })

  it('of variants is counted for the experiments of the site only', async () => {
    const site = await startSite()
    for (const experiment of ['joinWords', 'invented'])
      for (const variant of ['play', 'invented'])
        await site.call('PUT', '/visits', { payload: { experiment, variant } })
    const lines = (await metricsOf(site)).split('\n').filter((line) => line.startsWith('croupier_experiment_exposures'))
    expect(lines).toEqual(['croupier_experiment_exposures_total{experiment="joinWords",variant="play"} 1'])
  })

  it.each(['not json', '[]', 'null', ''])('may be nonsense (%j): it breaks nothing', async (payload) => {
    const site = await startSite()
    site.platform.on('PUT /log', () => ({ status: 204, body: '' }))
    const headers = { 'content-type': 'application/json' }
    expect((await site.call('PUT', '/log', { payload, headers })).statusCode).toBe(204)
  })

  it('is refused when it is too long or not of our own pages', async () => {
    const site = await startSite()
    expect((await site.call('PUT', '/log', { payload: 'x'.repeat(70_000) })).statusCode).toBe(413)
    const foreign = { headers: { origin: 'http://elsewhere.test' }, payload: {} }
    expect((await site.call('PUT', '/log', foreign)).statusCode).toBe(403)
    expect(site.platform.calls).toEqual([])
  })
})

describe('entries of the log', () => {
  const entry = { label: 'lobby', level_name: 'error', message: 'boom' }
  const tell = async (site: Awaited<ReturnType<typeof startSite>>, remoteAddress: string, headers = {}) =>
    (await site.call('PUT', '/log', { payload: entry, remoteAddress, headers })).statusCode
  const logSite = async (...options: Parameters<typeof startSite>) => {
    const site = await startSite(...options)
    site.platform.on('PUT /log', () => ({ status: 204, body: '' }))
    return site
  }

  it('have a bound for an address: past it none is counted, written or passed on until the next minute', async () => {
    const site = await logSite({ limits: { logEntriesAMinutePerAddress: 2 } })
    const told = []
    for (let at = 0; at < 4; at += 1) told.push(await tell(site, '198.51.100.1'))
    expect(told).toEqual([204, 204, 429, 429])
    expect(await tell(site, '198.51.100.2')).toBe(204)
    expect(site.platform.calls).toHaveLength(3)
    expect(await metricsOf(site)).toContain('croupier_log_entries_total{level="error"} 3')
    site.advance(60_000)
    expect(await tell(site, '198.51.100.1')).toBe(204)
  })

  it('have a bound for all addresses together', async () => {
    const site = await logSite({ limits: { logEntriesAMinute: 2 } })
    const told = []
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) told.push(await tell(site, address))
    expect(told).toEqual([204, 204, 429])
  })

  it('are counted by network: who has one address of IPv6 has 2^64 of them', async () => {
    const site = await logSite({ limits: { logEntriesAMinutePerAddress: 1 } })
    const told = []
    for (const address of ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:db8:0:1::1'])
      told.push(await tell(site, address))
    expect(told).toEqual([204, 429, 204])
  })

  it('are counted by visitors behind a trusted proxy, and never by headers of visitors', async () => {
    const limits = { logEntriesAMinutePerAddress: 1 }
    const behind = await logSite({ limits, config: { trustProxy: ['loopback'] } })
    const by = (address: string) => tell(behind, '127.0.0.1', { 'x-forwarded-for': address })
    expect([await by('198.51.100.1'), await by('203.0.113.9, 198.51.100.1')]).toEqual([204, 429])
    expect(await by('198.51.100.2')).toBe(204)
    const open = await logSite({ limits })
    const saying = (address: string) => tell(open, '198.51.100.1', { 'x-forwarded-for': address })
    expect([await saying('203.0.113.1'), await saying('203.0.113.2')]).toEqual([204, 429])
  })
})

describe('the figures', () => {
  it('count answers by kind, never by address', async () => {
    const site = await startSite()
    await site.get('/games/slots?utm=secret')
    await site.get('/json-api/unknown')
    const metrics = await metricsOf(site)
    expect(metrics).toContain('croupier_requests_total{kind="page",status="2xx"} 1')
    expect(metrics).toContain('croupier_requests_total{kind="call",status="4xx"} 1')
    expect(metrics).not.toMatch(/slots|secret|unknown/)
  })

  it('count renders and calls to the platform that are under way', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const site = await startSite({
      renderDocument: async (request) => {
        await request.fetch(`${site.platform.url}/json-api/levels`, {
          method: 'GET',
          headers: {},
          signal: request.signal,
        })
        return documentOf(request)
      },
    })
    site.platform.on('GET /json-api/levels', async () => {
      await answered
      return { body: {} }
    })
    const underWay = async () =>
      (await metricsOf(site)).split('\n').filter((line) => /^croupier_(platform_calls|renders)_running/.test(line))
    const page = site.get('/')
    await expect.poll(() => site.platform.callsTo('/json-api/levels')).toHaveLength(1)
    expect(await underWay()).toEqual(['croupier_platform_calls_running 1', 'croupier_renders_running 1'])
    answer()
    await page
    expect(await underWay()).toEqual(['croupier_platform_calls_running 0', 'croupier_renders_running 0'])
  })

  it('are for this machine only', async () => {
    const site = await startSite()
    const from = async (remoteAddress: string, headers = {}) =>
      (await site.get('/metrics', { remoteAddress, headers })).statusCode
    expect(await from('127.0.0.1')).toBe(200)
    expect(await from('198.51.100.7')).toBe(404)
    expect(await from('127.0.0.1', { 'x-forwarded-for': '198.51.100.7' })).toBe(404)
    expect(await from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await from('127.0.0.1', { forwarded: 'for=198.51.100.7' })).toBe(404)
  })
})
