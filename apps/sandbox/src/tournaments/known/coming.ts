import type { TournamentSeed } from '../tournament.ts'
import { paragraph, PRIZES_AT_ONCE, rulesOf } from './page-texts.ts'
import { cash, places } from './prizes.ts'
import { GRAND_TOUR, MULTIPLIER_MASTERS } from './series.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const final: TournamentSeed = {
  id: 3,
  slug: 'grand-tour-final',
  title: {
    ru: 'Большой тур: финал',
    en: 'Grand Tour: The Final',
    it: 'Grand Tour: la finale',
    br: 'Grand Tour: a final',
  },
  description: paragraph({
    ru: 'Пятьдесят мест на последнем этапе. Нужны уровень и пополнения за время тура.',
    en: 'Fifty seats in the last stage. It takes a level and deposits made during the tour.',
    it: 'Cinquanta posti nell’ultima tappa. Servono un livello e depositi fatti durante il tour.',
    br: 'Cinquenta lugares na última etapa. É preciso ter nível e depósitos feitos durante o tour.',
  }),
  rules: rulesOf('bets'),
  prizeDescription: PRIZES_AT_ONCE,
  mechanic: 'bets',
  scoreCurrency: 'RUB',
  prizes: places(cash(5000), cash(2500), cash(1250), cash(500), 7),
  bets: { min: 20, max: 0 },
  startsIn: 5 * DAY,
  endsIn: 8 * DAY,
  privacy: 'limited',
  price: 0,
  maxMembers: 50,
  categories: ['slots'],
  conditions: [
    { type: 'level', min: 3, max: 10 },
    { type: 'deposit_period', euros: 30, fromIn: -2 * DAY, toIn: 5 * DAY },
  ],
  seriesId: GRAND_TOUR,
  sortPriority: 70,
  rivals: 50,
  rivalsAtStart: 0.6,
}

const starMultipliers: TournamentSeed = {
  id: 8,
  slug: 'starlight-multipliers',
  title: {
    ru: 'Звёздные множители',
    en: 'Starlight Multipliers',
    it: 'Moltiplicatori stellari',
    br: 'Multiplicadores estelares',
  },
  description: paragraph({
    ru: 'Второй турнир серии начинается вечером. Место стоит 300 баллов.',
    en: 'The second tournament of the series starts tonight. A seat costs 300 compoints.',
    it: 'Il secondo torneo della serie parte stasera. Un posto costa 300 compoint.',
    br: 'O segundo torneio da série começa esta noite. A vaga custa 300 compoints.',
  }),
  rules: rulesOf('best'),
  prizeDescription: PRIZES_AT_ONCE,
  mechanic: 'best',
  scoreCurrency: 'EUR',
  prizes: places(cash(2000), cash(1000), cash(500), cash(100), 7),
  bets: { min: 50, max: 10_000 },
  startsIn: 12 * HOUR,
  endsIn: 3 * DAY,
  privacy: 'compoints',
  price: 300,
  maxMembers: 500,
  categories: ['newgames'],
  conditions: [],
  seriesId: MULTIPLIER_MASTERS,
  sortPriority: 60,
  rivals: 480,
  rivalsAtStart: 0.5,
}

export const COMING: readonly TournamentSeed[] = [final, starMultipliers]
