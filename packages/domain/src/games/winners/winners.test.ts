/**
 * @promise Lobby, games and search: winners that make no sense are left out, an unknown currency is written as it
 *   came
 * @proof money.test, lobby-page.stories (OddWinners)
 * @journey none
 */

import fc from 'fast-check'
import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Reads } from '../../core/index.ts'
import { HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { type Winner, mergeWinners } from './winner.ts'
import { createWinners, WINNERS_RELOAD_MS, type Winners } from './winners-store.ts'
import { createWinnersApi } from './winners-api.ts'

const wire = (id: number, changes: object = {}) => ({
  id,
  nick: `p***${id}`,
  game: { slug: 'fever', name: 'Fever', preview: '/cdn/games/fever.svg' },
  amount: id * 100,
  currency: 'EUR',
  at: new Date(id * 1000).toISOString(),
  ...changes,
})
const winner = (id: string, at: number): Winner => ({
  id,
  nick: id,
  game: { slug: 'a', name: 'A', preview: null },
  amount: 1,
  currency: 'EUR',
  at,
})

let http: FakeHttp
let timers: HandTimers
let winners: Winners
let reads: Reads
beforeEach(() => {
  http = new FakeHttp()
  timers = new HandTimers()
  reads = createLifetime({ timers }).reads
  winners = createWinners({ api: createWinnersApi(http), reads })
})
const ids = () => winners.feed.value?.map(({ id }) => id)
const answer = async (...list: number[]) =>
  http.last.answer({ data: list.map((id) => wire(id)), options: { currency: 'RUB' } })

describe('the feed', () => {
  test('is newest first', async () => {
    const loading = winners.feed.load()
    expect(http.last).toMatchObject({ path: '/api/winners', query: { limit: 30 } })
    await answer(1, 3, 2)
    expect((await loading)[0]).toEqual({
      id: '3',
      nick: 'p***3',
      game: { slug: 'fever', name: 'Fever', preview: '/cdn/games/fever.svg' },
      amount: 300,
      currency: 'EUR',
      at: 3000,
    })
    expect(ids()).toEqual(['3', '2', '1'])
  })

  test.each([
    ['its own currency', wire(1), { currency: 'RUB' }, 'EUR'],
    ["the feed's", wire(1, { currency: undefined }), { currency: 'KZT' }, 'KZT'],
    ['none that is named', wire(1, { currency: null }), undefined, null],
  ])('a win is in %s', async (_, one, options, currency) => {
    http.reply('/api/winners', { data: [one], options })
    expect((await winners.feed.load())[0]?.currency).toBe(currency)
  })

  test.each<[string, unknown]>([
    ['half a cent', wire(1, { amount: 1.5 })],
    ['no amount', wire(1, { amount: null })],
    ['no game', wire(1, { game: null })],
    ['no time', wire(1, { at: 'yesterday' })],
    ['a nick that is no text', wire(1, { nick: {} })],
    ['nothing', null],
    ['a text', 'winner'],
  ])('loses only an entry that does not fit: %s', async (_, odd) => {
    http.reply('/api/winners', { data: [odd, wire(2)] })
    expect((await winners.feed.load()).map(({ id }) => id)).toEqual(['2'])
  })
})

test('the feed is read again 20 s after each answer while it is shown, and grows', async () => {
  reads.start()
  const hide = autorun(() => winners.feed.value)
  await settled()
  await answer(2, 1)
  timers.advance(WINNERS_RELOAD_MS)
  await answer(3, 2)
  expect(ids()).toEqual(['3', '2', '1'])
  hide()
  timers.advance(WINNERS_RELOAD_MS)
  expect(http.calls).toHaveLength(2)
})

describe('merging', () => {
  test.each<[string, Winner[], Winner[], string[]]>([
    ['nothing', [], [], []],
    ['the same again', [winner('a', 1)], [winner('a', 1)], ['a']],
    ['newer and older', [winner('b', 2)], [winner('c', 3), winner('a', 1)], ['c', 'b', 'a']],
    ['one that was corrected', [winner('a', 1), winner('b', 2)], [winner('a', 3)], ['a', 'b']],
  ])('%s', (_, known, fresh, expected) => expect(mergeWinners(known, fresh).map(({ id }) => id)).toEqual(expected))

  test('keeps order, uniqueness and the limit, whatever comes', () => {
    const list = fc.array(
      fc.tuple(fc.nat(40), fc.nat(1000)).map(([id, at]) => winner(String(id), at)),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(list, list, (known, fresh) => {
        const merged = mergeWinners(known, fresh)
        const times = merged.map(({ at }) => at)
        expect(times).toEqual([...times].sort((a, b) => b - a))
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length)
        expect(merged.length).toBe(Math.min(30, new Set([...known, ...fresh].map(({ id }) => id)).size))
      }),
    )
  })
})
