/**
 * @promise Page of a promotion: search engines get a promotion as an event, with true fields only
 * @journey none
 *
 * @promise Tournaments: tournaments by status, by nine, with marks, fee, seats and podium for each state, privacy
 *   and player; served whole, and started in an open list
 * @proof tournament-card.stories (EveryKind), promo/tournaments/tournaments-page.stories (Tournaments, ForAPlayer,
 *   ManyPages, EndsInAnOpenTab, AllPast, Empty, Failed)
 * @journey tournaments/tournaments-list
 */

import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import { Resource } from '@croupier/domain/core'
import { partOf } from '@croupier/platform-fixtures/fakes'
import { describe, expect, test } from 'vitest'
import en from '#texts/en.ts'
import { late } from '#shared/loading/late.tsx'
import { testPage } from '#testing/test-page.ts'
import type { PageHead, PageModule } from '#shared/navigation/page-route.ts'
import { headTags, type HeadInput } from './head.ts'
import { Language } from '#shared/texts/language.ts'
import { LocaleTexts } from '#shared/texts/locale-texts.ts'
import { structuredData } from './search-engines/structured-data.ts'

const limitsPage = (head: PageModule['head']) => testPage({ path: '/cashbox/limits', texts: ['limits'] }, { head })

const page = limitsPage((_context, t) => ({ title: t('limits:title'), description: t('limits:breakText') }))

const BRAND = partOf<BrandManifest>({
  name: 'Croupier',
  locales: ['en', 'it'],
  webManifest: { icons: [{ src: 'gold/assets/icon-16.png' }, { src: 'gold/assets/icon-512.png' }] },
})

interface HeadState {
  readonly line: 'works' | 'down'
  readonly hidden?: boolean
  readonly status?: number
}

async function headWith({ line, hidden = false, status = 200 }: HeadState) {
  const limits = line === 'works' ? en.later['limits']! : () => Promise.reject(new Error('no line'))
  const language = new Language(new LocaleTexts('en', { ...en, later: { ...en.later, limits } }))
  await language.need(['limits']).catch(() => undefined)
  const seo = new Resource<{ title: string }>(() => Promise.reject(new Error('not asked for')))
  if (hidden) seo.set({ title: 'The best casino' })
  const nothing = new Resource(() => Promise.reject(new Error('not asked for')))
  const tags = headTags({
    page: hidden ? limitsPage((_context, t) => ({ title: t('limits:title'), noIndex: true })) : page,
    t: language.translate,
    site: partOf<Site>({
      content: { seo: () => seo, canonical: () => nothing, serverData: nothing },
      session: {},
    }),
    brand: BRAND,
    params: {},
    status,
    url: new URL('http://casino.test/cashbox/limits'),
    origin: 'http://casino.test',
  })
  const textOf = (name: string) => tags.find((tag) => tag.name === name)?.text
  return { title: textOf('title'), markup: JSON.stringify(tags) }
}

test('a title is made of the page title and the site name', async () => {
  expect((await headWith({ line: 'works' })).title).toMatch(/^[A-Z][a-z ]+ · Croupier$/)
})

test("a page without its texts has the site's name as title, and no text key", async () => {
  const { title, markup } = await headWith({ line: 'down' })
  expect(title).toBe('Croupier')
  expect(markup).not.toContain('limits:')
})

test("a page whose code did not load has the site's name as title", () => {
  const code = late<PageModule>(() => Promise.reject(new Error('no line')))
  const tags = headTags({ ...inputOf({}), page: testPage({ code }) })
  expect(tags.find(({ name }) => name === 'title')?.text).toContain('Croupier')
  expect(tags.find(({ attributes }) => attributes['name'] === 'robots')?.attributes['content']).toBe('noindex')
})

test("a player's page keeps its own title, not the platform's for the whole site", async () => {
  expect((await headWith({ line: 'works', hidden: true })).title).toMatch(/^[A-Z][a-z ]+ · Croupier$/)
})

test.each([
  [404, 'There is no such page'],
  [429, 'Too many requests'],
  [451, 'Not available in your region'],
  [500, 'Something broke on our side'],
  [503, 'Down for maintenance'],
  [418, 'The page did not open'],
])('an error page of status %s says so in its title, and is in no index', async (status, words) => {
  const { title, markup } = await headWith({ line: 'works', status })
  expect(title).toBe(`${words} · Croupier`)
  expect(markup).toContain('noindex')
})

test.each(['/cdn/categories/slots.svg', '/cdn/x.SVG?v=1'])(
  'vector graphics (%s) are no picture of a preview',
  (picture) => {
    const tags = attributesOf({ head: { picture } })
    expect(tags['og:image']).toBe('http://casino.test/brands/gold/assets/icon-512.png')
    expect(tags['twitter:card']).toBe('summary')
  },
)

interface Named {
  readonly status?: number
  readonly head?: Partial<PageHead>
  /** What the platform says. */
  readonly canonical?: string
  readonly root?: string
}

function inputOf({ status = 200, head = {}, canonical, root }: Named): HeadInput {
  const known = <T>(value: T | undefined) => {
    const resource = new Resource<T>(() => Promise.reject(new Error('not asked for')))
    if (value !== undefined) resource.set(value)
    return resource
  }
  const content = {
    seo: () => known({ title: 'Slots', description: 'All slots', isNoIndex: false }),
    canonical: () => known(canonical),
    serverData: known(root === undefined ? undefined : { canonical: root, noIndex: false }),
  }
  return {
    page: testPage({}, { head: () => ({ title: 'Slots', ...head }) }),
    t: partOf<HeadInput['t']>(Object.assign(() => '', { has: () => true, languageTag: 'pt-BR' })),
    site: partOf<Site>({ content }),
    brand: BRAND,
    params: {},
    status,
    url: new URL('http://casino.test/games/slots?page=2'),
    origin: 'http://casino.test',
  }
}

