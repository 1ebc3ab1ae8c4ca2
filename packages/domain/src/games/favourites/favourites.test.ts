/**
 * @promise Lobby, games and search: favourites of guests and players, moved once
 * @proof narrowed-games.stories
 * @journey games/favourites
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { DomainError } from '../../core/index.ts'
import { FakeStorage, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { AccountFavourites } from './account-favourites.ts'
import { DeviceFavourites } from './device-favourites.ts'
import { DeviceList } from './device-list.ts'
import { createFavouritesApi } from './favourites-api.ts'

const PATH = '/json-api/v2/games/favourites'

let storage: FakeStorage
beforeEach(() => (storage = new FakeStorage()))
const listOf = (key: string, max = 100) => new DeviceList(storage, key, max)

describe('a list on the device', () => {
  test('has the latest first, without duplicates, up to its maximum', () => {
    const list = listOf('a', 3)
    for (const slug of ['one', 'two', 'one', 'three', 'four']) list.add(slug)
    expect(list.read()).toEqual(['four', 'three', 'one'])
    expect(list.remove('three')).toEqual(['four', 'one'])
  })

  test('fits a hundred into a cookie, and removes an empty list', () => {
    const list = listOf('a')
    const slugs = Array.from({ length: 120 }, (_, at) => `the-name-of-a-game-of-${at}`)
    list.add(...slugs)
    expect(list.read()).toEqual(slugs.slice(0, 100))
    expect(encodeURIComponent(storage.get('a') ?? '').length).toBeLessThan(4000)
    for (const slug of slugs) list.remove(slug)
    expect(storage.items.size).toBe(0)
  })

  test.each(['', '~~', 'one~one~~two', 'x'.repeat(9000)])('reads damaged data: %#', (text) => {
    storage.set('a', text)
    expect(new Set(listOf('a').read()).size).toBe(listOf('a').read().length)
  })
})

describe('favourites of a guest', () => {
  test('are the same in two tabs', () => {
    const tabs: DeviceFavourites[] = []
    const open = () => {
      const tab: DeviceFavourites = new DeviceFavourites({
        list: listOf('guest'),
        announce: () => tabs.forEach((other) => other !== tab && other.reload()),
      })
      tabs.push(tab)
      return tab
    }
    const [one, two] = [open(), open()]
    one.toggle('fever')
    two.toggle('garden')
    expect([one.slugs, two.slugs]).toEqual([
      ['garden', 'fever'],
      ['garden', 'fever'],
    ])
    two.toggle('fever')
    expect(one.has('fever')).toBe(false)
  })
})

describe('favourites of a player', () => {
  let http: FakeHttp
  let told: string[]
  const open = () => {
    const { reads, log } = createLifetime()
    const favourites = new AccountFavourites({
      api: createFavouritesApi(http),
      load: async (signal) =>
        ((await http.send('get', PATH, { signal, auth: true })) as { data: { slug: string }[] }).data.map(
          ({ slug }) => slug,
        ),
      guest: listOf('guest'),
      own: listOf('own'),
      log,
      reads,
    })
    favourites.follow({
      announce: () => told.push('tabs'),
      onRefused: ({ slug, wanted }) => told.push(`refused ${slug} ${wanted}`),
    })
    favourites.reload()
    return favourites
  }
  const answer = (...slugs: string[]) => ({ data: slugs.map((slug) => ({ slug })) })
  beforeEach(() => {
    http = new FakeHttp()
    told = []
  })

  test('are unknown until the platform has answered', async () => {
    const favourites = open()
    expect([favourites.slugs, favourites.has('fever')]).toEqual([null, false])
    favourites.toggle('fever')
    expect(http.paths()).toEqual([PATH])
    await http.last.answer(answer('fever', 'garden'))
    expect(favourites.slugs).toEqual(['fever', 'garden'])
    expect(http.last.auth).toBe(true)
  })

  test('show a change at once and keep it when the platform accepts it', async () => {
    http.reply(PATH, answer('garden'))
    const favourites = open()
    await settled()
    const seen: unknown[] = []
    const off = autorun(() => seen.push(favourites.slugs?.join()))
    favourites.toggle('fever')
    expect(http.last).toMatchObject({ method: 'PUT', path: `${PATH}/fever`, auth: true })
    await http.last.answer({ success: true })
    favourites.toggle('garden')
    expect(http.last).toMatchObject({ method: 'DELETE', path: `${PATH}/garden`, auth: true })
    await http.last.answer({ success: true })
    expect(seen.filter((text, at) => text !== seen[at - 1])).toEqual(['garden', 'fever,garden', 'fever'])
    expect(told).toEqual(['tabs', 'tabs'])
    off()
  })

  test('undo and report a change that the platform refuses', async () => {
    http.reply(PATH, answer('garden'))
    const favourites = open()
    await settled()
    favourites.toggle('garden')
    expect(favourites.slugs).toEqual([])
    await http.last.fail(new DomainError('unavailable', { status: 503 }))
    expect(favourites.slugs).toEqual(['garden'])
    expect(told).toEqual(['refused garden false'])
  })

  test('send the latest wish for a game after its running call, one call at a time', async () => {
    http.reply(PATH, answer())
    const favourites = open()
    await settled()
    favourites.toggle('fever')
    favourites.toggle('fever')
    expect(favourites.slugs).toEqual([])
    expect(http.calls).toHaveLength(2)
    await http.last.answer({ success: true })
    expect(http.last).toMatchObject({ method: 'DELETE', path: `${PATH}/fever` })
    await http.last.answer({ success: true })
    expect(favourites.slugs).toEqual([])
    expect(http.calls).toHaveLength(3)
  })

  test("take over a guest's favourites once", async () => {
    listOf('guest').add('two', 'one')
    const favourites = open()
    expect(http.last).toMatchObject({ method: 'PUT', path: PATH, body: { slugs: ['two', 'one'] } })
    await http.last.answer({ success: true })
    await http.last.answer(answer('two', 'one', 'old'))
    expect(favourites.slugs).toEqual(['two', 'one', 'old'])
    open()
    expect(http.last.method).toBe('GET')
  })

  test("keep a guest's favourites on the device when the platform cannot take them", async () => {
    listOf('guest').add('one')
    const favourites = open()
    await http.last.fail(new DomainError('unavailable', { status: 503 }))
    expect([favourites.slugs, favourites.hasFailed]).toEqual([null, true])
    expect(listOf('guest').read()).toEqual(['one'])
    favourites.reload()
    await http.last.answer({ success: true })
    await http.last.answer(answer('one'))
    expect([favourites.slugs, favourites.hasFailed]).toEqual([['one'], false])
  })

  test.each([404, 405, 501])('are kept on the device if the platform has no such call (%i)', async (status) => {
    listOf('guest').add('one')
    const favourites = open()
    await http.last.fail(new DomainError(status === 404 ? 'not-found' : 'unavailable', { status }))
    expect(favourites.slugs).toEqual(['one'])
    expect(listOf('guest').read()).toEqual([])
    const calls = http.calls.length
    favourites.toggle('two')
    expect(favourites.slugs).toEqual(['two', 'one'])
    expect(listOf('own').read()).toEqual(['two', 'one'])
    expect(http.calls).toHaveLength(calls)
    expect(told).toEqual(['tabs'])
  })

  test('keep the list when a reload fails', async () => {
    http.reply(PATH, answer('garden'))
    const favourites = open()
    await settled()
    http.hold(PATH)
    favourites.reload()
    await http.last.fail(new DomainError('network'))
    expect([favourites.slugs, favourites.hasFailed]).toEqual([['garden'], false])
  })
})
