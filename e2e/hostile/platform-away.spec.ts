import { expect, test } from '../support/journey.ts'
import { advanceUntil, anew, gameLinks, open } from '../support/visit.ts'

test('without the platform guests get the last good copy', async ({ page, request, stack, complaints }) => {
  complaints.expect(/50\d|WebSocket|Failed to load/)
  await page.clock.install()
  const gamesOf = async (path: string, language: string) => {
    const answer = await request.get(path, { headers: { 'Accept-Language': language } })
    expect(answer.status()).toBe(200)
    const links = new Set([...(await answer.text()).matchAll(/href="(\/play\/[^"]+)"/g)].map(([, link]) => link))
    return { count: links.size, isKept: answer.headers()['cache-control'] !== 'private, no-store' }
  }
  expect((await gamesOf('/', 'en')).count).toBeGreaterThan(50)
  await stack.stopPlatform()
  expect((await gamesOf('/', 'en')).count).toBeGreaterThan(50)
  for (const path of ['/', '/login', '/registration'])
    expect((await gamesOf(anew(path), 'it')).isKept, path).toBe(false)

  // A page without a cached copy: its frame comes at once, its data when the platform is back.
  await open(page, anew('/games/slots'))
  await expect(gameLinks(page)).toHaveCount(0)
  await stack.startPlatform()
  await advanceUntil(page, () => gameLinks(page).first().isVisible())
})
