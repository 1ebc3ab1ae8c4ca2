import { expect, it } from 'vitest'
import { wireGift } from '@croupier/platform-fixtures'
import { parseAnswer } from '../core/wire/parse-answer.ts'
import { dataOf, listOf } from '../core/index.ts'
import { GiftSchema } from './gift-wire.ts'

const GiftsSchema = dataOf(listOf(GiftSchema))

/** What the site reads of these gifts, and the paths that it left out. */
function readGifts(...data: unknown[]) {
  const lost: string[] = []
  const result = parseAnswer(GiftsSchema, { data }, ({ path }) => void lost.push(path))
  return { gifts: 'output' in result ? result.output : null, lost }
}

it('reads a gift with nothing but its name', () => {
  const { gifts, lost } = readGifts({ id: 7, title: 'Plain', state: 'received' })
  expect(lost).toEqual([])
  expect(gifts).toEqual([
    {
      id: '7',
      title: 'Plain',
      type: 'other',
      state: 'received',
      reason: null,
      notification: null,
      expiresAt: null,
      price: null,
      productId: null,
      amount: null,
      percent: null,
      wager: null,
      rollover: null,
      isSelected: null,
      depositLimits: [],
      depositProgress: 0,
      picture: null,
      parts: [],
      platforms: [],
      producers: [],
      games: [],
      maxBet: null,
      shares: [],
      spins: null,
      wagerTotal: null,
      wagerUntil: null,
      wagerDays: null,
      isCancelable: false,
    },
  ])
})

it('reads the parts of a group, each with its type', () => {
  const spins = { title: 'Spins', type: 'ironbark_freespin', spins: { count: 10 } }
  const { gifts } = readGifts(wireGift(1, { type: 'Group', gifts: [{ id: 2, title: 'Money', type: 'Cash' }, spins] }))
  expect(gifts?.[0]?.parts).toMatchObject([
    { id: '2', title: 'Money', type: 'cash', spins: null },
    { id: null, title: 'Spins', type: 'free_spins', spins: { count: 10, left: null, bet: null } },
  ])
})

it.each([
  ['a part without a name', { gifts: [{ type: 'cash' }, { title: 'Good' }] }, 'gifts.0.title'],
  ['parts that are no list', { gifts: 'two' }, 'gifts'],
  ['spins that cannot be counted', { spins: { count: -1 } }, 'spins.count'],
  ['a picture of another kind', { image: 7 }, 'image'],
  ['an end that is no time', { wagerUntil: 'soon' }, 'wagerUntil'],
  ['a platform that nobody knows', { restrictions: { platforms: ['watch', 'mobile'] } }, 'restrictions.platforms.0'],
  ['a game without an address', { restrictions: { games: [{ name: 'Moon' }] } }, 'restrictions.games.0.slug'],
  [
    'a share above the whole',
    { restrictions: { shares: [{ slug: 'a', name: 'A', share: 101 }] } },
    'restrictions.shares.0.share',
  ],
  ['a negative bet', { restrictions: { maxBet: -1 } }, 'restrictions.maxBet'],
] as const)('loses no more than %s', (_, changes, path) => {
  const { gifts, lost } = readGifts({ ...wireGift(1), ...changes }, wireGift(2))
  expect(gifts?.map(({ id }) => id)).toEqual(['1', '2'])
  expect(lost).toEqual([`data.0.${path}`])
})
