import type { PromotionSeed } from '../promotion.ts'
import { POINTS, TICKETS } from './currencies.ts'
import { EXCHANGED, exchangeHow, lotteryHow, RESULTS, rulesOf } from './page-texts.ts'
import { cash, thing } from './prizes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const midnightLottery: PromotionSeed = {
  id: 8,
  slug: 'midnight-lottery',
  template: 'template4',
  container: 'default',
  title: { ru: 'Полночная лотерея', en: 'Midnight lottery', it: 'Lotteria di mezzanotte', br: 'Loteria da meia-noite' },
  fund: {
    ru: '<b>300 000 ₽</b> под бой часов',
    en: '<b>₽300,000</b> as the clock strikes',
    it: '<b>300.000 ₽</b> al rintocco dell’orologio',
    br: '<b>R$ 18.000</b> ao soar do relógio',
  },
  howToWin: lotteryHow({
    ru: 'Билеты розданы. Осталось дождаться полуночи: победителей назовёт розыгрыш.',
    en: 'The tickets are out. All that is left is to wait for midnight: the draw names the winners.',
    it: 'I biglietti sono assegnati. Non resta che attendere la mezzanotte: sarà l’estrazione a dire chi ha vinto.',
    br: 'Os bilhetes foram distribuídos. Agora é esperar a meia-noite: o sorteio dirá quem ganhou.',
  }),
  rules: rulesOf({
    ru: 'Розыгрыш проходит автоматически, число от генератора случайных чисел.',
    en: 'The draw is automatic and uses a random number generator.',
    it: 'L’estrazione è automatica e usa un generatore di numeri casuali.',
    br: 'O sorteio é automático e usa um gerador de números aleatórios.',
  }),
  results: RESULTS,
  startsIn: -8 * DAY,
  endsIn: -HOUR,
  drawsIn: DAY,
  sortPriority: 15,
  currency: TICKETS,
  eurosForPoint: 5,
  categories: ['slots'],
  prizes: [cash(801, 50, { total: 20 }), cash(802, 500, { total: 2 }), cash(803, 1000, { total: 1 })],
  useParticipantBtn: true,
  rivals: 84,
}

const pirateRaid: PromotionSeed = {
  id: 9,
  slug: 'pirate-raid',
  template: 'template1',
  container: 'secondary',
  title: { ru: 'Пиратский рейд', en: 'Pirate raid', it: 'Assalto dei pirati', br: 'Ataque pirata' },
  fund: {
    ru: '<b>1 200 000 ₽</b>, добыча поделена',
    en: '<b>₽1,200,000</b>, the loot is shared',
    it: '<b>1.200.000 ₽</b>, bottino diviso',
    br: '<b>Prêmios em dinheiro</b>, saque dividido',
  },
  howToWin: lotteryHow({
    ru: 'Команда собирала билеты две недели и взяла форт.',
    en: 'The crew collected tickets for two weeks and took the fort.',
    it: 'La ciurma ha raccolto biglietti per due settimane e ha preso il forte.',
    br: 'A tripulação juntou bilhetes por duas semanas e tomou o forte.',
  }),
  rules: rulesOf({
    ru: 'Каждый игрок мог получить один приз.',
    en: 'Each player could win one prize.',
    it: 'Ogni giocatore poteva vincere un premio.',
    br: 'Cada jogador podia ganhar um prêmio.',
  }),
  results: RESULTS,
  startsIn: -20 * DAY,
  endsIn: -6 * DAY,
  drawsIn: -5 * DAY,
  sortPriority: 5,
  currency: TICKETS,
  eurosForPoint: 5,
  categories: ['slots'],
  prizes: [cash(901, 100, { total: 12 }), thing(902, 'console', { total: 3 }), thing(903, 'trip', { total: 1 })],
  useParticipantBtn: true,
  pool: { start: 90_000_000, hourly: 300_000 },
  rivals: 96,
}

const fruitFair: PromotionSeed = {
  id: 10,
  slug: 'fruit-fair',
  template: 'template2',
  container: 'third',
  title: { ru: 'Фруктовая ярмарка', en: 'Fruit fair', it: 'Fiera della frutta', br: 'Feira das frutas' },
  fund: {
    ru: '<b>300 призов</b> с прилавка',
    en: '<b>300 prizes</b> on the stall',
    it: '<b>300 premi</b> sul banco',
    br: '<b>300 prêmios</b> na banca',
  },
  howToWin: exchangeHow({
    ru: 'Ярмарка длилась две недели: игроки собирали очки и меняли их на призы.',
    en: 'The fair lasted two weeks: players collected points and swapped them for prizes.',
    it: 'La fiera è durata due settimane: i giocatori hanno raccolto punti e li hanno scambiati con premi.',
    br: 'A feira durou duas semanas: os jogadores juntaram pontos e trocaram por prêmios.',
  }),
  rules: rulesOf({
    ru: 'Неиспользованные очки сгорели вместе с окончанием ярмарки.',
    en: 'Points that were not spent lapsed when the fair closed.',
    it: 'I punti non spesi sono scaduti alla chiusura della fiera.',
    br: 'Os pontos não usados expiraram com o fim da feira.',
  }),
  results: EXCHANGED,
  startsIn: -30 * DAY,
  endsIn: -16 * DAY,
  sortPriority: 0,
  currency: POINTS,
  eurosForPoint: 2,
  categories: [],
  prizes: [
    cash(1001, 2, { price: 20, total: 250, rivalsTake: 250 }),
    cash(1002, 20, { price: 180, total: 48, rivalsTake: 41 }),
    thing(1003, 'phone', { price: 4000, total: 2, rivalsTake: 2 }),
  ],
  useParticipantBtn: true,
  rivals: 70,
}

export const FINISHED: readonly PromotionSeed[] = [midnightLottery, pirateRaid, fruitFair]
