/**
 * @promise Lobby, games and search: the running promotions in the lobby where the operator wants them
 * @proof promotions-row.stories (Running, NoneRuns)
 * @journey none
 *
 * @promise Lobby, games and search: the running tournaments in the lobby where the operator wants them; the
 *   player's own in the profile, those for compoints with the shop
 * @proof tournaments-row.stories (Running), own-tournaments-page.stories (Playing, NoneAfterAFailure),
 *   compoints/tournaments/tournaments-page.stories (Paid, NoneOpen)
 * @journey none
 */

import { beforeEach, describe, expect, test } from 'vitest'
import { FakeLive, FakeLog, CookieJar, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { readPopup } from '../testing/read-live.ts'
import { createContentApi } from './content-api.ts'
import { ContentStore } from './content-store.ts'
import { shouldShowPopup } from './promo-popup.ts'
import { registrationCaptcha } from './server-data.ts'

const SERVER_DATA = '/json-api/serverdata'
const popup = {
  title: 'Weekend',
  body: '<b>Hi</b>',
  imageUrl: '/cdn/p.svg',
  buttonText: 'Go',
  buttonUrl: 'https://casino.example/promo',
  isActive: true,
  showDateFrom: 1_700_000_000,
  showDateTo: 1_800_000_000,
  updatedAt: 1_750_000_000,
}

let http: FakeHttp
let live: FakeLive
let log: FakeLog
let lifetime: ReturnType<typeof createLifetime>
let content: ContentStore
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  log = new FakeLog()
  lifetime = createLifetime({ log })
  content = new ContentStore({
    api: createContentApi(http),
    readPopup,
    live,
    cookies: new CookieJar(),
    clock: { now: () => 0 },
    ...lifetime,
  })
})

describe('server data', () => {
  test('of an operator who set everything', async () => {
    http.reply(SERVER_DATA, {
      data: {
        captcha: { site_key: 'key', enabled_register: true, active_version: 2 },
        abTests: { a: ['x', 'y'], broken: 1 },
        registrationConfig: { skipNickname: true },
        callCenterConfig: { provider: 'webim', maintenance: false },
        webPushKey: 'push',
        currencies: ['RUB', 'EUR'],
        promoTelegramChannelUrl: 'https://t.example/x',
        promoPopup: popup,
        promoWidgetData: { showsPromotions: true, showsTournaments: true },
        passkeys: true,
        noIndex: true,
        canonical: 'https://casino.example',
        grouperEnabled: true,
        restricted: true,
        unknown: 1,
      },
    })
    expect(await content.serverData.load()).toEqual({
      captcha: { siteKey: 'key', isEnabledAtRegistration: true, version: 2 },
      abTests: { a: ['x', 'y'], broken: [] },
      registrationConfig: { skipNickname: true },
      support: { chat: null, contacts: [], isChatInMaintenance: false },
      webPushKey: 'push',
      currencies: ['RUB', 'EUR'],
      promoPopup: {
        title: 'Weekend',
        body: '<b>Hi</b>',
        imageUrl: '/cdn/p.svg',
        buttonText: 'Go',
        buttonUrl: 'https://casino.example/promo',
        isActive: true,
        showFrom: 1_700_000_000_000,
        showTo: 1_800_000_000_000,
        updatedAt: 1_750_000_000_000,
      },
      hasPromotionsRow: true,
      hasTournamentsRow: true,
      hasPasskeys: true,
      noIndex: true,
      canonical: 'https://casino.example',
      restricted: true,
    })
  })

  test('with a support setting of the wrong kind has the rest of it', async () => {
    http.reply(SERVER_DATA, {
      data: { callCenterConfig: { maintenance: 'yes', telegram: 5, viber: [], email: 'help@casino.example' } },
    })
    expect((await content.serverData.load()).support).toEqual({
      chat: null,
      isChatInMaintenance: false,
      contacts: [{ kind: 'email', url: 'mailto:help@casino.example', label: 'help@casino.example' }],
    })
  })

  test('of an operator who set nothing', async () => {
    http.reply(SERVER_DATA, { data: {} })
    expect(await content.serverData.load()).toEqual({
      captcha: null,
      abTests: {},
      registrationConfig: { skipNickname: false },
      support: { chat: null, contacts: [], isChatInMaintenance: false },
      webPushKey: null,
      currencies: [],
      promoPopup: null,
      hasPromotionsRow: false,
      hasTournamentsRow: false,
      hasPasskeys: false,
      noIndex: false,
      canonical: null,
      restricted: false,
    })
  })

  test('follows the popup while it is shown, and keeps the rest', async () => {
    http.reply(SERVER_DATA, { data: { currencies: ['EUR'], promoPopup: popup } })
    const stop = lifetime.lifetime.start()
    live.emit('promo-popup-data-changed', { promoPopup: popup })
    await settled()
    expect(content.serverData.value).toBeUndefined()
    await content.serverData.load()
    live.emit('promo-popup-data-changed', { promoPopup: { ...popup, title: 'Monday' } })
    await settled()
    expect(content.serverData.value).toMatchObject({ currencies: ['EUR'], promoPopup: { title: 'Monday' } })
    const half = { promoPopup: { title: 'Half' } }
    live.emit('promo-popup-data-changed', half)
    await settled()
    expect([content.serverData.value?.promoPopup?.title, log.labels]).toEqual(['Monday', ['live promo popup']])
    live.emit('promo-popup-data-changed', { promoPopup: null })
    await settled()
    expect(content.serverData.value).toMatchObject({ currencies: ['EUR'], promoPopup: null })
    stop()
    live.emit('promo-popup-data-changed', { promoPopup: popup })
    await settled()
    expect(content.serverData.value?.promoPopup).toBeNull()
  })

  test.each([
    ['a popup without its end', { promoPopup: { ...popup, showDateTo: null } }, { promoPopup: null }],
    ['a list for text', { webPushKey: [] }, { webPushKey: null }],
    ['an unknown captcha that nobody is asked', { captcha: { active_version: 4 } }, { captcha: null }],
  ])('with %s loses that setting only', async (_, data, expected) => {
    http.reply(SERVER_DATA, { data: { ...data, currencies: ['RUB', 7] } })
    expect(await content.serverData.load()).toMatchObject({ ...expected, currencies: ['RUB'], restricted: false })
  })

  test.each([
    ['an unknown captcha', { captcha: { enabled_register: true, active_version: 4 } }, { captcha: 'unreadable' }],
    ['a captcha that is none', { captcha: 'v3' }, { captcha: 'unreadable' }],
    ['an unreadable region', { restricted: 'DE' }, { restricted: true }],
  ])('with %s keeps visitors out', async (_, data, expected) => {
    http.reply(SERVER_DATA, { data })
    expect(await content.serverData.load()).toMatchObject(expected)
  })

  test.each([
    [{ enabled_register: true }, true],
    [{ enabled_register: false }, false],
    [{ enabled_register: true, site_key: '' }, false],
  ])('a captcha %j is asked at registration: %s', async (changes, asked) => {
    http.reply(SERVER_DATA, { data: { captcha: { site_key: 'key', active_version: '3', ...changes } } })
    expect(registrationCaptcha(await content.serverData.load()) !== null).toBe(asked)
  })
})

