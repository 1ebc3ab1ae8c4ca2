import { expect, test } from '../support/journey.ts'

test('a hundred pages for ten players at once: nobody sees another', async ({ sandbox, stack, playwright }) => {
  const players = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const login = `apart-${index}@croupier.test`
      const nickname = `Apart-${index}-nick`
      await sandbox.createPlayer({
        login,
        password: 'secret-pass-1',
        nickname,
        currency: 'EUR',
        balance: 1_000_000 + index * 1111,
      })
      const context = await playwright.request.newContext({
        baseURL: stack.site,
        extraHTTPHeaders: { 'Accept-Language': 'en' },
      })
      const answer = await context.post('/json-api/login', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        data: { login, password: 'secret-pass-1' },
      })
      expect(answer.status()).toBe(200)
      return { context, nickname, amount: `data-amount="${1_000_000 + index * 1111}"` }
    }),
  )
  await Promise.all(
    Array.from({ length: 100 }, async (_, request) => {
      const player = players[request % players.length]!
      const response = await player.context.get(request % 3 === 0 ? '/games' : '/')
      const html = await response.text()
      expect(response.headers()['cache-control']).toContain('no-store')
      // A part that was late is omitted, never taken from another player.
      if (html.includes('data-amount')) expect(html).toContain(player.amount)
      for (const other of players) {
        if (other !== player) {
          expect(html).not.toContain(other.nickname)
          expect(html).not.toContain(other.amount)
        }
      }
    }),
  )
  for (const { context, amount, nickname } of players) {
    const html = await (await context.get('/')).text()
    expect(html).toContain(amount)
    expect(html).toContain(nickname)
  }
  await Promise.all(players.map(({ context }) => context.dispose()))
})

test('parts of a page that all share hold nothing of a player', async ({ sandbox, stack, playwright }) => {
  const guest = await playwright.request.newContext({
    baseURL: stack.site,
    extraHTTPHeaders: { 'Accept-Language': 'en' },
  })
  const player = await playwright.request.newContext({
    baseURL: stack.site,
    extraHTTPHeaders: { 'Accept-Language': 'en' },
  })
  const login = 'drawn-once@croupier.test'
  await sandbox.createPlayer({ login, password: 'secret-pass-1', nickname: 'Drawn-once-nick', balance: 7_654_321 })
  const answer = await player.post('/json-api/login', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    data: { login, password: 'secret-pass-1' },
  })
  expect(answer.status()).toBe(200)

  // Rows only: the list of winners changes.
  const cardsOf = (html: string) =>
    [...html.matchAll(/class="game-card"[^>]* href="(\/play\/[^"]+)"/g)].map(([, to]) => to)
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const first = await (await guest.get('/')).text()
  expect(cardsOf(first).length).toBeGreaterThan(40)
  // The first request renders the parts, the second one reuses them.
  for (const time of ['first', 'second']) {
    const html = await (await player.get('/')).text()
    expect(html, time).toContain('Drawn-once-nick')
    expect(cardsOf(html), time).toEqual(cardsOf(first))
    expect(new Set(idsOf(html)).size, time).toBe(idsOf(html).length)
  }
  const last = await (await guest.get('/')).text()
  expect(last).not.toContain('Drawn-once-nick')
  expect(last).not.toContain('7654321')
  await Promise.all([guest, player].map((context) => context.dispose()))
})
