/**
 * @promise Deposit: a gift is shown with what it brings; the last choice counts
 * @proof domain/src/gifts/gift.test
 * @journey cashbox/deposit
 *
 * @promise Gifts: a storm of gift events reads at most once in 200 ms
 * @proof here (of a storm read at most once in 200 ms)
 * @journey none
 */

import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError, createClock } from '../core/index.ts'
import { FakeLive, FakeLog, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { wireGift } from '@croupier/platform-fixtures'
import type { GiftMessage } from './gift-messages.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { GiftsStore } from './gifts-store.ts'

const GIFTS = '/json-api/user-gifts'
const COUNT = '/json-api/user-gifts/payout-gift-count'
const SELECT = '/json-api/user-gifts/cashbox-select'
const NOW = Date.parse('2026-01-15T12:00:00Z')

let http: FakeHttp
let live: FakeLive
let timers: HandTimers
let log: FakeLog
let gifts: GiftsStore
let lifetime: ReturnType<typeof createLifetime>
let told: string[]
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  timers = new HandTimers()
  log = new FakeLog()
  lifetime = createLifetime({ timers, log, live })
  gifts = new GiftsStore({ http, live, clock: createClock(() => NOW), ...lifetime })
  lifetime.lifetime.start()
  told = []
  gifts.onMessages((messages: readonly GiftMessage[]) =>
    told.push(...messages.map(({ kind, gift }) => `${kind} ${gift.id}`)),
  )
})
const reply = (...list: object[]) => http.reply(GIFTS, { data: list })
const readings = () => http.paths().filter((path) => path === GIFTS).length
const pass = async (ms: number) => {
  timers.advance(ms)
  await settled()
}

describe('the gifts of a player', () => {
  it('of the cashbox have room in the currency', async () => {
    reply(wireGift(1), wireGift(2, { restrictionsState: { depositProgress: 50_000 } }))
    await gifts.ensure()
    expect(gifts.forCashbox('EUR').map(({ id }) => id)).toEqual(['1'])
    expect(gifts.forCashbox('RUB').map(({ id }) => id)).toEqual(['1', '2'])
    expect(gifts.forCashbox('BRL')).toEqual([])
  })
})

describe('choosing one for deposits', () => {
  it('makes it the current one once the platform agreed', async () => {
    reply(wireGift(1), wireGift(2, { is_selected: true }))
    await gifts.ensure()
    expect(gifts.currentGiftId).toBe('2')
    const choosing = gifts.select.run('1')
    expect([gifts.currentGiftId, http.last.body]).toEqual(['2', { user_gift_id: '1' }])
    await http.last.answer({ success: true })
    expect(await choosing).toMatchObject({ status: 'done' })
    expect(gifts.currentGiftId).toBe('1')
    http.reply(SELECT, { success: true })
    await gifts.select.run(null)
    expect(gifts.currentGiftId).toBeNull()
  })

  describe('by hand', () => {
    beforeEach(async () => {
      reply(wireGift(1), wireGift(2), wireGift(3, { is_selected: true }))
      await gifts.ensure()
    })

    it('is shown at once', async () => {
      const choosing = gifts.choose('1')
      expect([gifts.chosenGiftId, gifts.currentGiftId, gifts.isChoosing]).toEqual(['1', '3', true])
      await http.last.answer({ success: true })
      await choosing
      expect([gifts.chosenGiftId, gifts.currentGiftId, gifts.isChoosing]).toEqual(['1', '1', false])
    })

    it('counts as it was left after many in a row, and never shows another meanwhile', async () => {
      const choosing = gifts.choose('1')
      for (const id of ['2', null, '2']) void gifts.choose(id)
      expect(gifts.chosenGiftId).toBe('2')
      await http.last.answer({ success: true })
      expect([gifts.chosenGiftId, http.last.body]).toEqual(['2', { user_gift_id: '2' }])
      await http.last.answer({ success: true })
      await choosing
      expect(gifts.chosenGiftId).toBe('2')
      expect(http.paths().filter((path) => path === SELECT)).toHaveLength(2)
    })

    it('is undone when the platform refuses, and the gifts do not show it', async () => {
      const choosing = gifts.choose('1')
      await http.last.fail(new DomainError('rejected', { status: 422, codes: ['active_bonus_exists'] }))
      await choosing
      expect([gifts.chosenGiftId, gifts.select.state.status]).toEqual(['3', 'refused'])
      await pass(1000)
      expect(readings()).toBe(2)
    })

    it('is read again where no answer came: it may be chosen all the same', async () => {
      const choosing = gifts.choose('1')
      reply(wireGift(1, { is_selected: true }), wireGift(2), wireGift(3))
      await http.last.fail(new DomainError('timeout'))
      await choosing
      expect([gifts.chosenGiftId, gifts.select.state.status]).toEqual(['1', 'done'])
    })

    it('was not done where the gifts show another one after a lost answer', async () => {
      const choosing = gifts.choose('1')
      await http.last.fail(new DomainError('timeout'))
      await choosing
      expect([gifts.chosenGiftId, gifts.select.state.status]).toEqual(['3', 'missing'])
    })

    it.each([
      [
        'the platform does not say which is selected',
        () => reply(wireGift(1, { is_selected: null }), wireGift(3, { is_selected: null })),
      ],
      ['the gifts do not load', () => http.serve(GIFTS, () => Promise.reject(new DomainError('timeout')))],
    ])('is unclear after a lost answer where %s', async (_, prepare) => {
      const choosing = gifts.choose('1')
      prepare()
      await http.last.fail(new DomainError('timeout'))
      await choosing
      expect([gifts.chosenGiftId, gifts.select.state.status]).toEqual(['3', 'unclear'])
    })
  })
})

