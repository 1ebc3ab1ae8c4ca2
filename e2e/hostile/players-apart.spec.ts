import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { expect, test } from '../support/journey.ts'
import type { Stack } from '../support/stack.ts'
import { signInByCall } from '../support/visit.ts'

interface Means {
  readonly sandbox: SandboxControl
  readonly stack: Stack
  readonly playwright: PlaywrightWorkerArgs['playwright']
}

const guestOf = ({ stack, playwright }: Means): Promise<APIRequestContext> =>
  playwright.request.newContext({ baseURL: stack.site, extraHTTPHeaders: { 'Accept-Language': 'en' } })

/** A signed-in player with a unique nickname and balance. */
async function playerOf(means: Means, name: string, balance: number) {
  const player = { login: `${name}@croupier.test`, password: 'secret-pass-1', nickname: `${name}-nick` }
  await means.sandbox.createPlayer({ ...player, currency: 'EUR', balance })
  const request = await guestOf(means)
  await signInByCall({ request }, player)
  return { request, nickname: player.nickname, amount: `data-amount="${balance}"` }
}

test('forty pages for five players at once: none shows another player', async ({ sandbox, stack, playwright }) => {
  const means = { sandbox, stack, playwright }
  const players = await Promise.all(
    Array.from({ length: 5 }, (_, index) => playerOf(means, `apart-${index}`, 1_000_000 + index * 1111)),
  )
  await Promise.all(
    Array.from({ length: 40 }, async (_, at) => {
      const player = players[at % players.length]!
      const response = await player.request.get(at % 3 === 0 ? '/' : '/games')
      const html = await response.text()
      expect(response.headers()['cache-control']).toContain('no-store')
      // A part that was late is omitted, never taken from another player.
      if (html.includes('data-amount')) expect(html).toContain(player.amount)
      for (const other of players) {
        if (other !== player) expect(html.includes(other.nickname) || html.includes(other.amount)).toBe(false)
      }
    }),
  )
  for (const { request, amount, nickname } of players) {
    const html = await (await request.get('/')).text()
    expect(html).toContain(amount)
    expect(html).toContain(nickname)
    await request.dispose()
  }
})

test('shared parts of a page contain nothing of a player', async ({ sandbox, stack, playwright }) => {
  const means = { sandbox, stack, playwright }
  const [guest, player] = await Promise.all([guestOf(means), playerOf(means, 'drawn-once', 7_654_321)])
  const lobbyOf = async (visitor: APIRequestContext) => (await visitor.get('/')).text()
  // Rows only: the list of winners changes.
  const cardsOf = (html: string) =>
    [...html.matchAll(/class="game-card"[^>]* href="(\/play\/[^"]+)"/g)].map(([, to]) => to)
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const first = cardsOf(await lobbyOf(guest))
  expect(first.length).toBeGreaterThan(30)
  // The first request renders the parts, the second one reuses them.
  for (const time of ['first', 'second']) {
    const html = await lobbyOf(player.request)
    expect(html, time).toContain(player.nickname)
    expect(cardsOf(html), time).toEqual(first)
    expect(new Set(idsOf(html)).size, time).toBe(idsOf(html).length)
  }
  const last = await lobbyOf(guest)
  expect(last).not.toContain(player.nickname)
  expect(last).not.toContain('7654321')
  await Promise.all([guest, player.request].map((context) => context.dispose()))
})
