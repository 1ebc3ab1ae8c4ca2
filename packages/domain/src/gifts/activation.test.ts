import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { aGift as gift } from '@croupier/platform-fixtures'
import { DomainError } from '../core/index.ts'
import {
  blockingBonus,
  IDLE,
  canCancel,
  isOpen,
  nextActivation,
  type Activation,
  type ActivationEvent,
  type GiftRequest,
} from './activation.ts'
import { GIFT_STATES } from './gift.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const lostAnswer = new DomainError('network')
const refusal = (...codes: string[]) => new DomainError('rejected', { status: 422, codes })
const ACTIVATE: GiftRequest = { kind: 'activate', giftId: '1' }
const CANCEL: GiftRequest = { kind: 'cancel', giftId: '1' }
const CANCEL_ALL: GiftRequest = { kind: 'cancel-all' }

const after = (...events: ActivationEvent[]): Activation => events.reduce(nextActivation, IDLE)
const send = (request: GiftRequest): ActivationEvent => ({ type: 'send', request })
const read = (...gifts: ReturnType<typeof gift>[]): ActivationEvent => ({ type: 'read', gifts })
const LOST: ActivationEvent = { type: 'lost', error: lostAnswer }
const received = gift({ state: 'received' })
const activated = gift({ state: 'activated', isCancelable: true })

describe('an activation', () => {
  it('is asked about, sent, and done once the platform agreed', () => {
    expect(after({ type: 'ask', request: ACTIVATE })).toEqual({ status: 'asking', request: ACTIVATE })
    expect(after({ type: 'ask', request: ACTIVATE }, { type: 'dismiss' })).toEqual(IDLE)
    expect(after(send(ACTIVATE))).toMatchObject({ status: 'sending' })
    expect(after(send(ACTIVATE), { type: 'agreed' })).toEqual({ status: 'done', request: ACTIVATE })
  })

  it.each([
    ['activated', ACTIVATE, 'activated', 'done'],
    ['activated and used', ACTIVATE, 'used', 'done'],
    ['still received', ACTIVATE, 'received', 'missing'],
    ['expired meanwhile', ACTIVATE, 'expired', 'missing'],
    ['cancelled', CANCEL, 'expired', 'done'],
    ['not cancelled', CANCEL, 'activated', 'missing'],
    ['all cancelled', CANCEL_ALL, 'expired', 'done'],
    ['not all cancelled', CANCEL_ALL, 'activated', 'missing'],
  ] as const)('without an answer is looked up: %s', (_, request, state, status) => {
    const looking = after(send(request), LOST)
    expect(looking).toMatchObject({ status: 'looking-up', error: lostAnswer })
    expect(nextActivation(looking, read(gift({ state, isCancelable: true })))).toMatchObject({ status, request })
  })

  it('stays unclear where the gifts do not load, and is looked up again, not sent', () => {
    const unclear = after(send(ACTIVATE), LOST, { type: 'unread' })
    expect(unclear).toMatchObject({ status: 'unclear' })
    expect(nextActivation(unclear, send(ACTIVATE))).toBe(unclear)
    expect(nextActivation(unclear, { type: 'look-up' })).toMatchObject({ status: 'looking-up' })
    expect(nextActivation(unclear, read(activated))).toMatchObject({ status: 'done' })
  })

  it('that is repeated after a lost answer is looked up where the platform answers that it was done before', () => {
    const events = [send(ACTIVATE), LOST, read(received), send(ACTIVATE)]
    const error = refusal('gift_in_process')
    expect(after(...events, { type: 'refused', error })).toMatchObject({ status: 'looking-up' })
    expect(after(...events, { type: 'refused', error: refusal('multi_account') })).toMatchObject({ status: 'refused' })
    expect(after(send(ACTIVATE), { type: 'refused', error })).toMatchObject({ status: 'refused' })
  })
})

const anyRequest = fc.constantFrom(ACTIVATE, CANCEL, CANCEL_ALL, { kind: 'activate', giftId: '2' } as const)
const anyGifts = fc.array(
  fc
    .record({
      id: fc.constantFrom('1', '2', '3'),
      state: fc.constantFrom(...GIFT_STATES),
      isCancelable: fc.boolean(),
    })
    .map(gift),
  { maxLength: 3 },
)
const anyEvent = fc.oneof(
  fc.record({ type: fc.constantFrom('ask' as const, 'send' as const), request: anyRequest }),
  fc.record({ type: fc.constantFrom('dismiss' as const, 'agreed' as const, 'unread' as const, 'look-up' as const) }),
  fc.record({
    type: fc.constantFrom('refused' as const, 'lost' as const),
    error: fc.constantFrom(lostAnswer, refusal('gift_used'), refusal('multi_account')),
  }),
  fc.record({ type: fc.constant('read' as const), gifts: anyGifts }),
)

const forEachStep = (check: (before: Activation, event: ActivationEvent, state: Activation) => void): void =>
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      events.reduce((before, event) => {
        const state = nextActivation(before, event)
        check(before, event, state)
        return state
      }, IDLE)
    }),
  )

describe('after any events', () => {
  it('nothing is sent while an outcome is not known', () => {
    forEachStep((before, _event, state) => {
      if (state.status === 'sending' && state !== before) expect(isOpen(before)).toBe(false)
    })
  })

  it('an open request is not replaced by another', () => {
    forEachStep((before, _event, state) => {
      if (isOpen(before)) expect(state).toMatchObject({ request: (before as { request: GiftRequest }).request })
    })
  })

  it('done is what the platform agreed to or the gifts show', () => {
    forEachStep((before, event, state) => {
      if (state.status === 'done' && state !== before) expect(['agreed', 'read']).toContain(event.type)
    })
  })

  it('a lost answer is followed by a look at the gifts', () => {
    forEachStep((before, event, state) => {
      if (before.status === 'sending' && event.type === 'lost') expect(state.status).toBe('looking-up')
      if (state.status === 'missing' && before.status !== 'missing') expect(event.type).toBe('read')
    })
  })
})

describe('a bonus', () => {
  const bonus = gift({ id: '1', type: 'cashback' })
  const other = (changes: Parameters<typeof gift>[0]) => gift({ id: '2', type: 'bonus_offer', ...changes })

  it.each([
    ['another bonus that is active', other({ state: 'activated' }), '2'],
    ['one that is received', other({ state: 'received' }), null],
    ['one that is over', other({ state: 'activated', expiresAt: NOW }), null],
    ['an active gift without a wager', other({ state: 'activated', type: 'group', wager: null }), null],
    ['an active gift of an unknown type with a wager', other({ state: 'activated', type: 'other', wager: 3 }), '2'],
  ])('waits for %s: %s', (_, one, expected) => {
    expect(blockingBonus(bonus, [bonus, one], NOW)?.id ?? null).toBe(expected)
  })

  it('does not wait once it is active, and money never waits', () => {
    const active = other({ state: 'activated' })
    expect(blockingBonus({ ...bonus, state: 'activated' }, [active], NOW)).toBeNull()
    expect(blockingBonus(gift({ type: 'cash', wager: null }), [active], NOW)).toBeNull()
  })
})

test.each([
  ['activated', true, true],
  ['activated', false, false],
  ['received', true, false],
  ['used', true, false],
] as const)('%s, cancelable %s: it can be cancelled: %s', (state, isCancelable, expected) =>
  expect(canCancel({ state, isCancelable })).toBe(expected),
)