const attributesOf = (named: Named) =>
  Object.fromEntries(
    headTags(inputOf(named)).map(({ attributes: { name, property, rel, content, href } }) => [
      name ?? property ?? rel ?? '',
      content ?? href ?? '',
    ]),
  )

test.each<[string, Named, string]>([
  ['its own', {}, 'http://casino.test/games/slots'],
  ["the platform's path", { canonical: '/games/top' }, 'http://casino.test/games/top'],
  ["the platform's address", { canonical: 'https://casino.example/top' }, 'https://casino.example/top'],
  ["the platform's origin", { root: 'https://casino.example' }, 'https://casino.example/games/slots'],
  [
    'that of the whole list for a part of it',
    { canonical: '/games/top', head: { isPart: true, canonical: '/games/slots' } },
    'http://casino.test/games/slots',
  ],
  [
    'its own for an address that cannot be read',
    { canonical: 'https://a.example:99999/x' },
    'http://casino.test/games/slots',
  ],
  ['that of the page where the origin cannot be read', { root: 'https://1.2.3.4.5' }, 'http://casino.test/games/slots'],
  ['its own for a failed page', { canonical: '/games/top', status: 404 }, 'http://casino.test/games/slots'],
])('the canonical address is %s', (_, named, address) => {
  expect(attributesOf(named)['canonical']).toBe(address)
})

test('previews of links get a title, a text and a picture', () => {
  expect(attributesOf({ head: { picture: '/cdn/games/fever.png' } })).toMatchObject({
    'og:site_name': 'Croupier',
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:url': 'http://casino.test/games/slots',
    'og:title': 'Slots · Croupier',
    'og:description': 'All slots',
    'og:image': 'http://casino.test/cdn/games/fever.png',
    'twitter:card': 'summary_large_image',
  })
  for (const head of [{}, { picture: 'https://a.example:99999/x.png' }])
    expect(attributesOf({ head })['og:image']).toBe('http://casino.test/brands/gold/assets/icon-512.png')
  expect(attributesOf({})).toMatchObject({
    'og:image': 'http://casino.test/brands/gold/assets/icon-512.png',
    'twitter:card': 'summary',
  })
})

test('a page that is not indexed has no preview and no other languages', () => {
  expect(Object.keys(attributesOf({ status: 404 }))).toEqual(['', 'robots', 'canonical'])
})

describe('structured data', () => {
  const graphOf = (named: Named) => {
    const [, json = 'null'] =
      /<script type="application\/ld\+json"[^>]*>(.*)<\/script>$/.exec(structuredData(inputOf(named))) ?? []
    return (JSON.parse(json) as { '@graph': object[] } | null)?.['@graph']
  }
  const trail = [{ name: 'Slots </script>', path: '/games/slots' }]

  test('has the breadcrumbs of the page', () => {
    expect(graphOf({ head: { trail } })).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Croupier', item: 'http://casino.test/' },
          { '@type': 'ListItem', position: 2, name: 'Slots </script>', item: 'http://casino.test/games/slots' },
        ],
      },
    ])
  })

  test('names the game', () => {
    const game = { name: 'Fever', producer: 'Amberline' }
    expect(graphOf({ head: { game, picture: '/cdn/fever.png' } })).toMatchObject([
      {
        '@type': 'VideoGame',
        name: 'Fever',
        url: 'http://casino.test/games/slots',
        image: 'http://casino.test/cdn/fever.png',
        publisher: { name: 'Amberline' },
      },
    ])
  })

  test('names the event, with its end where it has one', () => {
    const event = { name: 'Treasure voyage', startAt: Date.UTC(2026, 0, 1), endAt: Date.UTC(2026, 0, 31) }
    const [node] = graphOf({ head: { event } }) ?? []
    expect(node).toMatchObject({
      '@type': 'Event',
      name: 'Treasure voyage',
      url: 'http://casino.test/games/slots',
      startDate: '2026-01-01T00:00:00.000Z',
      endDate: '2026-01-31T00:00:00.000Z',
      location: { '@type': 'VirtualLocation', url: 'http://casino.test/games/slots' },
      organizer: { name: 'Croupier' },
    })
    expect(graphOf({ head: { event: { ...event, endAt: null } } })?.[0]).not.toHaveProperty('endDate')
  })

  test('lists events by their own pages', () => {
    const event = { name: 'Cup', path: '/tournaments/cup', startAt: Date.UTC(2026, 0, 1), endAt: null }
    const events = [
      { ...event, picture: '/cdn/cup.png' },
      { ...event, name: 'Race', path: '/tournaments/race', picture: null },
    ]
    const [node] = graphOf({ head: { events } }) ?? []
    expect(node).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Event',
            name: 'Cup',
            url: 'http://casino.test/tournaments/cup',
            image: 'http://casino.test/cdn/cup.png',
            startDate: '2026-01-01T00:00:00.000Z',
          },
        },
        { position: 2, item: { name: 'Race', location: { url: 'http://casino.test/tournaments/race' } } },
      ],
    })
    expect(structuredData(inputOf({ head: { events: [] } }))).toBe('')
  })

  test('is left out where it would be empty, and on pages that are not indexed', () => {
    expect(structuredData(inputOf({}))).toBe('')
    expect(structuredData(inputOf({ head: { trail }, status: 503 }))).toBe('')
  })
})
