import type { PromotionSeed } from '../promotion.ts'
import { COCKTAILS, GOLD_COINS, POINTS } from './currencies.ts'
import { EXCHANGED, exchangeHow, rulesOf } from './page-texts.ts'
import { cash, thing } from './prizes.ts'

const DAY = 86_400_000

const cocktailParty: PromotionSeed = {
  id: 2,
  slug: 'cocktail-party',
  template: 'template2',
  container: 'secondary',
  title: { ru: 'Коктейльная вечеринка', en: 'Cocktail party', it: 'Cocktail party', br: 'Festa dos coquetéis' },
  fund: {
    ru: 'Витрина на <b>800 000 ₽</b>: меняйте коктейли на призы',
    en: 'A shop worth <b>₽800,000</b>: swap cocktails for prizes',
    it: 'Una vetrina da <b>800.000 ₽</b>: scambia cocktail con premi',
    br: 'Vitrine de <b>R$ 48.000</b>: troque coquetéis por prêmios',
  },
  howToWin: exchangeHow(
    {
      ru: 'Бар открыт неделю. Смешивайте коктейли ставками, угощайте других игроков и забирайте призы с витрины.',
      en: 'The bar is open for a week. Mix cocktails with your bets, treat other players and take prizes from the shelf.',
      it: 'Il bar è aperto una settimana. Prepara cocktail con le puntate, offrili agli altri e prendi i premi in vetrina.',
      br: 'O bar fica aberto por uma semana. Prepare coquetéis apostando, ofereça aos outros e leve prêmios da vitrine.',
    },
    {
      ru: ['Угостите пятерых игроков и получите 5 коктейлей, примите пять угощений и получите 10.'],
      en: ['Treat players five times for 5 cocktails; be treated five times for 10.'],
      it: ['Offri cinque volte per avere 5 cocktail; ricevi cinque volte per averne 10.'],
      br: ['Ofereça cinco vezes e ganhe 5 coquetéis; receba cinco vezes e ganhe 10.'],
    },
  ),
  rules: rulesOf({
    ru: 'Обмен отменить нельзя. Каждого крупного приза хватит не всем.',
    en: 'An exchange cannot be undone. There are only a few of each big prize.',
    it: 'Uno scambio non si può annullare. I premi più grandi sono pochi.',
    br: 'A troca não pode ser desfeita. Os prêmios maiores são poucos.',
  }),
  results: EXCHANGED,
  startsIn: -2 * DAY,
  endsIn: 5 * DAY,
  sortPriority: 45,
  currency: COCKTAILS,
  eurosForPoint: 2,
  categories: [],
  prizes: [
    cash(201, 1, { price: 5, total: 500, rivalsTake: 320 }),
    cash(202, 5, { price: 20, total: 100, rivalsTake: 80 }),
    thing(203, 'headphone', { price: 250, total: 4, rivalsTake: 4 }),
    thing(204, 'watch', { price: 600, total: 3, rivalsTake: 2, perPlayer: 1 }),
    thing(205, 'laptop', { price: 2500, total: 1, perPlayer: 1 }),
  ],
  isHighFiveEnabled: true,
  useParticipantBtn: true,
  rivals: 128,
}

