import { describe, expect, it } from 'vitest'
import { startSite } from './testing/site.ts'

const metricsOf = async (site: Awaited<ReturnType<typeof startSite>>) =>
  (await site.get('/metrics', { remoteAddress: '127.0.0.1' })).body

describe('what pages tell of themselves', () => {
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
