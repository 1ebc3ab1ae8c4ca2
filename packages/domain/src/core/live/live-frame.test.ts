/**
 * @promise Calls: an optional field that cannot be read costs that field, not its entry or page; one that decides
 *   about access or money fails closed
 * @proof bad-answers.test (testDamagedAnswers)
 * @journey hostile/damaged-answers
 */

import { DAMAGED_VALUES, LIVE_PAYLOADS, replaceAt } from '@croupier/platform-fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LIVE_EVENTS } from './live-events.ts'
import { readFrame } from './live-frame.ts'

const frame = (type: string, payload?: unknown) => JSON.stringify({ type, payload })

describe('the list of events', () => {
  it('knows exactly the documented events', () => {
    expect(Object.keys(LIVE_EVENTS).toSorted()).toEqual([
      'achievement-progress',
      'balance-changed',
      'compoints-balance-changed',
      'game-session-deactivated',
      'gift-activated',
      'gift-auto-activated',
      'gift-disabled',
      'gift-distributed',
      'gift-state-changed',
      'gift-state-updated',
      'high-five-received',
      'level-gifts-changed',
      // Ours: docs/platform-api.md, "Limits a player sets".
      'limits-changed',
      'miles-notification',
      'notification-remove',
      'notification-update',
      'online-producers',
      'prize-pool-counter-update',
      'promo-popup-data-changed',
      'round-finished',
      'sessions-changed',
      'tournament-leaders',
      'tournament-opponents',
      'tournament-series-leaders',
      'tournament-series-opponents',
      'treasury-transaction-confirmed',
      // Ours: docs/platform-api.md, "Cashbox".
      'treasury-transaction-updated',
      'winback-changed',
    ])
  })
})

describe('readFrame', () => {
  it.each([
    ['balance-changed', { type: 'real', balance: 1, bonus: 2, wagering: 3, updated_at: 4 }],
    ['compoints-balance-changed', { compointBalance: 5 }],
    ['winback-changed', { winback: 5 }],
    ['game-session-deactivated', { runToken: 't' }],
    ['notification-update', { id: 1, status: 'new', msg: 'm', button: null, created_at: '2026-01-15T12:00:00Z' }],
    ['notification-remove', { id: 'n1' }],
    ['online-producers', { producers: [{ slug: 'p', playersOnline: 3 }] }],
    ['high-five-received', { slug: 'promo', from: 'someone' }],
    ['promo-popup-data-changed', { promoPopup: null }],
    ['miles-notification', undefined],
  ])('reads %s', (name, payload) => {
    expect(readFrame(frame(name, payload))).toEqual({
      kind: 'event',
      event: { name, payload: payload ?? {} },
      leftOut: [],
    })
  })

  it.each(['registered', 'joined', 'pong'])("recognises the server's answer %s", (type) => {
    expect(readFrame(frame(type, { rooms: [] }))).toEqual({ kind: 'control' })
  })

  it.each([
    ['not text', new Uint8Array(3)],
    ['not a frame', ''],
    ['not a frame', '{'],
    ['not a frame', 'null'],
    ['not a frame', '[]'],
    ['not a frame', '{"payload":{}}'],
    ['not a frame', '{"type":5}'],
    ['unknown event: surprise', frame('surprise')],
    ['unknown event: __proto__', frame('__proto__')],
    ['unknown event: constructor', frame('constructor')],
    [
      'balance-changed: bad balance',
      frame('balance-changed', { type: 'real', balance: '1', bonus: 2, wagering: 3, updated_at: 4 }),
    ],
    [
      'balance-changed: bad balance',
      frame('balance-changed', { type: 'real', balance: 1.5, bonus: 2, wagering: 3, updated_at: 4 }),
    ],
    [
      'balance-changed: bad balance',
      frame('balance-changed', { type: 'real', balance: 1e300, bonus: 2, wagering: 3, updated_at: 4 }),
    ],
    ['balance-changed: bad payload', frame('balance-changed', 'x')],
    ['online-producers: bad producers', frame('online-producers', { producers: 'none' })],
  ])('drops what is %s', (reason, data) => {
    expect(readFrame(data)).toMatchObject({ kind: 'bad', reason })
  })

  it('leaves out the bad entries of a list', () => {
    const amber = { slug: 'amber', playersOnline: 3 }
    const producers = [amber, { playersOnline: 3 }, { slug: 'onyx', playersOnline: 'many' }, { ...amber, slug: 'jade' }]
    expect(readFrame(frame('online-producers', { producers }))).toMatchObject({
      event: { payload: { producers: [amber, { ...amber, slug: 'jade' }] } },
      leftOut: [{ path: 'producers.1.slug' }, { path: 'producers.2.playersOnline' }],
    })
  })

  /** It names the money of the amounts. */
  const FAILS_CLOSED = ['balance-changed.currency']

  it.each(
    Object.entries({ ...LIVE_PAYLOADS, 'balance-changed': { ...LIVE_PAYLOADS['balance-changed'], currency: 'EUR' } }),
  )('an unreadable optional field of %s costs that field only, unless it fails closed', (name, payload) => {
    const kindWith = (field: string, fault: unknown) => readFrame(frame(name, replaceAt(payload, [field], fault))).kind
    const costly = Object.keys(payload)
      .filter((field) => kindWith(field, undefined) === 'event')
      .filter((field) => DAMAGED_VALUES.some((fault) => kindWith(field, fault) !== 'event'))
    expect(costly.map((field) => `${name}.${field}`)).toEqual(FAILS_CLOSED.filter((one) => one.startsWith(`${name}.`)))
  })

  it('checks the length before it parses', () => {
    const huge = frame('winback-changed', { winback: 5, filler: 'x'.repeat(1024 * 1024) })
    expect(readFrame(huge)).toMatchObject({ kind: 'bad', reason: `huge: ${huge.length}` })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => {
        expect(['bad', 'event', 'control']).toContain(readFrame(data).kind)
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(LIVE_EVENTS)), fc.jsonValue(), (name, payload) => {
        expect(['bad', 'event']).toContain(readFrame(frame(name, payload)).kind)
      }),
    )
  })
})
