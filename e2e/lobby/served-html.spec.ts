import { expect, test } from '../support/journey.ts'

const ENGLISH = { headers: { 'Accept-Language': 'en' } }

test('the HTML of the lobby holds games by name with links, and says what it is', async ({ request }) => {
  const response = await request.get('/', ENGLISH)
  const html = await response.text()
  expect(response.status()).toBe(200)
  expect([...html.matchAll(/href="\/play\/[a-z0-9-]+"/g)].length).toBeGreaterThan(40)
  expect(html).toMatch(/<title[^>]*>[^<]+<\/title>/)
  expect(html).toMatch(/rel="canonical"/)
  expect(html.match(/rel="alternate"/g)?.length).toBe(5)
})

test('what is not there answers 404 and is kept out of indexes', async ({ request }) => {
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
