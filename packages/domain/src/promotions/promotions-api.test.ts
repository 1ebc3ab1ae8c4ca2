import { wirePromotion } from '@croupier/platform-fixtures'
import { FakeHttp } from '../testing/fake-http.ts'
import { expect, test } from 'vitest'
import { testDamagedAnswers } from '../testing/damaged-answers.ts'
import { createPromotionsApi } from './promotions-api.ts'

const { signal } = new AbortController()
/** Achievements and the words of a currency may be of several types, so another type is no damage there. */
const promotion = (id: number) => {
  const { achievements: _flag, ...rest } = wirePromotion(id)
  return { ...rest, currency: { id: 'points', icon: '/cdn/point.svg', url: '/points' } }
}
const longTexts = ['fund', 'rules', 'howToWin', 'results']

testDamagedAnswers(
  'promotions',
  { data: [1, 2, 3].map(promotion) },
  {
    read: (http) => createPromotionsApi(http).list(signal),
    longTexts,
  },
)
testDamagedAnswers(
  'promotion',
  { data: promotion(1) },
  {
    read: (http) => createPromotionsApi(http).promotion('promotion-1', signal),
    longTexts,
  },
)
testDamagedAnswers(
  'active promotion',
  { data: promotion(1) },
  {
    read: (http) => createPromotionsApi(http).active(signal),
    longTexts,
  },
)

test.each([
  [{ id: undefined }, { id: 'treasure-voyage', slug: 'promotion-1' }],
  [{ slug: undefined }, { id: '1', slug: 'treasure-voyage' }],
  [
    { slug: undefined, title: undefined },
    { slug: 'treasure-voyage', title: 'Treasure voyage' },
  ],
])('a promotion whose own answer has %o keeps its page, and is left out of a list', async (damage, known) => {
  const http = new FakeHttp()
  const data = { ...wirePromotion(1), slug: 'promotion-1', ...damage }
  http.reply('/json-api/actions/treasure-voyage', { data }).reply('/json-api/actions', { data: [data] })
  expect(await createPromotionsApi(http).promotion('treasure-voyage', signal)).toMatchObject(known)
  expect(await createPromotionsApi(http).list(signal)).toEqual([])
})

test('an answer that names nothing is about no promotion', async () => {
  const http = new FakeHttp().reply('/json-api/actions/treasure-voyage', { data: { fund: '€500' } })
  const read = createPromotionsApi(http).promotion('treasure-voyage', signal)
  await expect(read).rejects.toMatchObject({ kind: 'invalid-response' })
})

test('tournaments among the promotions are left out of the list, and what has no type is a promotion', async () => {
  const http = new FakeHttp()
  http.reply('/json-api/actions', {
    data: [
      wirePromotion(1),
      wirePromotion(2, { type: 'tournament' }),
      wirePromotion(3, { type: undefined }),
      wirePromotion(4, { type: 'action' }),
    ],
  })
  const list = await createPromotionsApi(http).list(signal)
  expect(list.map(({ id }) => id)).toEqual(['1', '3', '4'])
})

test.each([
  ['point', ['point']],
  [
    ['point', 'points'],
    ['point', 'points'],
  ],
  [['x'.repeat(1000)], ['x'.repeat(200)]],
  ['', []],
  [null, []],
  [7, []],
])('a currency named %j has the forms %j', async (name, forms) => {
  const http = new FakeHttp()
  const currency = { id: 'points', icon: null, url: null, name }
  http.reply('/json-api/actions/spring', { data: { ...wirePromotion(1), currency } })
  const { currency: read } = await createPromotionsApi(http).promotion('spring', signal)
  expect(read?.forms.map((form) => form.replace('…', 'x'))).toEqual(forms)
})

test.each([
  [true, true],
  [['day 1'], true],
  [{ days: 5 }, true],
  [false, false],
  [[], false],
  [null, false],
])('achievements %j: %s', async (achievements, expected) => {
  const http = new FakeHttp()
  http.reply('/json-api/actions/spring', { data: wirePromotion(1, { achievements }) })
  const { hasDepositAchievements } = await createPromotionsApi(http).promotion('spring', signal)
  expect(hasDepositAchievements).toBe(expected)
})

test.each([
  [-1, 'template1'],
  [{ name: 'template2' }, 'template1'],
  [[], 'template1'],
  ['a new one', 'template1'],
  ['', null],
  [null, null],
  [undefined, null],
])('a template of %j is %j: one that cannot be read costs no page', async (template, shown) => {
  const http = new FakeHttp().reply('/json-api/actions/p', { data: { ...wirePromotion(1), template } })
  expect(await createPromotionsApi(http).promotion('p', signal)).toMatchObject({ template: shown })
})