describe('live events', () => {
  it.each([
    'gift-distributed',
    'gift-activated',
    'gift-auto-activated',
    'gift-state-updated',
    'gift-state-changed',
    'gift-disabled',
    'level-gifts-changed',
  ] as const)('%s reads the gifts anew and tells what is new', async (name) => {
    reply()
    await gifts.ensure()
    reply(wireGift(1))
    live.emit(name, {})
    await settled()
    expect([gifts.all.length, told]).toEqual([1, ['received 1']])
  })

  it('of a storm read at most once in 200 ms', async () => {
    reply()
    await gifts.ensure()
    for (let at = 0; at < 1000; at += 1) {
      live.emit('gift-state-updated', { id: at })
      await pass(1)
    }
    await pass(1000)
    expect(readings()).toBe(1 + 6)
  })

  it('report their gift once, also where a read for another reason came first', async () => {
    reply(wireGift(1))
    await gifts.ensure()
    // A line that comes back has the gifts read; its event is only then on its way.
    reply(wireGift(1), wireGift(2))
    lifetime.reads.start()
    lifetime.reads.forget('language')
    await settled()
    expect(told).toEqual([])
    live.emit('gift-distributed', { id: 2 })
    await pass(0)
    expect(told).toEqual(['received 2'])

    reply(wireGift(1), wireGift(2), wireGift(3))
    await gifts.reload()
    live.emit('gift-distributed', { id: 3 })
    await pass(200)
    expect(told).toEqual(['received 2', 'received 3'])
  })

  it('read the number of a payout again where it is shown', async () => {
    reply()
    http.reply(COUNT, { data: { count: 1 } })
    await gifts.payoutGiftCount.ensure()
    http.reply(COUNT, { data: { count: 0 } })
    live.emit('gift-disabled', { id: 1 })
    await settled()
    expect(gifts.payoutGiftCount.value).toBe(0)
  })

  it('are ignored once the player has left', async () => {
    reply(wireGift(1))
    await gifts.ensure()
    lifetime.lifetime.dispose()
    live.emit('gift-distributed', { id: 2 })
    await pass(1000)
    expect([readings(), live.listening, timers.pending]).toEqual([1, 0, 0])
  })
})
