import type { PromotionSeed } from '../promotion.ts'
import { HEARTS, POINTS } from './currencies.ts'
import { lotteryHow, RESULTS, rulesOf } from './page-texts.ts'
import { cash, thing } from './prizes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const winterMarathon: PromotionSeed = {
  id: 6,
  slug: 'winter-marathon',
  template: 'template1',
  container: 'secondary',
  title: { ru: 'Зимний марафон', en: 'Winter marathon', it: 'Maratona d’inverno', br: 'Maratona de inverno' },
  fund: {
    ru: '<b>2 000 000 ₽</b> на снежной дистанции',
    en: '<b>₽2,000,000</b> along a snowy track',
    it: '<b>2.000.000 ₽</b> lungo un percorso innevato',
    br: '<b>Prêmios em dinheiro</b> em uma pista de neve',
  },
  howToWin: lotteryHow({
    ru: 'Марафон длится две недели. Бежать можно в своём темпе: в розыгрыше участвует каждое очко.',
    en: 'The marathon lasts two weeks. Run at your own pace: every point takes part in the draw.',
    it: 'La maratona dura due settimane. Corri al tuo ritmo: ogni punto partecipa all’estrazione.',
    br: 'A maratona dura duas semanas. Corra no seu ritmo: cada ponto entra no sorteio.',
  }),
  rules: rulesOf({
    ru: 'Ставки до начала марафона не считаются.',
    en: 'Bets before the start do not count.',
    it: 'Le puntate prima dell’inizio non contano.',
    br: 'Apostas antes do início não contam.',
  }),
  results: RESULTS,
  startsIn: 2 * DAY,
  endsIn: 16 * DAY,
  drawsIn: 17 * DAY,
  sortPriority: 35,
  currency: POINTS,
  eurosForPoint: 5,
  categories: ['slots'],
  prizes: [
    cash(601, 50, { total: 40 }),
    cash(602, 500, { total: 6 }),
    thing(603, 'watch', { total: 4 }),
    cash(604, 10_000, { total: 1 }),
  ],
  useParticipantBtn: true,
  pool: { start: 50_000_000, hourly: 900_000 },
  rivals: 110,
}

const dragonHearts: PromotionSeed = {
  id: 7,
  slug: 'dragon-hearts',
  template: 'template3',
  container: 'third',
  title: { ru: 'Сердца драконов', en: 'Dragon hearts', it: 'Cuori di drago', br: 'Corações de dragão' },
  fund: {
    ru: '<b>Ноутбук</b> и 12 денежных призов',
    en: '<b>A laptop</b> and 12 cash prizes',
    it: '<b>Un portatile</b> e 12 premi in denaro',
    br: '<b>Um notebook</b> e 12 prêmios em dinheiro',
  },
  howToWin: lotteryHow({
    ru: 'Драконы просыпаются через несколько часов. Растопите их сердца ставками и вниманием к другим игрокам.',
    en: 'The dragons wake in a few hours. Warm their hearts with your bets and with kindness to other players.',
    it: 'I draghi si svegliano tra poche ore. Scalda i loro cuori con le puntate e con gesti verso gli altri giocatori.',
    br: 'Os dragões acordam em poucas horas. Aqueça seus corações com apostas e gentilezas aos outros jogadores.',
  }),
  rules: rulesOf({
    ru: 'Вступить можно сразу после начала.',
    en: 'You can join as soon as it starts.',
    it: 'Puoi partecipare appena inizia.',
    br: 'Dá para entrar assim que começar.',
  }),
  results: RESULTS,
  startsIn: 12 * HOUR,
  endsIn: 7 * DAY,
  sortPriority: 25,
  currency: HEARTS,
  eurosForPoint: 3,
  categories: [],
  prizes: [cash(701, 25, { total: 10 }), cash(702, 250, { total: 2 }), thing(703, 'laptop', { total: 1 })],
  isHighFiveEnabled: true,
  useParticipantBtn: true,
  rivals: 48,
}

export const COMING: readonly PromotionSeed[] = [winterMarathon, dragonHearts]
