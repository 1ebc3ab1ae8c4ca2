import type { Catalogue } from '../../ground/catalogue/catalogue.ts'
import { picturePath } from '../../ground/values/picture-address.ts'
import type { GiftSeed } from '../../gifts/gift.ts'
import { levelGift, limitsOf, SHARES } from '../../gifts/known-gifts.ts'

const DAY = 86_400_000

/** Gifts of the demo player of every type and in each state. Amounts in roubles. */
export const demoGifts = (catalogue: Catalogue): readonly GiftSeed[] => [...bonuses(), ...spins(catalogue), ...others()]

const bonuses = (): readonly GiftSeed[] => [
  {
    type: 'deposit_bonus',
    title: {
      ru: 'Бонус 100 % на депозиты',
      en: '100% on your deposits',
      it: '100% sui tuoi depositi',
      br: '100% nos seus depósitos',
    },
    reason: 'personal',
    percent: 100,
    wager: 3,
    depositLimits: limitsOf(50),
    depositProgress: 150_000,
    state: 'activated',
    toWager: 450_000,
    expiresInMs: 5 * DAY,
    terms: { maxBet: 50_000, shares: SHARES },
  },
  {
    type: 'deposit_bonus',
    title: {
      ru: 'Бонус 50 % к выходным',
      en: 'Weekend bonus 50%',
      it: 'Bonus del weekend 50%',
      br: 'Bônus de fim de semana de 50%',
    },
    reason: 'promotions',
    percent: 50,
    wager: 25,
    depositLimits: limitsOf(300),
    expiresInMs: 3 * DAY,
    terms: { maxBet: 30_000, shares: SHARES, wagerDays: 5 },
  },
  {
    type: 'cash',
    title: {
      ru: '500 ₽ за турнир',
      en: '500 ₽ from the tournament',
      it: '500 ₽ dal torneo',
      br: '₽ 500 do torneio',
    },
    reason: 'gift_distribution',
    amount: 50_000,
    expiresInMs: 14 * DAY,
    terms: { image: picturePath('prize', 'cash-tournament') },
  },
  { ...levelGift(4), expiresInMs: 20 * DAY },
  {
    type: 'cashback',
    title: {
      ru: 'Кэшбэк за неделю',
      en: 'Cashback of the week',
      it: 'Cashback della settimana',
      br: 'Cashback da semana',
    },
    reason: 'cashback',
    amount: 32_000,
    wager: 3,
    expiresInMs: 2 * DAY,
  },
  {
    type: 'xp',
    title: {
      ru: '1 000 очков опыта',
      en: '1,000 experience points',
      it: '1.000 punti esperienza',
      br: '1.000 pontos de experiência',
    },
    reason: 'compoint_product_purchase',
    amount: 1000,
    price: 100,
    productId: 7,
    expiresInMs: 30 * DAY,
  },
  {
    type: 'bonus_offer',
    title: {
      ru: 'Бонус 300 ₽ за достижение',
      en: '300 ₽ bonus for an achievement',
      it: 'Bonus di 300 ₽ per un obiettivo',
      br: 'Bônus de ₽ 300 por uma conquista',
    },
    reason: 'achievement',
    amount: 30_000,
    wager: 20,
    expiresInMs: -2 * DAY,
  },
  {
    type: 'nondeposit',
    title: {
      ru: 'Бонус 200 ₽ без депозита',
      en: '200 ₽ bonus, no deposit needed',
      it: 'Bonus di 200 ₽ senza deposito',
      br: 'Bônus de ₽ 200 sem depósito',
    },
    reason: 'personal',
    amount: 20_000,
    wager: 30,
    expiresInMs: 2 * DAY,
    terms: { platforms: ['mobile'], maxBet: 20_000, shares: SHARES, wagerDays: 3 },
  },
]

/** Free spins and bets of each kind. */
function spins(catalogue: Catalogue): readonly GiftSeed[] {
  const games = catalogue.find({ categories: ['otygrat_bonus'], producers: [], q: '', page: 1, limit: 2 }).games
  return [
    {
      type: 'giftspin',
      title: { ru: '20 подарочных спинов', en: '20 gift spins', it: '20 gift spin', br: '20 giros de presente' },
      reason: 'promotions',
      wager: 20,
      expiresInMs: 4 * DAY,
      terms: {
        image: picturePath('prize', 'spin-gift'),
        spins: { count: 20, bet: 2000 },
        games: games.map(({ slug }) => slug),
        wagerDays: 3,
      },
    },
    {
      type: 'northpine_freespin',
      title: {
        ru: '10 фриспинов в играх Northpine',
        en: '10 free spins in Northpine games',
        it: '10 free spin nei giochi Northpine',
        br: '10 rodadas grátis nos jogos da Northpine',
      },
      reason: 'gift_distribution',
      wager: 10,
      expiresInMs: 6 * DAY,
      terms: { spins: { count: 10, bet: 2000 }, producers: ['northpine'] },
    },
    {
      type: 'saltworks_freebet',
      title: {
        ru: 'Фрибет 100 ₽ от Saltworks',
        en: '100 ₽ free bet from Saltworks',
        it: 'Free bet da 100 ₽ di Saltworks',
        br: 'Aposta grátis de ₽ 100 da Saltworks',
      },
      reason: 'personal',
      wager: 1,
      expiresInMs: 9 * DAY,
      terms: { spins: { count: 1, bet: 10_000 }, producers: ['saltworks'], platforms: ['desktop'] },
    },
  ]
}

const others = (): readonly GiftSeed[] => [
  {
    type: 'group',
    title: { ru: 'Набор на выходные', en: 'Weekend bundle', it: 'Pacchetto weekend', br: 'Pacote de fim de semana' },
    reason: 'promotions',
    expiresInMs: 10 * DAY,
    terms: {
      image: picturePath('prize', 'gift-bundle'),
      parts: [
        {
          type: 'giftspin',
          title: { ru: '10 спинов', en: '10 spins', it: '10 spin', br: '10 giros' },
          reason: 'promotions',
          wager: 20,
          terms: { spins: { count: 10, bet: 2000 } },
        },
        {
          type: 'deposit_bonus',
          title: {
            ru: '30 % на депозит',
            en: '30% on a deposit',
            it: '30% su un deposito',
            br: '30% em um depósito',
          },
          reason: 'promotions',
          percent: 30,
          wager: 20,
          depositLimits: limitsOf(100),
        },
        {
          type: 'compoint',
          title: { ru: 'Баллы', en: 'Compoints', it: 'Compoint', br: 'Compoints' },
          reason: 'promotions',
          amount: 50,
        },
      ],
    },
  },
  {
    type: 'custom',
    title: {
      ru: 'Билет на розыгрыш наушников',
      en: 'Ticket for the headphones draw',
      it: "Biglietto per l'estrazione delle cuffie",
      br: 'Bilhete para o sorteio dos fones',
    },
    reason: 'promotions',
    expiresInMs: 12 * DAY,
    terms: { image: picturePath('prize', 'ticket-draw') },
  },
  {
    type: 'mystery_box',
    title: { ru: 'Коробка с сюрпризом', en: 'Mystery box', it: 'Scatola a sorpresa', br: 'Caixa surpresa' },
    reason: 'personal',
    expiresInMs: 8 * DAY,
  },
]
