/**
 * @promise Promo codes: a promo code gives its gift once, refusals are at the field, a lost answer is shown
 * @proof coupon-form.contract.test, promo-code-page.stories (Taken, Refused, EveryFault)
 * @journey none
 */

import { beforeEach, expect, test } from 'vitest'
import { createClock, DomainError, KeptWork } from '../core/index.ts'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { wireGift } from '@croupier/platform-fixtures'
import { createLifetime } from '../testing/lifetime.ts'
import { type CouponForm, createCouponForm, isCouponSettled, readCouponCode } from './coupon-form.ts'

const PATH = '/json-api/coupon-codes/activate'
const GIFTS = '/json-api/user-gifts'

let http: FakeHttp
let coupon: CouponForm
let leave: () => void
const keptWork = new KeptWork()
function signIn(id: string): void {
  const parts = createLifetime()
  const options = { http, live: new FakeLive(), clock: createClock(Date.now), ...parts }
  coupon = createCouponForm({ ...options, player: { id }, keptWork, part: (Store) => new Store(options) })
  leave = parts.lifetime.start()
}
beforeEach(() => {
  http = new FakeHttp()
  keptWork.drop()
  signIn('7')
  reply(1)
})
const reply = (...ids: number[]) => http.reply(GIFTS, { data: ids.map((id) => wireGift(id)) })
const send = () => coupon.form.submit((values) => coupon.activate(values))
const given = () => coupon.given.map(({ id }) => id)

test('an empty code is not sent', async () => {
  coupon.form.set('code', '  ')
  expect(await send()).toBe(false)
  expect(coupon.form.errorsOf('code')).toEqual([{ name: 'required' }])
  expect(http.calls).toEqual([])
})

test.each([
  ['a new gift tells that the code was taken', [1, 2], true, ['2']],
  ['without a new gift the form says so', [1], false, []],
])('an answer is lost: %s', async (_, gifts, isTaken, expected) => {
  coupon.form.set('code', 'GIFT5')
  const sending = send()
  await settled()
  reply(...gifts)
  await http.last.fail(new DomainError('timeout'))
  expect(await sending).toBe(isTaken)
  expect(coupon.form.failure?.kind ?? null).toBe(isTaken ? null : 'timeout')
  expect(given()).toEqual(expected)
})

test('an answer that does not agree is no success', async () => {
  http.reply(PATH, { success: false })
  coupon.form.set('code', 'GIFT5')
  expect(await send()).toBe(false)
  expect(coupon.form.failure?.kind).toBe('invalid-response')
})

test('a code that was being sent when the session ended is there after the next login of the same player', async () => {
  coupon.form.set('code', 'GIFT5')
  const sending = send()
  await settled()
  leave()
  await http.last.fail(new DomainError('unauthorized', { status: 401, codes: ['no_session'] }))
  await sending
  signIn('7')
  expect(coupon.form.values.code).toBe('GIFT5')
  leave()
  signIn('8')
  expect(coupon.form.values.code).toBe('')
})

test.each([
  ['taken', null, true],
  ['refused', new DomainError('rejected', { status: 422, codes: ['coupon_expired'] }), true],
  ['closed to the account', new DomainError('forbidden', { status: 403, codes: ['multi_account'] }), true],
  ['unknown', new DomainError('not-found', { status: 404, codes: ['coupon_not_found'] }), true],
  ['asked for too often', new DomainError('rejected', { status: 429 }), false],
  ['answered by a proxy', new DomainError('rejected', { status: 400 }), false],
  ['never sent', new DomainError('network', { codes: ['not_sent'] }), false],
  ['without an answer', new DomainError('timeout'), false],
] as const)('a code that was %s is settled: %o', async (_, error, expected) => {
  const sending = coupon.activate({ code: 'GIFT5' })
  await settled()
  await (error === null ? http.last.answer({ success: true }) : http.last.fail(error))
  expect(isCouponSettled(await sending)).toBe(expected)
})

test.each([
  ['SPRING-24', 'SPRING-24'],
  [' весна_24 ', 'весна_24'],
  ['', null],
  [null, null],
  [24, null],
  ['<b>24</b>', null],
  ['two words', null],
  ['A'.repeat(65), null],
])('the code of a link %j is %j', (text, code) => expect(readCouponCode(text)).toBe(code))