const coinBazaar: PromotionSeed = {
  id: 5,
  slug: 'coin-bazaar',
  template: 'template5',
  container: 'default',
  title: { ru: 'Базар монет', en: 'Coin bazaar', it: 'Bazar delle monete', br: 'Bazar das moedas' },
  fund: {
    ru: 'Монеты за каждую ставку, <b>до сотых долей</b>',
    en: 'Coins for every bet, <b>down to the fraction</b>',
    it: 'Monete per ogni puntata, <b>fino ai decimali</b>',
    br: 'Moedas por cada aposta, <b>até os centavos</b>',
  },
  howToWin: exchangeHow({
    ru: 'Любая ставка чеканит часть монеты. Целые монеты меняйте на призы у торговца.',
    en: 'Any bet mints a part of a coin. Trade whole coins for prizes at the stall.',
    it: 'Ogni puntata conia una parte di moneta. Scambia le monete con i premi alla bancarella.',
    br: 'Qualquer aposta cunha uma parte de moeda. Troque moedas por prêmios na barraca.',
  }),
  rules: rulesOf({
    ru: 'Монеты этой акции не связаны с баллами за ставки и не складываются с ними.',
    en: 'The coins of this promotion are not compoints and do not add up with them.',
    it: 'Le monete di questa promozione non sono compoint e non si sommano a questi.',
    br: 'As moedas desta promoção não são compoints e não se somam a eles.',
  }),
  results: EXCHANGED,
  startsIn: -6 * DAY,
  endsIn: 8 * DAY,
  sortPriority: 30,
  currency: GOLD_COINS,
  eurosForPoint: 1,
  categories: ['slots'],
  prizes: [
    cash(501, 1, { price: 25_000, total: 1000, rivalsTake: 610 }),
    cash(502, 10, { price: 220_000, total: 60, rivalsTake: 48 }),
    thing(503, 'console', { price: 9_000_000, total: 2, rivalsTake: 1, perPlayer: 1 }),
    thing(504, 'gold', { price: 25_000_000, total: 1, perPlayer: 1 }),
  ],
  useParticipantBtn: true,
  rivals: 74,
}

const sevenDaysOfWilds: PromotionSeed = {
  id: 11,
  slug: 'seven-days-of-wilds',
  template: 'template5',
  container: 'birthday',
  title: {
    ru: 'Неделя диких символов',
    en: 'Seven days of wilds',
    it: 'Sette giorni di wild',
    br: 'Sete dias de wilds',
  },
  fund: {
    ru: 'Участвуют <b>все</b>: вступать не нужно',
    en: '<b>Everybody</b> is in: no need to join',
    it: 'Partecipano <b>tutti</b>: non serve iscriversi',
    br: '<b>Todo mundo</b> participa: não precisa se inscrever',
  },
  howToWin: exchangeHow(
    {
      ru: 'Первая ставка в слотах уже приносит очки. Кнопки нет, условий тоже.',
      en: 'Your first slot bet already brings points. No button, no conditions.',
      it: 'La prima puntata alle slot porta già punti. Nessun pulsante, nessuna condizione.',
      br: 'A primeira aposta nos slots já rende pontos. Sem botão, sem condições.',
    },
    {
      ru: ['«Дай пять» здесь подарок: 5 ваших очков переходят другому игроку.'],
      en: ['A high five is a present here: 5 of your points go to the other player.'],
      it: ['Qui il cinque è un regalo: 5 dei tuoi punti vanno all’altro giocatore.'],
      br: ['Aqui o toca aqui é um presente: 5 dos seus pontos vão para o outro jogador.'],
    },
  ),
  rules: rulesOf({
    ru: 'Очки начисляются сразу после ставки.',
    en: 'Points arrive right after the bet.',
    it: 'I punti arrivano subito dopo la puntata.',
    br: 'Os pontos caem logo depois da aposta.',
  }),
  results: EXCHANGED,
  startsIn: -5 * DAY,
  endsIn: 2 * DAY,
  sortPriority: 10,
  currency: POINTS,
  eurosForPoint: 1,
  categories: ['slots'],
  prizes: [
    cash(1101, 1, { price: 30, total: 400, rivalsTake: 280 }),
    cash(1102, 20, { price: 500, total: 30, rivalsTake: 22 }),
    thing(1103, 'headphone', { price: 3000, total: 2, rivalsTake: 1 }),
  ],
  isHighFiveEnabled: true,
  highFiveCost: 5,
  rivals: 58,
}

export const EXCHANGES: readonly PromotionSeed[] = [cocktailParty, coinBazaar, sevenDaysOfWilds]
