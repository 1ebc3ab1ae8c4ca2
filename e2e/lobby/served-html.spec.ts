import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'

const ENGLISH = { headers: { 'Accept-Language': 'en' } }

test('the HTML of the lobby has games by name with links, and a title', { tag: '@core' }, async ({ request }) => {
  const response = await request.get('/', ENGLISH)
  const html = await response.text()
  expect(response.status()).toBe(200)
  expect([...html.matchAll(/href="\/play\/[a-z0-9-]+"/g)].length).toBeGreaterThan(40)
  expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/)
  expect(html).toMatch(/rel="canonical"/)
  expect(html.match(/rel="alternate"/g)?.length).toBe(5)
})

test('search engines get the canonical address, the breadcrumbs of a game, the game and its picture', async ({
  request,
  stack,
}) => {
  const html = await (await request.get('/play/hungry-werewolf-hour', ENGLISH)).text()
  expect(html).toContain(`<link rel="canonical" href="${stack.site}/play/hungry-werewolf-hour"`)
  expect(html).toMatch(new RegExp(`property="og:image" content="${stack.site}/cdn/[^"]+"`))
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json) as { '@graph': { '@type': string; name?: string }[] }
  expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'VideoGame'])
  expect(graph[1]?.name).toBe('Hungry Werewolf Hour')
})

test('the sitemap of a brand lists its pages, which all load', async ({ request, stack }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${stack.site}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(1_200)
  expect(sitemap).toContain(`hreflang="pt-BR" href="${stack.site}/rules?lang=br"`)
  for (const path of [
    '/',
    '/games',
    '/games/slots',
    '/producers/amberline',
    '/rules',
    '/promo',
    '/play/hungry-werewolf-hour',
  ]) {
    expect.soft(addresses, path).toContain(stack.site + path)
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
})

test('a page without SEO texts of the platform keeps its own title', async ({ request }) => {
  const html = await (await request.get('/games', ENGLISH)).text()
  expect(html).toContain(`>${t('games:allGames')} · `)
  expect(await (await request.get('/', ENGLISH)).text()).not.toContain(`<title data-head>${t('games:allGames')}`)
})

test('an unknown address answers 404 and is not indexed', async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/games/no-such-category',
    '/play/no-such-game',
    '/producers/nobody',
    '/a/b/c/d',
  ]) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(await answer.text(), path).toContain('content="noindex"')
  }
})

test('a page has one address, however it is written', async ({ request }) => {
  for (const [asked, path, status] of [
    ['/GAMES/slots?page=2', '/games/slots?page=2', 200],
    ['/Games/', '/games', 200],
    ['/%', '/%25', 404],
    ['/%ED%A0%BD', '/%25ED%25A0%25BD', 404],
  ] as const) {
    const moved = await request.get(asked, { maxRedirects: 0 })
    expect.soft([moved.status(), moved.headers()['location']], asked).toEqual([308, path])
    const answer = await request.get(asked)
    expect.soft(answer.status(), asked).toBe(status)
    expect.soft(answer.headers()['content-type'], asked).toContain('text/html')
  }
})

test('a first visit is answered in the language that the browser asks for', async ({ request }) => {
  for (const [asked, answered] of [
    ['it-IT,it;q=0.9', 'it'],
    ['pt-BR', 'pt-BR'],
    ['de-DE', 'ru'],
    ['en-GB,en;q=0.9', 'en'],
  ] as const) {
    const answer = await request.get('/rules', { headers: { 'Accept-Language': asked } })
    expect.soft(await answer.text(), asked).toContain(`<html lang="${answered}"`)
  }
})
