import {
  damageName,
  multiplyEntry,
  placesIn,
  repeatEntry,
  replaceAt,
  valueAt,
  WIRE_ANSWERS,
  wirePromotion,
  wireSeries,
  wireTournament,
  type Place,
  type PlatformRequest,
} from '@croupier/platform-fixtures'
import { describe, expect, test } from 'vitest'
import { renderTestPage } from '#testing/render-test-page.ts'

/** A good answer to each read of the server. */
const ANSWERS = {
  ...WIRE_ANSWERS,
  promotions: { data: [1, 2, 3].map((id) => wirePromotion(id)) },
  tournaments: { data: [1, 2, 3].map((id) => wireTournament(id)) },
  'tournament series': { data: [1, 2, 3].map((id) => wireSeries(id)) },
}
type AnswerName = keyof typeof ANSWERS

/** Which answer a request gets. */
function answerNameOf({ path, url }: PlatformRequest): AnswerName | null {
  if (path === '/json-api/v2/categories') return url.includes('producer') ? 'producers' : 'categories'
  return ROUTES[path] ?? null
}

const ROUTES: Readonly<Record<string, AnswerName>> = {
  '/json-api/v2/games': 'games',
  '/json-api/v2/games/recent': 'recent games',
  '/json-api/v2/games/favourites': 'favourite games',
  '/json-api/v2/games/one': 'game details',
  '/json-api/v2/categories/slots': 'a category',
  '/json-api/v2/categories/studio-1': 'a producer',
  '/json-api/treasury/phone-codes': 'phone codes',
  '/api/winners': 'winners',
  '/json-api/banners': 'banners',
  '/json-api/serverdata': 'server data',
  '/json-api/static-pages': 'static pages',
  '/json-api/static-pages/rules': 'static page',
  '/json-api/seo/meta': 'seo meta',
  '/json-api/seo/canonical': 'canonical',
  '/json-api/seo/footer': 'footer text',
  '/json-api/blocks/footer': 'footer images',
  '/json-api/content/promo-widgets/current': 'promo widget',
  '/json-api/content/current-block': 'current block',
  '/json-api/users/profile': 'profile',
  '/json-api/users/balance': 'balance',
  '/json-api/levels/user-level': 'level',
  '/json-api/levels': 'levels',
  '/json-api/user-gifts': 'gifts',
  '/json-api/user-achievements': 'achievements',
  '/json-api/verifications': 'documents',
  '/json-api/user-notifications': 'messages',
  '/json-api/players/contacts/onverification': 'contacts',
  '/json-api/actions': 'promotions',
  '/json-api/v2/tournaments': 'tournaments',
  '/json-api/tournament-series': 'tournament series',
  '/json-api/compoint-products': 'products',
  '/json-api/compoints/config': 'compoints config',
}

interface TestedPage {
  readonly path: string
  /** Without one of these answers, or the slug of what it is about, the page is an error page. */
  readonly needs?: readonly AnswerName[]
  /** Answers whose damage in every place is tried on this page. */
  readonly shows: readonly AnswerName[]
  readonly isPlayers?: boolean
}

const PAGES: Readonly<Record<string, TestedPage>> = {
  lobby: {
    path: '/',
    shows: [
      'games',
      'categories',
      'producers',
      'winners',
      'banners',
      'server data',
      'static pages',
      'footer text',
      'footer images',
      'current block',
      'seo meta',
      'canonical',
    ],
  },
  category: { path: '/games/slots', needs: ['a category'], shows: ['a category'] },
  producer: { path: '/producers/studio-1', needs: ['a producer'], shows: ['a producer'] },
  game: { path: '/play/one', needs: ['game details'], shows: ['game details'] },
  'static page': { path: '/rules', needs: ['static page'], shows: ['static page'] },
  'lobby of a player': { path: '/', shows: [], isPlayers: true },
  'profile of a player': { path: '/profile/balance', shows: ['level'], isPlayers: true },
  'levels of a player': { path: '/profile/levels', shows: ['levels'], isPlayers: true },
  'gifts of a player': { path: '/profile/gifts', shows: ['gifts'], isPlayers: true },
  'details of a player': { path: '/profile/info', shows: ['profile', 'balance', 'contacts'], isPlayers: true },
  promotions: { path: '/promo', shows: ['promotions'] },
  tournaments: { path: '/tournaments', shows: ['tournaments', 'tournament series'] },
  'shop of a player': { path: '/compoints', shows: ['products'], isPlayers: true },
  registration: { path: '/registration', shows: ['phone codes'] },
  'verification of a player': { path: '/profile/verification', shows: ['documents'], isPlayers: true },
  'achievements of a player': { path: '/profile/achievements', shows: ['achievements'], isPlayers: true },
  'messages of a player': { path: '/messages', shows: ['messages'], isPlayers: true },
  'cashbox of a player': { path: '/cashbox', shows: [], isPlayers: true },
}

