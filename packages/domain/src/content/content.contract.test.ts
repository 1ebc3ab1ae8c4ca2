import { beforeEach, expect, test } from 'vitest'
import { createBannersApi } from './banners/banners-api.ts'
import { createBanners } from './banners/banners-store.ts'
import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { type Visitor, guestOf } from '../testing/visitor.ts'
import { createWinners } from '../games/index.ts'
import { createWinnersApi } from '../games/winners/winners-api.ts'
import { createContentApi } from './content-api.ts'
import { ContentStore } from './content-store.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { readPopup } from '../testing/read-live.ts'

const sandbox = await openSandbox()
let visitor: Visitor
let content: ContentStore
let cookies: CookieJar
beforeEach(() => {
  visitor = guestOf(sandbox)
  cookies = new CookieJar()
  content = new ContentStore({
    ...visitor,
    readPopup,
    api: createContentApi(visitor.http),
    ...createLifetime(),
    cookies,
    clock: { now: Date.now },
  })
})

test('server data, with a popup', async () => {
  const before = await content.serverData.load()
  expect(before).toMatchObject({ captcha: { version: 3 }, promoPopup: null, restricted: false })
  expect(before.currencies).toEqual(expect.arrayContaining(['RUB', 'EUR', 'BRL']))
  const popup = {
    title: 'T',
    body: 'B',
    imageUrl: null,
    buttonUrl: '/promo',
    buttonText: 'Go',
    isActive: true,
    showDateFrom: 1,
    showDateTo: 2,
    updatedAt: 3,
  }
  await sandbox.control.serverData({ promoPopup: popup })
  expect(await content.serverData.reload()).toMatchObject({
    promoPopup: { showFrom: 1000, showTo: 2000, updatedAt: 3000 },
  })
  await sandbox.control.serverData({ promoPopup: null })
})

test('the popup that the platform runs is due once', async () => {
  const popups = content.promoPopup
  await sandbox.control.offerPopup({ hours: 2 })
  await content.serverData.load()
  const due = popups.due()
  expect(due).toMatchObject({ buttonUrl: '/winback', isActive: true })
  popups.markShown(due!)
  expect(popups.due()).toBeNull()
  await sandbox.control.withdrawPopup()
  expect((await content.serverData.reload()).promoPopup).toBeNull()
})

test('each static page that is linked can be read', async () => {
  const links = await content.staticPages.load()
  expect(links.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['rules', 'privacy', 'responsible-gaming', 'faq']),
  )
  const pages = await Promise.all(links.map(({ slug }) => content.page(slug).load()))
  expect(pages.every(({ html, title }) => html.includes('<') && title !== '')).toBe(true)
  await expect(content.page('no-such-page').load()).rejects.toMatchObject({ kind: 'not-found' })
})

test('footer, seo, canonical and the current block', async () => {
  expect(await content.footerText.load()).not.toBe('')
  expect(await content.footerImages.load()).not.toEqual([])
  expect((await content.seo('/').load()).title).not.toBe('')
  expect(await content.canonical('/games/slots').load()).toContain('/games/slots')
  await content.block.load()
})

test('the promo widget of a guest', async () => {
  expect(await content.promoWidget.load()).toMatchObject({ button: { url: '/welcome-bonus' } })
})

test('banners of the start page and of producers', async () => {
  const banners = createBanners({
    api: createBannersApi(visitor.http),
    session: { access: () => null },
    ...createLifetime(),
  })
  const start = await banners.startPage.load()
  expect(start.length).toBeGreaterThan(0)
  expect(start.every(({ image, imageMobile }) => image !== null && imageMobile !== null)).toBe(true)
  expect((await banners.gameProvider.load()).every(({ providerSlug }) => providerSlug !== null)).toBe(true)
})

test('winners, newest first, of games that exist', async () => {
  const winners = createWinners({ api: createWinnersApi(visitor.http), ...createLifetime() })
  const feed = await winners.feed.load()
  expect(feed.length).toBeGreaterThan(10)
  expect(feed.map(({ at }) => at)).toEqual(feed.map(({ at }) => at).sort((a, b) => b - a))
  expect(
    feed.every(({ amount, currency, game }) => amount > 0 && currency?.length === 3 && game.preview !== null),
  ).toBe(true)
})
