import { beforeEach, describe, expect, test } from 'vitest'
import { DomainError } from '../core/index.ts'
import { FakeHttp } from '../testing/fake-http.ts'
import { ContentStore, type ContentSnapshot } from './content-store.ts'
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
let content: ContentStore
beforeEach(() => {
  http = new FakeHttp()
  content = new ContentStore({ http })
})

describe('server data', () => {
  test('of an operator who set everything', async () => {
    http.lay(SERVER_DATA, {
      data: {
        captcha: { site_key: 'key', enabled_register: true, active_version: 2 },
        abTests: { a: 1 },
        registrationConfig: { skipNickname: true },
        callCenterConfig: { provider: 'webim', maintenance: false },
        webPushKey: 'push',
        currencies: ['RUB', 'EUR'],
        promoTelegramChannelUrl: 'https://t.example/x',
        promoPopup: popup,
        promoWidgetData: { id: 1 },
        noIndex: true,
        canonical: 'https://casino.example',
        grouperEnabled: true,
        restricted: true,
        unknown: 1,
      },
    })
    expect(await content.serverData.load()).toEqual({
      captcha: { siteKey: 'key', isEnabledAtRegistration: true, version: 2 },
      abTests: { a: 1 },
      registrationConfig: { skipNickname: true },
      callCenter: { provider: 'webim', maintenance: false },
      webPushKey: 'push',
      currencies: ['RUB', 'EUR'],
      promoTelegramUrl: 'https://t.example/x',
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
      promoWidget: { id: 1 },
      noIndex: true,
      canonical: 'https://casino.example',
      grouperEnabled: true,
      restricted: true,
    })
  })

  test('of an operator who set nothing', async () => {
    http.lay(SERVER_DATA, { data: {} })
    expect(await content.serverData.load()).toEqual({
      captcha: null,
      abTests: {},
      registrationConfig: { skipNickname: false },
      callCenter: {},
      webPushKey: null,
      currencies: [],
      promoTelegramUrl: null,
      promoPopup: null,
      promoWidget: null,
      noIndex: false,
      canonical: null,
      grouperEnabled: false,
      restricted: false,
    })
  })

  test.each([
    ['no data', {}, 'server data.data'],
    ['a captcha of tomorrow', { data: { captcha: { active_version: 4 } } }, 'server data.data.captcha.active_version'],
    [
      'a popup without its end',
      { data: { promoPopup: { ...popup, showDateTo: null } } },
      'server data.data.promoPopup.showDateTo',
    ],
    ['a list for text', { data: { webPushKey: [] } }, 'server data.data.webPushKey'],
  ])('with %s does not fit', async (_, answer, path) => {
    http.lay(SERVER_DATA, answer)
    await expect(content.serverData.load()).rejects.toMatchObject({ kind: 'invalid-response', path })
  })

  test.each([
    [{ enabled_register: true }, true],
    [{ enabled_register: false }, false],
    [{ enabled_register: true, site_key: '' }, false],
  ])('a captcha %j is asked at registration: %s', async (changes, asked) => {
    http.lay(SERVER_DATA, { data: { captcha: { site_key: 'key', active_version: '3', ...changes } } })
    expect(registrationCaptcha(await content.serverData.load()) !== null).toBe(asked)
  })
})

describe('the promo popup', () => {
  const shown = {
    title: '',
    body: '',
    imageUrl: null,
    buttonText: '',
    buttonUrl: null,
    isActive: true,
    showFrom: 0,
    showTo: 1000,
    updatedAt: 5,
  }
  test.each([
    ['never seen', shown, null, 999, true],
    ['seen', shown, 5, 999, false],
    ['seen before its update', shown, 4, 999, true],
    ['at its end', shown, null, 1000, false],
    ['switched off', { ...shown, isActive: false }, null, 0, false],
  ])('%s', (_, some, seen, now, expected) => expect(shouldShowPopup(some, seen, now)).toBe(expected))
})

describe('pages of text', () => {
  test('are linked by their own address, else by their slug', async () => {
    http.lay('/json-api/static-pages', {
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
    http.lay('/json-api/static-pages/rules', {
      data: { slug: 'rules', url: '/rules', title: 'Rules', body: '<p onclick=x>1</p>', pageType: 'static' },
    })
    expect(await content.page('rules').load()).toEqual({
      slug: 'rules',
      url: '/rules',
      title: 'Rules',
      html: '<p onclick=x>1</p>',
    })
  })

  test('that do not exist are not found', async () => {
    const loading = content.page('nothing').load()
    const notFound = new DomainError('not-found', { status: 404 })
    await http.last.fail(notFound)
    await expect(loading).rejects.toBe(notFound)
    expect(content.page('nothing').state).toEqual({ status: 'failed', error: notFound })
  })
})

describe('what search engines are told', () => {
  test('by path', async () => {
    http
      .lay('/json-api/seo/meta', { data: { metaTitle: 'T', metaDescription: null, isNoindexPath: true } })
      .lay('/json-api/seo/canonical', { data: { canonical: 'https://casino.example/x' } })
    expect(await content.seo('/games/slots').load()).toEqual({ title: 'T', description: '', isNoIndex: true })
    expect(http.last.query).toEqual({ path: '/games/slots' })
    expect(await content.canonical('/x').load()).toBe('https://casino.example/x')
  })
})

describe('the foot of the page', () => {
  test('is text and those pictures that have a source', async () => {
    http.lay('/json-api/seo/footer', { data: { text: '<p>18+</p>' } }).lay('/json-api/blocks/footer', {
      data: [
        { src: '/cdn/visa.svg', alt: 'Visa', url: null },
        { src: 'javascript:1', alt: 'x', url: '/x' },
      ],
    })
    expect(await content.footer.load()).toEqual({
      html: '<p>18+</p>',
      images: [{ src: '/cdn/visa.svg', alt: 'Visa', url: null }],
    })
  })
})

test('there may be no note', async () => {
  http.lay('/json-api/content/current-block', { data: null })
  expect(await content.block.load()).toBeNull()
})

test("a page's state goes through JSON, is used, and is forgotten when cleared", async () => {
  http
    .lay(SERVER_DATA, { data: {} })
    .lay('/json-api/content/current-block', { data: null })
    .lay('/json-api/seo/meta', { data: { metaTitle: 'T' } })
    .lay('/json-api/static-pages/rules', { data: { slug: 'rules' } })
  await Promise.all([
    content.serverData.load(),
    content.block.load(),
    content.seo('/').load(),
    content.page('rules').load(),
  ])
  const text = JSON.stringify(content.snapshot())
  const restored = new ContentStore({ http })
  restored.restore(JSON.parse(text) as ContentSnapshot)
  expect(JSON.stringify(restored.snapshot())).toBe(text)
  expect(restored.block.state).toEqual({ status: 'ready', value: null })
  const before = http.calls.length
  await Promise.all([restored.serverData.ensure(), restored.seo('/').ensure(), restored.page('rules').ensure()])
  expect(http.calls).toHaveLength(before)
  restored.clear()
  expect(restored.snapshot()).toEqual(new ContentStore({ http }).snapshot())
})

test('what is under way is given up with the store', () => {
  void content.serverData.load()
  void content.page('rules').load()
  content.dispose()
  expect(http.calls.map(({ signal }) => signal?.aborted)).toEqual([true, true])
})
