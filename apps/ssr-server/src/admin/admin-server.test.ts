/**
 * @promise Security promises: what an operator purges, by brand, language or call of the platform, is shown to nobody any more
 * @proof redis-state.redis.test (purge), nodes.redis.test (purged)
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { countedRenders } from '../testing/renders.ts'
import { documentOf, startSite, testBrand, type TestSite } from '../testing/site.ts'
import type { RenderDocument } from '../pages/document.ts'
import { adminServer } from './admin-server.ts'

const brands = [testBrand, { ...testBrand, id: 'borealis', hosts: ['borealis.test'] }]
const config = { publicOrigins: ['http://casino.test', 'http://borealis.test'] }

/** Renders a page of one answer of the platform. */
const render: RenderDocument = async (request) => {
  const answer = await request.fetch('http://platform.test/json-api/actions/7?lang=1', {
    method: 'GET',
    headers: { 'X-Language': request.visit.locale },
    signal: request.signal,
  })
  return documentOf(request, { body: `<p>${await answer.text()}` })
}

/** A site whose answers are fresh for a day, so that only a purge makes its pages new. */
async function longLivedSite() {
  const renders = countedRenders(render)
  const day = 24 * 3600_000
  const site = await startSite({ brands, config, renderDocument: renders.render, limits: { publicAnswerFresh: day } })
  let promotions = 'old'
  site.platform.on('GET /json-api/actions/7', () => ({ body: promotions }))
  const change = () => {
    promotions = 'new'
    site.advance(1)
  }
  return { site, renders, change }
}

const adminOf = ({ server: { sharedState: state, metrics, log } }: TestSite) =>
  adminServer({ state, metrics, log, brands: brands.map(({ id }) => id) })

const purge = (site: TestSite, payload: object, headers = {}) =>
  adminOf(site).inject({ method: 'POST', url: '/admin/purge', payload, headers })

const bodies = async (site: TestSite) =>
  Promise.all([
    site.get('/?lang=en').then(({ body }) => body),
    site.get('/?lang=ru').then(({ body }) => body),
    site.get('/?lang=en', { headers: { host: 'borealis.test' } }).then(({ body }) => body),
  ])

const [OLD, NEW] = ['<p>old', '<p>new']

describe('a purge', () => {
  it.each([
    ['of everything', {}, [NEW, NEW, NEW]],
    ['of a language', { locale: 'en' }, [NEW, OLD, NEW]],
    ['of a brand', { brand: 'aurora' }, [NEW, NEW, OLD]],
    ['of a brand in a language', { brand: 'aurora', locale: 'en' }, [NEW, OLD, OLD]],
    ['of a call', { tag: '/json-api/actions/7' }, [NEW, NEW, NEW]],
    ['of the calls below a path', { tag: '/json-api/actions' }, [NEW, NEW, NEW]],
    ['of another call', { tag: '/json-api/action' }, [OLD, OLD, OLD]],
  ])('%s', async (_name, scope, expected) => {
    const { site, change } = await longLivedSite()
    expect(await bodies(site)).toEqual([OLD, OLD, OLD])
    change()
    expect(await bodies(site)).toEqual([OLD, OLD, OLD])
    const answer = await purge(site, scope)
    expect([answer.statusCode, answer.json()]).toEqual([200, { purged: scope, nodes: 'all' }])
    site.advance(1)
    expect(await bodies(site)).toEqual(expected)
  })

  it('is done once: what is made after it is kept', async () => {
    const { site, renders, change } = await longLivedSite()
    await site.get('/')
    change()
    await purge(site, {})
    site.advance(1)
    for (let count = 0; count < 3; count += 1) expect((await site.get('/')).body).toBe(NEW)
    expect(renders.seen).toHaveLength(2)
    expect(renders.seen.map(({ purgedAt }) => purgedAt > 0)).toEqual([false, true])
  })

  it.each([
    ['no object', [1]],
    ['a field that there is not', { brands: 'aurora' }],
    ['a brand that is not served', { brand: 'zodiac' }],
    ['a language that there is not', { locale: 'fr' }],
    ['a tag that is no path', { tag: 'actions' }],
  ])('is refused with %s', async (_name, payload) => {
    const { site, change } = await longLivedSite()
    await site.get('/')
    change()
    expect((await purge(site, payload)).statusCode).toBe(400)
    site.advance(1)
    expect((await site.get('/')).body).toBe(OLD)
  })

  it('is refused to a page of any site, and to a body of another type', async () => {
    const { site } = await longLivedSite()
    expect((await purge(site, {}, { origin: 'http://127.0.0.1:9' })).statusCode).toBe(403)
    expect((await purge(site, {}, { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })
})

it('shows the metrics of the site, purges among them, to callers of other machines too', async () => {
  const { site } = await longLivedSite()
  await purge(site, {})
  const { body } = await adminOf(site).inject({ url: '/metrics', remoteAddress: '10.0.0.9' })
  expect(body).toContain('croupier_purges_total{told="all"} 1')
  expect(body).toContain('croupier_purges_total{told="this"} 0')
})
