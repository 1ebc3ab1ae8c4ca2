import { wireGift } from '@croupier/platform-fixtures'
import type { WireGift } from '@croupier/domain/gifts'

const plain: Partial<WireGift> = { percent: null, wager: null, restrictions: null }

/** A gift of every type, one of which no site knows, each with what a platform may tell of it. */
export function giftsOfEveryType(currency: string, changes: Partial<WireGift> = {}): WireGift[] {
  const spins = { left: changes.state === 'activated' ? 5 : 20, count: 20, bet: 200 }
  const gifts: Partial<WireGift>[] = [
    {
      type: 'Deposit bonus',
      title: 'Weekend bonus',
      percent: 50,
      wager: 25,
      restrictions: { depositLimits: [{ currency, limit: 30_000 }] },
      restrictionsState: { depositProgress: 12_000 },
    },
    { ...plain, type: 'Cash', title: 'Prize of the tournament', reason: 'gift_distribution', amount: 50_000 },
    { ...plain, type: 'Bonus offer', title: 'A bonus for you', reason: 'achievement', amount: 30_000, wager: 20 },
    { ...plain, type: 'Cashback', title: 'Cashback of the week', reason: 'cashback', amount: 32_000, wager: 3 },
    { ...plain, type: 'XP', title: 'A good start', reason: 'registration', amount: 1000 },
    { ...plain, type: 'Compoint', title: 'For level 4', reason: 'level.changed', amount: 200 },
    { ...plain, type: 'Custom Gift', title: 'Ticket to the draw', reason: 'promotions' },
    {
      ...plain,
      type: 'Giftspin',
      title: 'Spins for Friday',
      reason: 'promotions',
      wager: 30,
      spins,
      restrictions: { games: ['Molten Cherry', 'Copper Fox', 'Nine Lanterns'].map(placeOf) },
    },
    {
      ...plain,
      type: 'Group',
      title: 'Weekend bundle',
      gifts: [
        { id: 1, title: 'Ten spins', type: 'Giftspin', wager: 20, spins: { count: 10, bet: 200 } },
        { id: 2, title: 'Points to spend', type: 'Compoint', amount: 50 },
        { id: 3, title: 'A surprise', type: 'moon_rock' },
      ],
    },
    {
      ...plain,
      type: 'NonDeposit',
      title: 'No deposit needed',
      amount: 20_000,
      wager: 40,
      restrictions: { platforms: ['mobile'] },
    },
    {
      ...plain,
      type: 'northpine_freespin',
      title: 'Spins at Northpine',
      wager: 10,
      spins: { count: 1 },
      restrictions: { producers: [placeOf('Northpine')] },
    },
    {
      ...plain,
      type: 'saltworks_freebet',
      title: 'Free bets at Saltworks',
      spins: { count: 2, bet: 10_000 },
      restrictions: {
        platforms: ['desktop'],
        producers: [placeOf('Saltworks')],
        games: Array.from({ length: 8 }, (_, at) => placeOf(`Table ${at + 1}`)),
      },
    },
    { ...plain, type: 'moon_rock', title: 'Moon rock', reason: 'eclipse', amount: 7 },
  ]
  return gifts.map((gift, at) => wireGift(101 + at, { expiredAt: null, ...gift, ...changes }))
}

const placeOf = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name })
