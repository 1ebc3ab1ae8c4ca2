import type { SeriesSeed } from '../tournament.ts'
import { paragraph, PRIZES_AT_ONCE } from './page-texts.ts'
import { cash, places, thing } from './prizes.ts'

export const GRAND_TOUR = 1
export const MULTIPLIER_MASTERS = 2
export const WINTER_LEAGUE = 3

/** The operator's series. */
export const SERIES: readonly SeriesSeed[] = [
  {
    id: GRAND_TOUR,
    slug: 'grand-tour',
    title: { ru: 'Большой тур', en: 'Grand Tour', it: 'Grand Tour', br: 'Grand Tour' },
    description: paragraph({
      ru: 'Три этапа, один общий зачёт: ставки всех этапов складываются, а финал открыт для тех, кто прошёл путь.',
      en: 'Three stages, one combined board: bets of all stages add up, and the final awaits those who went the distance.',
      it: 'Tre tappe e una classifica generale: le puntate di ogni tappa si sommano e la finale attende chi arriva in fondo.',
      br: 'Três etapas e uma classificação geral: as apostas de todas se somam, e a final espera quem chegar até lá.',
    }),
    prizeDescription: PRIZES_AT_ONCE,
    mechanic: 'bets',
    scoreCurrency: 'RUB',
    prizes: places([cash(10_000), thing('car')], cash(5000), cash(2500), cash(500), 7),
    bets: { min: 0, max: 0 },
    isPaid: false,
  },
  {
    id: MULTIPLIER_MASTERS,
    slug: 'multiplier-masters',
    title: {
      ru: 'Мастера множителей',
      en: 'Multiplier Masters',
      it: 'Maestri dei moltiplicatori',
      br: 'Mestres dos multiplicadores',
    },
    description: paragraph({
      ru: 'Серия за баллы: в общий зачёт идёт лучший множитель любого её турнира.',
      en: 'A series for compoints: your best multiplier of any of its tournaments counts.',
      it: 'Una serie a compoint: conta il tuo miglior moltiplicatore in uno qualsiasi dei tornei.',
      br: 'Uma série por compoints: vale o seu melhor multiplicador em qualquer um dos torneios.',
    }),
    prizeDescription: PRIZES_AT_ONCE,
    mechanic: 'best',
    scoreCurrency: 'EUR',
    prizes: places(cash(3000), cash(1500), thing('phone'), cash(200), 7),
    bets: { min: 50, max: 0 },
    isPaid: true,
  },
  {
    id: WINTER_LEAGUE,
    slug: 'winter-league',
    title: { ru: 'Зимняя лига', en: 'Winter League', it: 'Lega d’inverno', br: 'Liga de Inverno' },
    description: paragraph({
      ru: 'Два тура по выигрышам: сумма обоих решила, кто забрал кубок.',
      en: 'Two rounds of wins: the sum of both decided who took the cup.',
      it: 'Due turni di vincite: la somma ha deciso chi si è preso la coppa.',
      br: 'Duas rodadas de ganhos: a soma decidiu quem levou a taça.',
    }),
    prizeDescription: PRIZES_AT_ONCE,
    mechanic: 'wins',
    scoreCurrency: 'EUR',
    prizes: places(cash(4000), cash(2000), cash(1000)),
    bets: { min: 0, max: 0 },
    isPaid: false,
  },
]
