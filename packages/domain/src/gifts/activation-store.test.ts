import { beforeEach, describe, expect, it } from 'vitest'
import { wireGift } from '@croupier/platform-fixtures'
import { FakeLive, FakeLog, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { createClock, DomainError } from '../core/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import type { GiftRequest } from './activation.ts'
import type { GiftMessage } from './gift-messages.ts'
import { GiftsStore } from './gifts-store.ts'

const GIFTS = '/json-api/user-gifts'
const ACTIVATE = '/json-api/gifts/activate/1'
const CANCEL = '/json-api/user-gifts/cancel/1'
const CANCEL_ALL = '/json-api/user-gifts/cancel'
const NOW = Date.parse('2026-01-15T12:00:00Z')
const THE_GIFT: GiftRequest = { kind: 'activate', giftId: '1' }

let http: FakeHttp
let live: FakeLive
let timers: HandTimers
let gifts: GiftsStore
let lifetime: ReturnType<typeof createLifetime>
let told: string[]
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  timers = new HandTimers()
  lifetime = createLifetime({ timers, log: new FakeLog(), live })
  gifts = new GiftsStore({ http, live, clock: createClock(() => NOW), ...lifetime })
  lifetime.lifetime.start()
  told = []
  gifts.onMessages((messages: readonly GiftMessage[]) =>
    told.push(...messages.map(({ kind, gift }) => `${kind} ${gift.id}`)),
  )
})
const reply = (...list: object[]) => http.reply(GIFTS, { data: list })
const callsTo = (path: string) => http.paths().filter((one) => one === path).length
const pass = async (ms: number) => {
  timers.advance(ms)
  await settled()
}
const activating = () => gifts.activation.send(THE_GIFT)
const received = wireGift(1, { type: 'cashback' })
const activated = wireGift(1, { type: 'cashback', state: 'activated' })

describe('activating a gift', () => {
  beforeEach(() => http.reply(ACTIVATE, { success: true }))

  it.each([
    ['cash', null, 'used', ['used 1']],
    ['bonus_offer', 20, 'activated', []],
    ['cashback', 3, 'activated', ['activated 1']],
  ] as const)('of type %s, wager %s, makes it %s without a reading', async (type, wager, state, expected) => {
    reply(wireGift(1, { type, wager }))
    await gifts.ensure()
    expect(await activating()).toMatchObject({ status: 'done' })
    expect([gifts.gift('1')?.state, callsTo(GIFTS), told]).toEqual([state, 1, expected])
  })

  it('is not undone, nor reported again, by a list that was asked for before', async () => {
    const cash = wireGift(1, { type: 'cash', wager: null })
    reply(cash)
    await gifts.ensure()
    http.hold(GIFTS)
    live.emit('gift-state-updated', { id: 2 })
    const early = http.last
    await activating()
    await early.answer({ data: [cash] })
    expect(gifts.gift('1')?.state).toBe('used')
    await pass(1000)
    expect([gifts.gift('1')?.state, told]).toEqual(['used', ['used 1']])
  })

  it('of another type reads what became of it', async () => {
    reply(wireGift(1, { type: 'other' }))
    await gifts.ensure()
    reply(wireGift(1, { type: 'other', state: 'used' }))
    await activating()
    await settled()
    expect([gifts.gift('1')?.state, callsTo(GIFTS)]).toEqual(['used', 2])
  })

  it('is sent once however often it is pressed, and no other beside it', async () => {
    reply(received, wireGift(2))
    await gifts.ensure()
    http.hold(ACTIVATE)
    const pending = activating()
    for (let press = 0; press < 5; press += 1) void activating()
    void gifts.activation.send({ kind: 'activate', giftId: '2' })
    gifts.activation.ask({ kind: 'activate', giftId: '2' })
    expect([gifts.activation.isOpen, gifts.activation.of('2')]).toEqual([true, { status: 'idle' }])
    await http.last.answer({ success: true })
    expect(await pending).toMatchObject({ status: 'done', request: THE_GIFT })
    expect([callsTo(ACTIVATE), callsTo('/json-api/gifts/activate/2')]).toEqual([1, 0])
  })

  it('that is refused has the reason and reads the gifts again', async () => {
    reply(received)
    await gifts.ensure()
    reply(received, wireGift(2, { state: 'activated' }))
    http.hold(ACTIVATE)
    const pending = activating()
    await http.last.fail(new DomainError('rejected', { status: 422, codes: ['active_bonus_exists'] }))
    expect(await pending).toMatchObject({ status: 'refused', error: { codes: ['active_bonus_exists'] } })
    await settled()
    expect([gifts.all.length, callsTo(GIFTS)]).toEqual([2, 2])
    gifts.activation.dismiss()
    expect(gifts.activation.state).toEqual({ status: 'idle' })
  })
})

