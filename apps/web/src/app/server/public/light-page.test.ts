import { WIRE_ANSWERS, wireProfile } from '@croupier/platform-fixtures'
import type { PlatformRequest } from '@croupier/platform-fixtures'
import { expect, it } from 'vitest'
import { renderTestPage } from '#testing/render-test-page.ts'

const ANSWERS: Readonly<Record<string, object>> = {
  '/json-api/serverdata': WIRE_ANSWERS['server data'],
  '/json-api/v2/categories': WIRE_ANSWERS.categories,
  '/json-api/v2/games': WIRE_ANSWERS.games,
  '/json-api/v2/categories/slots': WIRE_ANSWERS['a category'],
  '/json-api/users/profile': { data: wireProfile({ nick_name: 'Ann' }) },
  '/json-api/users/balance': WIRE_ANSWERS.balance,
}

const lightPage = async (path: string) => {
  const answerOf = (request: PlatformRequest) => ANSWERS[request.path] ?? null
  const { status, html, requests } = await renderTestPage(path, { isPlayers: true, isLight: true, answerOf })
  const [, state = ''] = /<script type="application\/json" id="state"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { complete, own } = JSON.parse(state) as { complete: boolean; own: { session: { isSignedIn: boolean } } }
  return { status, html, complete, isPlayers: own.session.isSignedIn, asked: requests.map(({ path: asked }) => asked) }
}

it('has the public parts of a page for any player, asks for nothing personal, and lets the browser read the rest', async () => {
  const { status, html, complete, isPlayers, asked } = await lightPage('/')
  expect([status, complete, isPlayers]).toEqual([200, false, true])
  expect(html).toContain('class="game-card"')
  expect(html).not.toContain('Ann')
  expect(asked).toContain('/json-api/v2/games')
  expect(asked.filter((path) => path.startsWith('/json-api/users/'))).toEqual([])
})

it('of a page that only players have has its title, too', async () => {
  const { status, html, complete, isPlayers } = await lightPage('/cashbox')
  expect([status, complete, isPlayers]).toEqual([200, false, true])
  expect(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]).toContain('Deposit')
})

it('of an address that leads nowhere has its status', async () => {
  expect((await lightPage('/no/such/page')).status).toBe(404)
})
