import { expect, test } from '../support/journey.ts'

test('the HTML of the lobby holds games by name with links, and says what it is', async ({ request }) => {
  const response = await request.get('/', { headers: { 'Accept-Language': 'en' } })
  const html = await response.text()
  expect(response.status()).toBe(200)
  expect([...html.matchAll(/href="\/play\/[a-z0-9-]+"/g)].length).toBeGreaterThan(40)
  expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/)
  expect(html).toMatch(/rel="canonical"/)
  expect(html.match(/rel="alternate"/g)?.length).toBe(5)
})

for (const [path, status] of [
  ['/', 200],
  ['/games', 200],
  ['/games/slots', 200],
  ['/rules', 200],
  ['/no-such-page', 404],
  ['/games/no-such-category', 404],
  ['/play/no-such-game', 404],
  ['/producers/nobody', 404],
] as const) {
  test(`${path} answers ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

test('a path of four segments is kept out of indexes', async ({ request }) => {
  expect(await (await request.get('/a/b/c/d')).text()).toContain('content="noindex"')
})

test('a region the platform closes gets 451 on play, login and registration, and the lobby still', async ({
  request,
  sandbox,
}) => {
  const statusOf = (path: string) => async () => (await request.get(path)).status()
  // What the platform says to everybody is kept for some seconds.
  const SOON = { timeout: 20_000 }
  await sandbox.serverData({ restricted: true })
  try {
    for (const path of ['/play/anything', '/login?fresh=1', '/registration?fresh=1'])
      await expect.poll(statusOf(path), SOON).toBe(451)
    expect((await request.get('/?fresh=1')).status()).toBe(200)
  } finally {
    await sandbox.serverData({ restricted: false })
    await expect.poll(statusOf('/login?fresh=2'), SOON).toBe(200)
  }
})