test('support is reached by the ways that are safe to follow', async () => {
  const callCenterConfig = {
    maintenance: true,
    telegram: 'https://t.example/help',
    viber: 'viber://chat?number=%2B79000000000',
    email: 'help@casino.example',
  }
  http.reply(SERVER_DATA, { data: { callCenterConfig } })
  expect((await content.serverData.load()).support).toEqual({
    chat: null,
    isChatInMaintenance: true,
    contacts: [
      { kind: 'telegram', url: 'https://t.example/help', label: '' },
      { kind: 'viber', url: 'viber://chat?number=%2B79000000000', label: '' },
      { kind: 'email', url: 'mailto:help@casino.example', label: 'help@casino.example' },
    ],
  })
  const hostile = { telegram: 'javascript:alert(1)', viber: 'javascript:viber://', email: 'a@b.c?body=<x>' }
  http.reply(SERVER_DATA, { data: { callCenterConfig: hostile } })
  expect((await content.serverData.reload()).support.contacts).toEqual([])
})

test.each([
  ['webim', {}, null],
  ['webim', { accountName: 'casino' }, { account: 'casino', location: 'default', vipLocation: 'vip' }],
  [
    'webim',
    { accountName: 'casino', location: 'main', vipLocation: 'gold', siteId: 'A-1' },
    { account: 'casino', location: 'main', vipLocation: 'gold' },
  ],
  ['webim', { accountName: 'casino/../x' }, null],
  ['webim', { accountName: '"><script>' }, null],
  ['netrox', { siteId: 'A-1', widgetId: 2, vipWidgetId: '3' }, { account: 'A-1', location: '2', vipLocation: '3' }],
  ['netrox', { siteId: 'A-1', widgetId: 2 }, { account: 'A-1', location: '2', vipLocation: '2' }],
  ['netrox', { accountName: 'casino' }, null],
  ['another', { accountName: 'casino', siteId: 'A-1' }, null],
  ['webim', [], null],
])('the chat of %s with %j', async (provider, settings, chat) => {
  http.reply(SERVER_DATA, { data: { callCenterConfig: { provider, settings } } })
  expect((await content.serverData.load()).support.chat).toEqual(chat && { vendor: provider, ...chat })
})

