import type { Locale, Texts } from '../ground/wire/locale.ts'
import type { MarketRules } from '../ground/wire/market-rules.ts'
import { picturePath } from '../ground/values/picture-address.ts'

type BannerType = 'startPage' | 'gameProvider'

interface BannerSeed {
  id: string
  type: BannerType
  /** Default: all visitors. */
  audience?: 'guests' | 'players'
  /** Promises a bonus for joining. */
  isForJoining?: true
  /** Promises another bonus. */
  isForBonus?: true
  title: Texts
  text: Texts
  button: { text: Texts; url: string } | null
  providerSlug?: string
}

const BANNERS: readonly BannerSeed[] = [
  {
    id: 'welcome',
    type: 'startPage',
    audience: 'guests',
    isForJoining: true,
    title: {
      ru: 'До 300\u00a0000\u00a0₽ на\u00a0первые пять депозитов',
      en: 'Up to €3,000 on your first five deposits',
      it: 'Fino a 3.000 € sui primi cinque depositi',
      br: 'Até R$ 15.000 nos cinco primeiros depósitos',
    },
    text: {
      ru: 'Удваиваем первый депозит и добавляем к следующим четырём.',
      en: 'We double the first and add to the next four.',
      it: 'Raddoppiamo il primo e premiamo i quattro successivi.',
      br: 'Dobramos o primeiro e reforçamos os quatro seguintes.',
    },
    button: {
      text: { ru: 'Как получить', en: 'How it works', it: 'Come funziona', br: 'Como funciona' },
      url: '/welcome-bonus',
    },
  },
  {
    id: 'your-bonuses',
    type: 'startPage',
    audience: 'players',
    isForBonus: true,
    title: {
      ru: 'Все бонусы и их условия на\u00a0одной странице',
      en: 'Every bonus and its terms on one page',
      it: 'Tutti i bonus e le loro condizioni in una pagina',
      br: 'Todos os bônus e suas regras em uma página',
    },
    text: {
      ru: 'Сколько отыграть, за какой срок и в каких играх.',
      en: 'How much to wager, by when, and in which games.',
      it: 'Quanto giocare, entro quando e in quali giochi.',
      br: 'Quanto apostar, até quando e em quais jogos.',
    },
    button: {
      text: { ru: 'Посмотреть', en: 'Take a look', it: 'Scopri', br: 'Conferir' },
      url: '/bonus-policy',
    },
  },
  {
    id: 'new-games',
    type: 'startPage',
    title: {
      ru: '84 новинки этого сезона',
      en: '84 new games this season',
      it: '84 nuovi giochi questa stagione',
      br: '84 jogos novos nesta temporada',
    },
    text: {
      ru: 'Сначала в демо, потом на деньги. Или наоборот.',
      en: 'Try them in demo first. Or do not.',
      it: 'Provali prima in demo, oppure buttati subito.',
      br: 'Teste antes na demo. Ou vá direto ao jogo.',
    },
    button: {
      text: { ru: 'Смотреть новинки', en: 'See what is new', it: 'Scopri le novità', br: 'Ver lançamentos' },
      url: '/games/newgames',
    },
  },
  {
    id: 'live-evening',
    type: 'startPage',
    title: {
      ru: 'Вечер с живыми дилерами',
      en: 'An evening with live dealers',
      it: 'Una serata con i croupier dal vivo',
      br: 'Uma noite com dealers ao vivo',
    },
    text: {
      ru: 'Рулетка, блэкджек и баккара: больше ста столов, открыты круглые сутки.',
      en: 'Roulette, blackjack and baccarat at over a hundred tables, day and night.',
      it: 'Roulette, blackjack e baccarà: oltre cento tavoli aperti giorno e notte.',
      br: 'Roleta, blackjack e bacará em mais de cem mesas, dia e noite.',
    },
    button: {
      text: { ru: 'Занять место', en: 'Take a seat', it: 'Siediti al tavolo', br: 'Sentar à mesa' },
      url: '/games/live',
    },
  },
  {
    id: 'winback',
    type: 'startPage',
    isForBonus: true,
    title: {
      ru: 'Часть проигрыша возвращается',
      en: 'Some of what you lose comes back',
      it: 'Una parte delle perdite torna da te',
      br: 'Parte do que você perde volta',
    },
    text: {
      ru: 'Каждый понедельник, до 10% за неделю.',
      en: 'Every Monday, up to 10% of the week.',
      it: 'Ogni lunedì, fino al 10% della settimana.',
      br: 'Toda segunda-feira, até 10% da semana.',
    },
    button: { text: { ru: 'Условия', en: 'The terms', it: 'Le condizioni', br: 'Ver condições' }, url: '/winback' },
  },
  {
    id: 'jackpots',
    type: 'startPage',
    title: {
      ru: 'Джекпоты, которые растут с каждой ставкой',
      en: 'Jackpots that grow with every bet',
      it: 'Jackpot che crescono a ogni puntata',
      br: 'Jackpots que crescem a cada aposta',
    },
    text: {
      ru: 'Все игры с общим призовым фондом в одном разделе.',
      en: 'Every game with a shared prize pool, in one place.',
      it: 'Tutti i giochi con montepremi condiviso, in un’unica sezione.',
      br: 'Todos os jogos com prêmio acumulado em um só lugar.',
    },
    button: {
      text: { ru: 'К джекпотам', en: 'See the jackpots', it: 'Vai ai jackpot', br: 'Ver jackpots' },
      url: '/games/jackpot_games',
    },
  },
  {
    id: 'studio-amberline',
    type: 'gameProvider',
    providerSlug: 'amberline',
    title: {
      ru: 'Amberline: слоты с характером',
      en: 'Amberline: slots with character',
      it: 'Amberline: slot con carattere',
      br: 'Amberline: slots com personalidade',
    },
    text: {
      ru: 'От классики с семёрками до саг в пять актов.',
      en: 'From classic sevens to sagas in five acts.',
      it: 'Dai sette classici alle saghe in cinque atti.',
      br: 'Do clássico sete a sagas em cinco atos.',
    },
    button: {
      text: { ru: 'Игры студии', en: 'Games by Amberline', it: 'I giochi dello studio', br: 'Jogos do estúdio' },
      url: '/producers/amberline',
    },
  },
  {
    id: 'studio-skyhook',
    type: 'gameProvider',
    providerSlug: 'skyhook',
    title: {
      ru: 'Skyhook: успей забрать',
      en: 'Skyhook: cash out in time',
      it: 'Skyhook: incassa al momento giusto',
      br: 'Skyhook: saque na hora certa',
    },
    text: {
      ru: 'Краш-игры с короткими раундами и честной проверкой каждого.',
      en: 'Crash games with short rounds, each of them provably fair.',
      it: 'Crash game dai round brevi, ognuno verificabile.',
      br: 'Jogos crash de rodadas curtas, todas verificáveis.',
    },
    button: {
      text: { ru: 'Игры студии', en: 'Games by Skyhook', it: 'I giochi dello studio', br: 'Jogos do estúdio' },
      url: '/producers/skyhook',
    },
  },
  {
    id: 'studio-frostline-live',
    type: 'gameProvider',
    providerSlug: 'frostline-live',
    title: {
      ru: 'Frostline Live: столы без очереди',
      en: 'Frostline Live: a seat is always free',
      it: 'Frostline Live: c’è sempre posto',
      br: 'Frostline Live: sempre há um lugar',
    },
    text: {
      ru: 'Дилеры говорят на вашем языке.',
      en: 'Dealers who speak your language.',
      it: 'Croupier che parlano la tua lingua.',
      br: 'Dealers que falam a sua língua.',
    },
    button: {
      text: { ru: 'Игры студии', en: 'Games by Frostline Live', it: 'I giochi dello studio', br: 'Jogos do estúdio' },
      url: '/producers/frostline-live',
    },
  },
]

