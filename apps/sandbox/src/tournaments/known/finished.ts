import type { TournamentSeed } from '../tournament.ts'
import { paragraph, PRIZES_AT_ONCE, rulesOf } from './page-texts.ts'
import { cash, places } from './prizes.ts'
import { WINTER_LEAGUE } from './series.ts'

const DAY = 86_400_000

const weekendSprint: TournamentSeed = {
  id: 7,
  slug: 'weekend-sprint',
  title: { ru: 'Спринт выходных', en: 'Weekend Sprint', it: 'Sprint del weekend', br: 'Sprint do fim de semana' },
  description: paragraph({
    ru: 'Два дня, короткий список игр и сумма множителей: спринт уже позади.',
    en: 'Two days, a short list of games and a sum of multipliers: the sprint is over.',
    it: 'Due giorni, pochi giochi e una somma di moltiplicatori: lo sprint è finito.',
    br: 'Dois dias, poucos jogos e uma soma de multiplicadores: o sprint já acabou.',
  }),
  rules: rulesOf('multipliers'),
  prizeDescription: PRIZES_AT_ONCE,
  mechanic: 'multipliers',
  scoreCurrency: 'EUR',
  prizes: places(cash(500), cash(250), cash(100)),
  bets: { min: 0, max: 0 },
  startsIn: -9 * DAY,
  endsIn: -7 * DAY,
  privacy: 'open',
  price: 0,
  maxMembers: 0,
  categories: ['recommended'],
  firstGames: 20,
  conditions: [],
  seriesId: null,
  sortPriority: 10,
  rivals: 58,
}

const firstRound: TournamentSeed = {
  id: 11,
  slug: 'winter-league-first-round',
  title: {
    ru: 'Зимняя лига: первый тур',
    en: 'Winter League: First Round',
    it: 'Lega d’inverno: primo turno',
    br: 'Liga de Inverno: primeira rodada',
  },
  description: paragraph({
    ru: 'Выигрыши первой недели зимы.',
    en: 'Wins of the first week of winter.',
    it: 'Le vincite della prima settimana d’inverno.',
    br: 'Os ganhos da primeira semana do inverno.',
  }),
  rules: rulesOf('wins'),
  prizeDescription: PRIZES_AT_ONCE,
  mechanic: 'wins',
  scoreCurrency: 'EUR',
  prizes: places(cash(1500), cash(750), cash(300), cash(50), 7),
  bets: { min: 0, max: 0 },
  startsIn: -20 * DAY,
  endsIn: -13 * DAY,
  privacy: 'open',
  price: 0,
  maxMembers: 0,
  categories: [],
  conditions: [],
  seriesId: WINTER_LEAGUE,
  sortPriority: 20,
  rivals: 86,
}

const secondRound: TournamentSeed = {
  ...firstRound,
  id: 12,
  slug: 'winter-league-second-round',
  title: {
    ru: 'Зимняя лига: второй тур',
    en: 'Winter League: Second Round',
    it: 'Lega d’inverno: secondo turno',
    br: 'Liga de Inverno: segunda rodada',
  },
  description: paragraph({
    ru: 'Выигрыши второй недели зимы.',
    en: 'Wins of the second week of winter.',
    it: 'Le vincite della seconda settimana d’inverno.',
    br: 'Os ganhos da segunda semana do inverno.',
  }),
  maxMembers: 100,
  startsIn: -13 * DAY,
  endsIn: -6 * DAY,
}

export const FINISHED: readonly TournamentSeed[] = [weekendSprint, firstRound, secondRound]
