/**
 * @promise Lobby, games and search: banners of guests and players, each in the page that is served
 * @proof site.test, public-markup.test
 * @journey lobby/banners
 */

import { beforeEach, describe, expect, test } from 'vitest'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { bannersOfProvider } from './banner.ts'
import { createBannersApi } from './banners-api.ts'
import { type Banners, createBanners } from './banners-store.ts'

const BANNERS = '/json-api/banners'
const wire = (id: number, changes: object = {}) => ({
  id,
  type: 'startPage',
  title: `Banner ${id}`,
  text: 'Text',
  button: { text: 'Go', url: '/promo' },
  image: `/cdn/banners/${id}.svg`,
  imageMobile: `/cdn/banners/${id}-mobile.svg`,
  ...changes,
})

let http: FakeHttp
let isSignedIn: boolean
let banners: Banners
beforeEach(() => {
  http = new FakeHttp()
  isSignedIn = false
  const session = { access: () => (isSignedIn ? { stamp: 's', header: null } : null) }
  banners = createBanners({ api: createBannersApi(http), session, ...createLifetime() })
})

test('come by type', async () => {
  http.reply(BANNERS, { data: [wire(1)] })
  expect(await banners.startPage.load()).toEqual([
    {
      id: '1',
      type: 'startPage',
      title: 'Banner 1',
      text: 'Text',
      button: { text: 'Go', url: '/promo' },
      image: '/cdn/banners/1.svg',
      imageMobile: '/cdn/banners/1-mobile.svg',
      providerSlug: null,
    },
  ])
  expect(http.last.query).toEqual({ type: 'startPage' })
  expect(banners.gameProvider.state.status).toBe('idle')
})

test('of a player are not shown to a guest', async () => {
  const lifetime = createLifetime()
  isSignedIn = true
  const session = { access: () => (isSignedIn ? { stamp: 's', header: null } : null) }
  const { startPage } = createBanners({ api: createBannersApi(http), session, ...lifetime })
  http.reply(BANNERS, { data: [wire(1)] })
  await startPage.load()
  isSignedIn = false
  lifetime.reads.forget('visitor')
  expect(startPage.value).toBeUndefined()
  await startPage.ensure()
  expect(startPage.value).toHaveLength(1)
})

test('are asked for by the player once there is one', async () => {
  http.reply(BANNERS, { data: [] })
  await banners.startPage.load()
  isSignedIn = true
  await banners.startPage.load()
  expect(http.calls.map(({ auth }) => auth)).toEqual([false, true])
})

test.each<[string, object, object]>([
  ['a button that leads nowhere', { button: { text: 'x', url: 'javascript:1' } }, { button: null }],
  ['no button', { button: null }, { button: null }],
  ['a picture of no address', { image: '//evil.example/a.png' }, { image: null }],
  [
    'nothing but its id',
    { title: undefined, text: null, button: undefined, image: undefined, imageMobile: undefined },
    { title: '', text: '', image: null },
  ],
])('with %s', async (_, changes, expected) => {
  http.reply(BANNERS, { data: [wire(1, changes)] })
  expect((await banners.startPage.load())[0]).toMatchObject(expected)
})

describe('rules', () => {
  const banner = {
    id: '1',
    type: 'gameProvider',
    title: '',
    text: '',
    button: null,
    image: '/a',
    imageMobile: '/m',
    providerSlug: 'amber',
  } as const
  test('a producer has its own', () => {
    expect(
      bannersOfProvider([banner, { ...banner, providerSlug: 'cobalt' }, { ...banner, type: 'startPage' }], 'amber'),
    ).toEqual([banner])
  })
})
