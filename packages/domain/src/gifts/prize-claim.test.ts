/**
 * @promise Gifts of a link: the gift of a link is taken once, looked up after a lost answer, and each refusal has
 *   its text
 * @proof prize-claim.contract.test, take-gift-page.stories (Taken, AnswerLost, Unknown, Ended), dialogs.stories
 *   (InactiveGift)
 * @journey gifts/gift-link
 */

import { beforeEach, expect, test } from 'vitest'
import { createClock, DomainError } from '../core/index.ts'
import { FakeLive, FakeLog, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { wireGift } from '@croupier/platform-fixtures'
import { createLifetime } from '../testing/lifetime.ts'
import { createPrizeClaim, type PrizeClaim, readPrizeId } from './prize-claim.ts'

const PATH = '/json-api/gifts/nondeposit/take-prize/101'
const GIFTS = '/json-api/user-gifts'
const OLD = wireGift(1)
const PRIZE = wireGift(2, { type: 'nondeposit' })

let http: FakeHttp
let log: FakeLog
let claim: PrizeClaim
beforeEach(() => {
  http = new FakeHttp()
  log = new FakeLog()
  const parts = createLifetime({ log })
  const options = { http, live: new FakeLive(), clock: createClock(Date.now), ...parts }
  claim = createPrizeClaim({ http, log, part: (Store) => new Store(options) })
  parts.lifetime.start()
  reply(OLD)
})
const reply = (...gifts: object[]) => http.reply(GIFTS, { data: gifts })
const sent = () => http.calls.filter(({ path }) => path === PATH)
const given = () => claim.givenBy('101').map(({ id }) => id)

test.each([
  ['101', '101'],
  ['summer-2026_a', 'summer-2026_a'],
  [null, null],
  ['', null],
  ['../7', null],
  ['a b', null],
  ['7'.repeat(65), null],
])('the id of %j is %j', (text, id) => expect(readPrizeId(text)).toBe(id))

test('a second press while it is being taken sends nothing', async () => {
  http.hold(PATH)
  const taking = claim.take('101')
  await settled()
  void claim.take('101')
  expect(claim.stateOf('101').status).toBe('sending')
  await http.last.answer({ success: true })
  await taking
  expect(sent()).toHaveLength(1)
})

test('a refusal has its code, is logged, and reads no gifts again', async () => {
  http.serve(PATH, () => ({ success: false, error: 'prize_ended' }))
  await claim.take('101')
  expect(claim.stateOf('101')).toMatchObject({ status: 'refused', error: { codes: ['prize_ended'] } })
  expect(log.labels).toEqual(['take-prize'])
  expect(http.calls.filter(({ path }) => path === GIFTS)).toHaveLength(1)
})

test('a refusal without a readable code is one all the same', async () => {
  http.serve(PATH, () => ({ success: false, error: { text: 'no' } }))
  await claim.take('101')
  expect(claim.stateOf('101')).toMatchObject({ status: 'refused', error: { codes: [] } })
})

test.each([
  ['a new gift without a deposit tells that it was taken', [OLD, PRIZE], 'done', ['2']],
  ['another new gift tells nothing', [OLD, wireGift(2, { type: 'cash' })], 'unclear', []],
  ['without a new gift nobody knows', [OLD], 'unclear', []],
])('an answer is lost: %s', async (_, gifts, status, expected) => {
  http.hold(PATH)
  const taking = claim.take('101')
  await settled()
  reply(...gifts)
  await http.last.fail(new DomainError('timeout'))
  await taking
  expect(claim.stateOf('101').status).toBe(status)
  expect(given()).toEqual(expected)
})

test.each([
  ['425', new DomainError('rejected', { status: 425 })],
  ['a refusal that says that it was taken', new DomainError('rejected', { status: 422, codes: ['prize_taken'] })],
])('%s does not hide that the gift is there', async (_, error) => {
  http.hold(PATH)
  const taking = claim.take('101')
  await settled()
  reply(OLD, PRIZE)
  await http.last.fail(error)
  await taking
  expect([claim.stateOf('101').status, given()]).toEqual(['done', ['2']])
})

test('gifts that do not load do not hide a success', async () => {
  http.serve(GIFTS, () => {
    throw new DomainError('unavailable')
  })
  http.reply(PATH, { success: true })
  await claim.take('101')
  expect(claim.stateOf('101')).toEqual({ status: 'done', request: '101', value: [] })
})
