import type { PromotionSeed } from '../promotion.ts'
import { CANDLES, FEATHERS, STARS, TICKETS } from './currencies.ts'
import { lotteryHow, RESULTS, rulesOf } from './page-texts.ts'
import { cash, thing } from './prizes.ts'

const DAY = 86_400_000

const treasureVoyage: PromotionSeed = {
  id: 1,
  slug: 'treasure-voyage',
  template: 'template1',
  container: 'default',
  title: {
    ru: 'Путь к сокровищам',
    en: 'Treasure voyage',
    it: 'Rotta per il tesoro',
    br: 'Viagem ao tesouro',
  },
  fund: {
    ru: '<b>Общий фонд</b> растёт с каждой ставкой',
    en: '<b>A shared pool</b> that grows with every bet',
    it: '<b>Un montepremi</b> che cresce a ogni puntata',
    br: '<b>Um fundo</b> que cresce a cada aposta',
  },
  howToWin: lotteryHow({
    ru: 'Две недели в море: каждая ставка в слотах приближает вас к сундуку, а 2% её суммы уходят в общий фонд.',
    en: 'Two weeks at sea: every slot bet brings you closer to the chest, and 2% of it goes into the shared pool.',
    it: 'Due settimane in mare: ogni puntata alle slot ti avvicina allo scrigno e il 2% va nel montepremi comune.',
    br: 'Duas semanas no mar: cada aposta nos slots aproxima você do baú, e 2% dela vão para o fundo comum.',
  }),
  rules: rulesOf({
    ru: 'Фонд делится между победителями поровну, если главный приз останется без владельца.',
    en: 'The pool is shared equally among the winners if nobody takes the main prize.',
    it: 'Se il premio principale resta senza proprietario, il montepremi si divide in parti uguali tra i vincitori.',
    br: 'Se o prêmio principal ficar sem dono, o fundo é dividido igualmente entre os vencedores.',
  }),
  results: RESULTS,
  startsIn: -3 * DAY,
  endsIn: 11 * DAY,
  drawsIn: 12 * DAY,
  sortPriority: 50,
  currency: TICKETS,
  eurosForPoint: 5,
  categories: ['slots'],
  prizes: [
    cash(101, 10, { total: 50 }),
    cash(102, 100, { total: 10 }),
    thing(103, 'phone', { total: 5 }),
    thing(104, 'gold', { total: 2 }),
    thing(105, 'trip', { total: 1 }),
  ],
  isHighFiveEnabled: true,
  useParticipantBtn: true,
  pool: { start: 148_250_000, hourly: 1_260_000 },
  rivals: 186,
}

const candyBirthday: PromotionSeed = {
  id: 3,
  slug: 'candy-birthday',
  template: 'template3',
  container: 'birthday',
  title: {
    ru: 'Нам пять лет',
    en: 'We are turning five',
    it: 'Compiamo cinque anni',
    br: 'Estamos fazendo cinco anos',
  },
  fund: {
    ru: '<b>Автомобиль</b> и ещё 30 подарков',
    en: '<b>A car</b> and 30 more presents',
    it: '<b>Un’auto</b> e altri 30 regali',
    br: '<b>Um carro</b> e mais 30 presentes',
  },
  howToWin: lotteryHow(
    {
      ru: 'День рождения у нас, подарки у вас. Зажигайте свечи ставками, а звёзды собирайте пополнениями.',
      en: 'It is our birthday, but the presents are yours. Light candles with your bets and collect stars with deposits.',
      it: 'Il compleanno è nostro, i regali sono tuoi. Accendi candeline con le puntate e raccogli stelle con i depositi.',
      br: 'O aniversário é nosso, os presentes são seus. Acenda velinhas com apostas e junte estrelas com depósitos.',
    },
    {
      ru: ['Пополните счёт на сумму дня и получите звёзды. Каждый день начинается заново.'],
      en: ['Deposit the amount of the day to earn stars. Every day starts afresh.'],
      it: ['Deposita l’importo del giorno per ottenere stelle. Ogni giorno si ricomincia.'],
      br: ['Deposite o valor do dia e ganhe estrelas. Todo dia começa do zero.'],
    },
  ),
  rules: rulesOf({
    ru: 'В розыгрыше участвуют свечи. Звёзды показывают, сколько дней вы отмечали вместе с нами, и дают бонус к призу.',
    en: 'Candles take part in the draw. Stars show how many days you celebrated with us and add to your prize.',
    it: 'All’estrazione partecipano le candeline. Le stelle mostrano quanti giorni hai festeggiato con noi e arricchiscono il premio.',
    br: 'As velinhas entram no sorteio. As estrelas mostram quantos dias você comemorou conosco e aumentam o prêmio.',
  }),
  results: RESULTS,
  startsIn: -DAY,
  endsIn: 13 * DAY,
  sortPriority: 40,
  currency: CANDLES,
  additionalCurrency: STARS,
  eurosForPoint: 10,
  categories: [],
  prizes: [
    cash(301, 20, { total: 20 }),
    thing(302, 'headphone', { total: 6 }),
    thing(303, 'console', { total: 3 }),
    thing(304, 'laptop', { total: 1 }),
    thing(305, 'car', { total: 1 }),
  ],
  isHighFiveEnabled: true,
  useParticipantBtn: true,
  depositGoal: { euros: 20, points: 3, currencyId: STARS.id },
  rivals: 92,
}

const duckSeason: PromotionSeed = {
  id: 4,
  slug: 'duck-season',
  template: 'template4',
  container: 'third',
  title: { ru: 'Утиный сезон', en: 'Duck season', it: 'Stagione delle anatre', br: 'Temporada dos patos' },
  fund: {
    ru: '<b>500 000 ₽</b> и охота на призы',
    en: '<b>₽500,000</b> and a hunt for prizes',
    it: '<b>500.000 ₽</b> e una caccia ai premi',
    br: '<b>R$ 30.000</b> e uma caça aos prêmios',
  },
  howToWin: lotteryHow({
    ru: 'Собирайте перья ставками и попробуйте удачу на пруду: за каждой уткой может прятаться приз.',
    en: 'Collect feathers with your bets and try your luck at the pond: a prize may hide behind any duck.',
    it: 'Raccogli piume con le puntate e tenta la fortuna allo stagno: dietro ogni anatra può nascondersi un premio.',
    br: 'Junte penas com suas apostas e tente a sorte no lago: atrás de cada pato pode haver um prêmio.',
  }),
  rules: rulesOf({
    ru: 'Игроки с несколькими счетами к акции не допускаются.',
    en: 'Players with several accounts are not admitted.',
    it: 'Non sono ammessi giocatori con più conti.',
    br: 'Jogadores com mais de uma conta não podem participar.',
  }),
  results: RESULTS,
  startsIn: -4 * DAY,
  endsIn: 3 * DAY,
  sortPriority: 20,
  currency: FEATHERS,
  eurosForPoint: 2,
  categories: ['slots', 'crash_games'],
  prizes: [
    cash(401, 10, { total: 100 }),
    cash(402, 50, { total: 20 }),
    cash(403, 500, { total: 4 }),
    cash(404, 1000, { total: 1 }),
  ],
  isHighFiveEnabled: true,
  useParticipantBtn: true,
  duckHuntId: 1,
  isClosedToMultiAccounts: true,
  rivals: 64,
}

export const LOTTERIES: readonly PromotionSeed[] = [treasureVoyage, candyBirthday, duckSeason]