/** Renders a page with one answer replaced. */
async function rendered(path: string, isPlayers: boolean, damagedName: AnswerName | null, answer: unknown) {
  const { requests, ...page } = await renderTestPage(path, {
    isPlayers,
    answerOf: (request) => {
      const name = answerNameOf(request)
      if (name === null) return null
      return damagedName === name ? answer : ANSWERS[name]
    },
  })
  const asked = requests.map(answerNameOf)
  return { ...page, asked, damaged: asked.filter((name) => name === damagedName).length }
}

/** Replacements of all data of an answer. */
const NO_DATA = [undefined, null, 7, [], {}, [null]]
const LONG_TEXT = `\uD800\u0000${'x'.repeat(100_000)}`
const MANY = 10_000

/** Replacements of a field: a text may also be too long; any other value is only of another type. */
const damagesOfField = (good: unknown): unknown[] => {
  if (good === null || typeof good === 'string') return [{}, LONG_TEXT]
  return [typeof good === 'object' ? {} : LONG_TEXT]
}

/** Values of another type are a fault anywhere. */
const isOfOtherType = (value: unknown, good: unknown): boolean =>
  value != null && good !== null && (typeof value === 'object') !== (typeof good === 'object')

/** One line for what answers lost, or one for each of the reads that failed. */
function expectOneLineEach(lines: readonly string[], reads: number, isFault: boolean, where: string): void {
  const failures = lines.filter((line) => !line.includes('left out')).length
  const seen = [lines.length - failures, failures]
  expect([[1, 0], [0, reads], ...(isFault ? [] : [[0, 0]])], `${where}: ${lines.join(' | ')}`).toContainEqual(seen)
}

/** Fields that hold text of any length. */
const LONG_TEXTS: Place[number][] = [
  'description',
  'body',
  'text',
  'fund',
  'rules',
  'howToWin',
  'results',
  'prizeDescription',
]

interface Damage {
  readonly place: Place
  readonly value: unknown
}

/** The first place of each field: the entries of a list have the same ones. */
function placesOfFields(answer: unknown): Place[] {
  const nameOf = (place: Place) => place.map((key) => (/^\d+$/.test(String(key)) ? '*' : key)).join('.')
  const places = placesIn(answer).filter((place) => place.length > 1)
  return [...new Map(places.toReversed().map((place) => [nameOf(place), place])).values()].toReversed()
}

/** Lists without any entry that can be read: each one is empty, or lacks the same field. */
const unreadableLists = (entries: readonly unknown[]): unknown[] => [
  entries.map(() => ({})),
  ...Object.keys(entries[0] ?? {}).map((field) => entries.map((entry) => replaceAt(entry, [field], undefined))),
]

/** Damage of the whole data, of each field, and of all entries of a list; of a list, that of its first entry. */
function damagesOf(name: AnswerName): Damage[] {
  const answer = ANSWERS[name]
  const { data } = answer as { data: unknown }
  const inPlace = (place: Place, values: readonly unknown[]) => values.map((value) => ({ place, value }))
  return [
    ...inPlace(['data'], NO_DATA),
    ...(Array.isArray(data)
      ? inPlace(['data'], [repeatEntry(data[0], MANY), multiplyEntry(data[0], MANY), ...unreadableLists(data)])
      : []),
    ...placesOfFields(answer).flatMap((place) => inPlace(place, damagesOfField(valueAt(answer, place)))),
  ]
}

describe.each(Object.entries(PAGES))('the %s', (_, { path, needs = [], shows, isPlayers = false }) => {
  test('is whole and logs nothing when nothing is damaged', async () => {
    const { status, html, lines } = await rendered(path, isPlayers, null, null)
    expect([status, lines]).toEqual([200, []])
    expect(html).toContain('<main')
  })

  test('is drawn whatever is damaged, with one log line for each fault', async () => {
    const { asked, html: cleanHtml } = await rendered(path, isPlayers, null, null)
    for (const name of new Set(asked)) {
      if (name === null) continue
      for (const { place, value } of shows.includes(name) ? damagesOf(name) : [{ place: ['data'], value: 7 }]) {
        const where = `${name}, ${place.join('.')}: ${damageName(value)}`
        const answer = replaceAt(ANSWERS[name], place, value)
        // oxlint-disable-next-line no-await-in-loop -- one render at a time
        const { status, html, lines, damaged } = await rendered(path, isPlayers, name, answer)
        const isThing = place.length === 1 || place.at(-1) === 'slug'
        expect(status === 200 || (status === 500 && isThing && needs.includes(name)), `${where}: ${status}`).toBe(true)
        expect(html, where).toContain('<main')
        // The browser hydrates without the failures of the server.
        expect(html.includes('did not load'), where).toBe(false)
        expect(html.length, where).toBeGreaterThan(cleanHtml.length / 4)
        expectOneLineEach(lines, damaged, isOfOtherType(value, valueAt(ANSWERS[name], place)), where)
        if (!LONG_TEXTS.includes(place.at(-1) ?? '')) expect(html.includes('x'.repeat(3000)), where).toBe(false)
      }
    }
  }, 240_000)
})
