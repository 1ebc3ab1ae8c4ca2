import { expect, test } from '../support/journey.ts'

test("a hundred pages drawn side by side for different players: none shows another's name or balance", async ({
  sandbox,
  stack,
  playwright,
}) => {
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
      // A part that came too late for the page is left out of it, never somebody else's.
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
