import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { objectIn } from '../testing/read-answer.ts'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'
import { textOf } from '../ground/wire/fields.ts'
import { LOCALES } from '../ground/wire/locale.ts'
import { STATIC_PAGES } from './static-pages.ts'

/** Paths of the site that are not static pages. */
const OTHER_PATHS = /^\/(games\/\w+|producers\/[\w-]+|profile\/gifts|cashbox|cashbox\/limits(\/exclusion)?|cookies)$/

describe('content', () => {
  let sandbox: TestSandbox
  beforeAll(() => {
    sandbox = openTestSandbox()
  })
  afterAll(() => sandbox.app.close())

  const data = async (path: string, locale = 'en') => (await sandbox.get(path, { locale })).body['data']
  const list = (path: string) => sandbox.list(path, { locale: 'en' })

  it('has its pages in every language, each in its own words', async () => {
    expect(STATIC_PAGES.map(({ slug }) => slug).toSorted()).toEqual([
      'about',
      'bonus-policy',
      'compoints-about',
      'contacts',
      'faq',
      'free-spins-friday',
      'privacy',
      'responsible-gaming',
      'rules',
      'welcome-bonus',
      'winback',
    ])
    for (const page of STATIC_PAGES) {
      expect(new Set(Object.values(page.body)).size, page.slug).toBe(4)
      for (const locale of LOCALES) {
        const answer = await data(`/json-api/static-pages/${page.slug}`, locale)
        expect(answer).toMatchObject({
          slug: page.slug,
          url: `/${page.slug}`,
          pageType: 'static',
          title: page.title[locale],
        })
        expect(page.body[locale].length).toBeGreaterThan(500)
        expect(page.body[locale]).not.toMatch(/<script|\son\w+=|style=/i)
      }
    }
    expect((await sandbox.get('/json-api/static-pages/none')).status).toBe(404)
  })

  it('has well-formed pages of the same build in all languages', () => {
    for (const page of STATIC_PAGES) {
      const tags = LOCALES.map((locale) => [...page.body[locale].matchAll(/<(\/?\w+)/g)].map(([, tag]) => tag))
      for (const list of tags) {
        const open: (string | undefined)[] = []
        for (const tag of list) {
          if (tag?.startsWith('/')) expect(open.pop(), page.slug).toBe(tag.slice(1))
          else open.push(tag)
        }
        expect(open, page.slug).toEqual([])
      }
      const headings = tags.map((list) => list.filter((tag) => tag === 'h2' || tag === 'h3').length)
      expect(new Set(headings).size, page.slug).toBe(1)
    }
  })

  it('lists the pages without that of a promotion', async () => {
    const listed = await list('/json-api/static-pages?hidden=false')
    expect(listed).toHaveLength(STATIC_PAGES.length - 1)
    expect(listed.map(({ slug }) => slug)).not.toContain('free-spins-friday')
  })

  it('links only to existing pages', async () => {
    const texts = STATIC_PAGES.flatMap((page) => LOCALES.map((locale) => page.body[locale]))
    for (const locale of LOCALES)
      texts.push(JSON.stringify(await data('/json-api/seo/footer', locale)).replaceAll(String.raw`\"`, '"'))
    const banners = await list('/json-api/banners')
    const links = [
      ...texts.flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')),
      ...banners.map(({ button }) => textOf(objectIn(button), 'url')),
    ]
    expect(links.length).toBeGreaterThan(50)
    for (const link of links) {
      const isPage = STATIC_PAGES.some(({ slug }) => link === `/${slug}`)
      expect(isPage || OTHER_PATHS.test(link) || link.startsWith('mailto:'), link).toBe(true)
    }
  })

  it('has other banners for players than for guests', async () => {
    const token = await sandbox.signIn()
    const idsOf = async (options: { token?: string }) => {
      const banners = await sandbox.list('/json-api/banners?type=startPage', { locale: 'en', ...options })
      return banners.map(({ id }) => id)
    }
    const [guests, players] = [await idsOf({}), await idsOf({ token })]
    expect(guests).toContain('welcome')
    expect(players).not.toContain('welcome')
    expect(players).toHaveLength(guests.length)
  })

  it('answers in the language asked for, else in English', async () => {
    const titles = await Promise.all(
      [...LOCALES, 'xx'].map(async (locale) => JSON.stringify(await data('/json-api/seo/meta?path=/rules', locale))),
    )
    expect(new Set(titles).size).toBe(4)
    expect(titles[4]).toBe(titles[1])
  })

  it('has a widget for guests and another for players, or none', async () => {
    const path = '/json-api/content/promo-widgets/current'
    expect(await data(path)).toMatchObject({ button: { url: '/welcome-bonus' } })
    const { token } = await sandbox.player()
    expect((await sandbox.get(path, { token })).body['data']).toMatchObject({ button: { url: '/winback' } })
    await sandbox.post('/__sandbox/serverdata', { promoWidgetEnabled: false })
    expect(await data(path)).toBeNull()
    await sandbox.post('/__sandbox/serverdata', { promoWidgetEnabled: true })
  })
})