export interface BannersQuery {
  readonly type: string | null
  readonly isPlayer: boolean
  readonly rules: MarketRules
  readonly mayHaveBonus: boolean
}

/** Guests and players have different ones. */
export const banners = ({ type, isPlayer, rules, mayHaveBonus }: BannersQuery, locale: Locale) =>
  BANNERS.filter(
    (banner) =>
      (type === null || banner.type === type) &&
      banner.audience !== (isPlayer ? 'guests' : 'players') &&
      (rules.allowsJoiningBonus || banner.isForJoining !== true) &&
      (mayHaveBonus || banner.isForBonus !== true),
  ).map(({ id, type: bannerType, title, text, button, providerSlug }) => ({
    id,
    type: bannerType,
    title: title[locale],
    text: text[locale],
    button: button && { text: button.text[locale], url: button.url },
    image: picturePath('banner', id),
    imageMobile: picturePath('mobile-banner', id),
    ...(providerSlug && { providerSlug }),
  }))

const BLOCK: { title: Texts; text: Texts; url: string } = {
  title: {
    ru: 'Сколько осталось отыграть?',
    en: 'How much is left to wager?',
    it: 'Quanto manca da giocare?',
    br: 'Quanto falta apostar?',
  },
  text: {
    ru: 'В играх этого раздела каждая ставка идёт в зачёт бонуса целиком.',
    en: 'In these games every bet counts in full towards your bonus.',
    it: 'In questi giochi ogni puntata vale per intero ai fini del bonus.',
    br: 'Nestes jogos, cada aposta conta integralmente para o bônus.',
  },
  url: '/games/otygrat_bonus',
}

export const currentBlock = (locale: Locale) => ({
  title: BLOCK.title[locale],
  text: BLOCK.text[locale],
  url: BLOCK.url,
})