describe('the promo popup', () => {
  const shown = {
    title: '',
    body: '',
    imageUrl: null,
    buttonText: '',
    buttonUrl: null,
    isActive: true,
    showFrom: 10,
    showTo: 1000,
    updatedAt: 5,
  }
  test.each([
    ['never seen', shown, null, 999, true],
    ['seen', shown, 5, 999, false],
    ['seen before its update', shown, 4, 999, true],
    ['before its start', shown, null, 9, false],
    ['at its start', shown, null, 10, true],
    ['at its end', shown, null, 1000, false],
    ['switched off', { ...shown, isActive: false }, null, 500, false],
  ])('%s', (_, some, seen, now, expected) => expect(shouldShowPopup(some, seen, now)).toBe(expected))
})

describe('the promo widget', () => {
  const PATH = '/json-api/content/promo-widgets/current'
  const wire = { id: 7, title: 'T', text: 'x', image: '/cdn/a.svg', button: { text: 'Go', url: '/winback' } }

  test('is shown only if it leads somewhere safe', async () => {
    http.reply(PATH, { data: wire })
    expect(await content.promoWidget.load()).toEqual({ ...wire, id: '7' })
    for (const button of [null, { text: 'Go', url: 'javascript:alert(1)' }, { text: '', url: '/winback' }]) {
      http.reply(PATH, { data: { ...wire, button } })
      expect(await content.promoWidget.reload()).toBeNull()
    }
    http.reply(PATH, { data: null })
    expect(await content.promoWidget.reload()).toBeNull()
  })
})

describe('pages of text', () => {
  test('are linked by their own address, else by their slug', async () => {
    http.reply('/json-api/static-pages', {
      data: [
        { slug: 'rules', url: '/rules', title: 'Rules', pageType: 'static' },
        { slug: 'a b', url: 'javascript:1', title: 'X' },
        { slug: 'faq', title: 'FAQ' },
      ],
    })
    expect((await content.staticPages.load()).map(({ url }) => url)).toEqual(['/rules', '/a%20b', '/faq'])
    expect(http.last.query).toEqual({ hidden: false })
  })

  test('bring their HTML as it is', async () => {
    http.reply('/json-api/static-pages/rules', {
      data: { slug: 'rules', url: '/rules', title: 'Rules', body: '<p onclick=x>1</p>', pageType: 'static' },
    })
    expect(await content.page('rules').load()).toEqual({
      slug: 'rules',
      url: '/rules',
      title: 'Rules',
      html: '<p onclick=x>1</p>',
    })
  })
})

describe('data for search engines', () => {
  test('by path', async () => {
    http
      .reply('/json-api/seo/meta', { data: { metaTitle: 'T', metaDescription: null, isNoindexPath: true } })
      .reply('/json-api/seo/canonical', { data: { canonical: 'https://casino.example/x' } })
    expect(await content.seo('/games/slots').load()).toEqual({ title: 'T', description: '', isNoIndex: true })
    expect(http.last.query).toEqual({ path: '/games/slots' })
    expect(await content.canonical('/x').load()).toBe('https://casino.example/x')
  })
})

describe('the foot of the page', () => {
  test('is text and those pictures that have a source; one without a text leads nowhere', async () => {
    http.reply('/json-api/seo/footer', { data: { text: '<p>18+</p>' } }).reply('/json-api/blocks/footer', {
      data: [
        { src: '/cdn/visa.svg', alt: 'Visa', url: null },
        { src: 'javascript:1', alt: 'x', url: '/x' },
        { src: '/cdn/sign.svg', alt: ' \u200b', url: '/x' },
      ],
    })
    expect(await content.footerText.load()).toBe('<p>18+</p>')
    expect(await content.footerImages.load()).toEqual([
      { kind: '', src: '/cdn/visa.svg', alt: 'Visa', url: null },
      { kind: '', src: '/cdn/sign.svg', alt: '', url: null },
    ])
  })
})

test('there may be no note', async () => {
  http.reply('/json-api/content/current-block', { data: null })
  expect(await content.block.load()).toBeNull()
})
