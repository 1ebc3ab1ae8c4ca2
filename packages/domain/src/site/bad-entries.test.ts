import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wireGame, wireGift, wireMessage, wirePaymentSystem, wireTransaction } from '@croupier/platform-fixtures'
import { createCashboxApi } from '../cashbox/cashbox-api.ts'
import { loadBanners } from '../content/banners/banners-api.ts'
import { createContentApi } from '../content/content-api.ts'
import { DomainError, type Http } from '../core/index.ts'
import { createGamesApi } from '../games/games-api.ts'
import { loadWinners } from '../games/winners/winners-api.ts'
import { createGiftsApi } from '../gifts/gifts-api.ts'
import { createPlayerApi } from '../player/player-api.ts'

const { signal } = new AbortController()
const query = { type: 'deposit', offset: 0, status: null, from: null, to: null } as const
const winner = { id: 1, nick: 'a', game: { slug: 'g', name: 'G', preview: null }, amount: 1, currency: 'RUB' }

/** Each list of the platform: a good entry, and the call that reads the list. */
const LISTS: Record<string, [object, (http: Http) => Promise<readonly unknown[]>]> = {
  games: [wireGame('One'), async (http) => (await createGamesApi(http).games({ page: 1, limit: 24 }, signal)).items],
  categories: [{ slug: 'slots', name: 'Slots' }, (http) => createGamesApi(http).categories(signal)],
  producers: [{ id: 1, slug: 'amber', name: 'Amber' }, (http) => createGamesApi(http).producers(signal)],
  winners: [{ ...winner, at: '2026-01-01T00:00:00Z' }, (http) => loadWinners(http, signal)],
  banners: [{ id: 1, type: 'startPage' }, (http) => loadBanners(http, { type: 'startPage', auth: false }, signal)],
  pages: [{ slug: 'rules', url: '/rules', title: 'Rules' }, (http) => createContentApi(http).staticPages(signal)],
  gifts: [wireGift(1), (http) => createGiftsApi(http).gifts(signal)],
  messages: [wireMessage(1), (http) => createPlayerApi(http).messages(signal)],
  levels: [{ index: 1, image: '/cdn/1.svg' }, (http) => createPlayerApi(http).levels(signal)],
  contacts: [{ type: 'email', value: 'a@b.example' }, (http) => createPlayerApi(http).contacts(signal)],
  'payment systems': [wirePaymentSystem(88), (http) => createCashboxApi(http).paymentSystems(signal)],
  transactions: [wireTransaction(), async (http) => (await createCashboxApi(http).transactions(query, signal)).items],
}

const wrong = fc.constantFrom<unknown>(undefined, null, 7, -1.5, '', 'unknown', true, [], {}, [null], 'x'.repeat(1000))

/** The entry with one field removed or replaced, or something else in its place. */
const damaged = (entry: object): fc.Arbitrary<unknown> =>
  fc.oneof(
    wrong,
    fc.tuple(fc.constantFrom(...Object.keys(entry)), wrong).map(([field, value]) => ({ ...entry, [field]: value })),
  )

describe.each(Object.entries(LISTS))('the list of %s', (_, [entry, load]) => {
  test('loses a damaged entry at most, and says so once', () =>
    fc.assert(
      fc.asyncProperty(damaged(entry), async (bad) => {
        const told: string[] = []
        const answer = { data: [entry, bad, entry] }
        const http = {
          get: () => Promise.resolve(answer),
          onLeftOut: (label: string) => void told.push(label),
        } as unknown as Http
        const items = await load(http)
        const isWhole = items.length === 3
        expect(items.length).toBeGreaterThanOrEqual(2)
        if (!isWhole) expect(told).toHaveLength(1)
      }),
    ))

  test.each([[null], [{}], [{ data: null }], [{ data: 'none' }], [[]]])(
    'fails for %j as an answer that does not fit',
    (answer) =>
      expect(load({ get: () => Promise.resolve(answer) } as unknown as Http)).rejects.toEqual(
        expect.objectContaining({ kind: 'invalid-response' }) as DomainError,
      ),
  )
})