describe('an answer that is lost', () => {
  const lose = async () => {
    const pending = activating()
    await http.last.fail(new DomainError('timeout'))
    return pending
  }
  beforeEach(async () => {
    reply(received)
    await gifts.ensure()
  })

  it('is looked up in the gifts: it was not, and may be sent again', async () => {
    expect(await lose()).toMatchObject({ status: 'missing' })
    expect(callsTo(ACTIVATE)).toBe(1)
    http.reply(ACTIVATE, { success: true })
    expect(await activating()).toMatchObject({ status: 'done' })
  })

  it('that arrived late after all is seen by its event', async () => {
    expect(await lose()).toMatchObject({ status: 'missing' })
    reply(activated)
    live.emit('gift-activated', { id: 1 })
    await settled()
    expect(gifts.activation.state).toMatchObject({ status: 'done' })
  })

  it('is unclear while the gifts do not load, and never sent again before they did', async () => {
    http.hold(GIFTS)
    const pending = lose()
    await settled()
    await http.last.fail(new DomainError('network'))
    expect(await pending).toMatchObject({ status: 'unclear' })
    expect(await activating()).toMatchObject({ status: 'unclear' })
    expect(callsTo(ACTIVATE)).toBe(1)
    reply(activated)
    expect(await gifts.activation.lookUp()).toMatchObject({ status: 'done' })
  })
})

describe('an answer that proves nothing', () => {
  beforeEach(async () => {
    reply(received)
    await gifts.ensure()
  })

  it.each([
    ['408', new DomainError('rejected', { status: 408 })],
    ['425', new DomainError('rejected', { status: 425 })],
    ['429', new DomainError('rejected', { status: 429, codes: ['too_many'] })],
    ['a refusal without a code', new DomainError('rejected', { status: 400 })],
    ['a refusal that says that it was done before', new DomainError('rejected', { status: 422, codes: ['gift_used'] })],
  ])('is looked up in the gifts: %s', async (_, error) => {
    const pending = activating()
    reply(activated)
    await http.last.fail(error)
    expect(await pending).toMatchObject({ status: 'done' })
  })

  it('of a cancellation is looked up before the gift is activated in its place', async () => {
    const bonus = wireGift(2, { type: 'cashback', state: 'activated', isCancelable: true })
    reply(received, bonus)
    await gifts.reload()
    http.reply(ACTIVATE, { success: true })
    const pending = gifts.activation.replace('2', '1')
    reply(received, { ...bonus, state: 'expired' })
    await http.last.fail(new DomainError('rejected', { status: 429 }))
    expect(await pending).toMatchObject({ status: 'done', request: THE_GIFT })
    expect(callsTo(ACTIVATE)).toBe(1)
  })
})

describe('cancelling', () => {
  beforeEach(async () => {
    reply({ ...activated, isCancelable: true }, wireGift(2))
    await gifts.ensure()
  })

  it.each([
    ['one', { kind: 'cancel', giftId: '1' }, CANCEL],
    ['all', { kind: 'cancel-all' }, CANCEL_ALL],
  ] as const)('%s reads what is left', async (_, request, path) => {
    reply({ ...activated, state: 'expired' }, wireGift(2))
    http.reply(path, { success: true })
    expect(await gifts.activation.send(request)).toMatchObject({ status: 'done', request })
    await settled()
    expect([gifts.gift('1')?.state, callsTo(path)]).toEqual(['expired', 1])
  })
})
