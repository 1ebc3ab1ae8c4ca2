/**
 * @promise Security promises: a player's page made of parts that players share is the page that React makes of it in one
 *   pass, in each brand and language; no part carries another player's data
 * @proof app/server/public/public-markup.test
 * @journey accounts/two-players, accounts/next-player
 */

import { WIRE_ANSWERS, wireBalance, wireProfile, wirePromotion, wireTournament } from '@croupier/platform-fixtures'
import type { PlatformRequest } from '@croupier/platform-fixtures'
import { describe, expect, test, vi } from 'vitest'
import { renderTestPage } from '#testing/render-test-page.ts'
import type { MakePublicOnce, PublicCopy } from '@croupier/contract/document'
import { createRenderer } from '../entry-server.tsx'

// An experiment runs, so that a renderer which is not told of it shares nothing: it draws each page in one pass.
const serverData = { data: { ...WIRE_ANSWERS['server data'].data, abTests: { joinWords: ['join', 'play'] } } }

const PUBLIC: Readonly<Record<string, object>> = {
  '/json-api/serverdata': serverData,
  '/json-api/v2/categories': WIRE_ANSWERS.categories,
  '/json-api/v2/games': WIRE_ANSWERS.games,
  '/json-api/static-pages': WIRE_ANSWERS['static pages'],
  '/json-api/seo/footer': WIRE_ANSWERS['footer text'],
  '/json-api/blocks/footer': WIRE_ANSWERS['footer images'],
  '/json-api/content/current-block': WIRE_ANSWERS['current block'],
  '/json-api/banners': WIRE_ANSWERS.banners,
  '/json-api/v2/categories/slots': WIRE_ANSWERS['a category'],
  '/json-api/static-pages/rules': WIRE_ANSWERS['static page'],
  '/json-api/seo/meta': WIRE_ANSWERS['seo meta'],
  '/json-api/seo/canonical': WIRE_ANSWERS.canonical,
  '/json-api/actions': { data: [wirePromotion(1), wirePromotion(2)] },
  '/json-api/v2/tournaments': { data: [wireTournament(1)] },
  '/json-api/tournament-series': { data: [] },
  '/api/winners': WIRE_ANSWERS.winners,
}

const PLAYERS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  Ann: {
    '/json-api/users/profile': { data: wireProfile({ nick_name: 'Ann' }) },
    '/json-api/users/balance': WIRE_ANSWERS.balance,
    '/json-api/levels/user-level': WIRE_ANSWERS.level,
    '/json-api/user-notifications': WIRE_ANSWERS.messages,
    '/json-api/v2/games/recent': WIRE_ANSWERS['recent games'],
  },
  Bob: {
    '/json-api/users/profile': { data: wireProfile({ nick_name: 'Bob' }) },
    '/json-api/users/balance': { data: wireBalance({ currency: 'RUB' }) },
    '/json-api/user-notifications': { data: [] },
    '/json-api/v2/games/recent': { data: [] },
    '/json-api/banners': { data: WIRE_ANSWERS.banners.data.slice(1) },
  },
}

/** The application's markup, without preloads, which React puts first, and links of later rows, which only guests' data has. */
function markupOf(html: string): string {
  const [, markup = ''] = /<div id="root">(.*)<\/div><script type="application\/json"/s.exec(html) ?? []
  return markup.replaceAll(/<noscript>.*?<\/noscript>/gs, '').replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}

describe.each([
  { brand: 'gold', locale: 'en' },
  { brand: 'caju', locale: 'br' },
  { brand: 'bulvar', locale: 'ru' },
] as const)('in $brand, $locale', (visit) => {
  test.each(['/', '/games/slots', '/promo', '/tournaments', '/rules'])('%s', async (path) => {
    let renderPage = createRenderer({ publicFreshMs: 60_000 })
    let kept: PublicCopy | undefined
    const makePublicOnce: MakePublicOnce = async (make) => (kept ??= await make())
    const pageOf = async (player: string, isDivided: boolean) => {
      const answerOf = (request: PlatformRequest) => PLAYERS[player]?.[request.path] ?? PUBLIC[request.path] ?? null
      const { html, requests } = await renderTestPage(path, {
        isPlayers: true,
        visit,
        answerOf,
        shared: { renderPage, isDivided, makePublicOnce },
      })
      // Texts of the frame are there, too.
      expect(html).not.toContain('old-page:')
      return { markup: markupOf(html), asked: requests.map((request) => request.path) }
    }
    for (const player of ['Ann', 'Bob', 'Ann']) {
      // oxlint-disable no-await-in-loop -- each may take the parts of the one before
      const { markup } = await pageOf(player, false)
      const shared = await pageOf(player, true)
      expect(markup).toContain(`${player}<`)
      expect(shared.markup).toBe(markup)
    }
    const { asked, markup } = await pageOf('Bob', true)
    expect(asked).not.toContain('/json-api/serverdata')
    // Another server takes over what the first has made.
    renderPage = createRenderer({ publicFreshMs: 60_000 })
    const takenOver = await pageOf('Bob', true)
    expect(takenOver.markup).toBe(markup)
    expect(asked).toEqual(expect.arrayContaining(takenOver.asked))
  })
})

test('made anew, what has not changed has the same bytes, parts with data of players among it', async () => {
  const renderer = createRenderer({ publicFreshMs: 60_000 })
  const clock = performance.now.bind(performance)
  let minutes = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + minutes * 60_000)
  const partsOf = async (player: string) => {
    let parts: readonly Buffer[] = []
    minutes += 2
    const renderPage: typeof renderer = async (request) => {
      const answer = await renderer(request)
      parts = answer.body ?? []
      return answer
    }
    const { requests } = await renderTestPage('/', {
      isPlayers: true,
      answerOf: ({ path }) => PLAYERS[player]?.[path] ?? PUBLIC[path] ?? null,
      shared: { renderPage, isDivided: true },
    })
    expect(requests.map(({ path }) => path)).toContain('/json-api/serverdata')
    return (text: string) => parts.filter((part) => part.includes(text))
  }
  const [ofAnn, ofBob, ofBobNext] = [await partsOf('Ann'), await partsOf('Bob'), await partsOf('Bob')]
  for (const text of ['data-slot="rail"', '{"content.serverData":']) {
    expect(ofAnn(text)).toHaveLength(1)
    expect(ofBob(text)[0]).toBe(ofAnn(text)[0])
  }
  // Bob has banners of his own.
  const offers = 'data-slot="carousel"'
  expect(ofBob(offers)[0]?.equals(ofAnn(offers)[0] ?? Buffer.of())).toBe(false)
  expect(ofBobNext(offers)[0]).toBe(ofBob(offers)[0])
})
