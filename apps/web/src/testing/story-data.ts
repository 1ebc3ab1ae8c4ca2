import type { Banner, PromoPopup, StaticPageLink, ServerData } from '@croupier/domain/content'
import type { Locale } from '@croupier/domain/core'
import type { Game, GameCategory, GameDetails, GameProducer, Winner } from '@croupier/domain/games'
import type { Balance, Level, Message, PendingContact, Profile } from '@croupier/domain/player'
import type { PhoneCode } from '@croupier/domain/session'

// Stories only: fixed platform data.

/** Time of every story: 9 May 2026, noon in London. */
export const STORY_NOW = Date.UTC(2026, 4, 9, 11)

const HUES = [265, 18, 200, 145, 330, 45, 90, 235]
const svg = (content: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`)}`
const picture = (seed: number, width: number, height: number) => {
  const hue = HUES[seed % HUES.length] ?? 0
  return svg(
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 26%)"/><circle cx="${width * 0.5}" cy="${height * 0.52}" r="${Math.min(width, height) * 0.32}" fill="hsl(${hue + 40} 80% 62%)"/>`,
    width,
    height,
  )
}

const NAMES = [
  'Gold of the Nile',
  'Coral Fortune',
  'Candy Carnival',
  'Orbit Nine',
  'Wild Orchard',
  'Thunder of Olympus',
  'Miner’s Luck',
  'Royal Fan',
]

export function aGame(index: number, changes: Partial<Game> = {}): Game {
  const name = NAMES[index % NAMES.length] ?? ''
  const number = Math.floor(index / NAMES.length)
  return {
    id: String(index),
    slug: `game-${index}`,
    name: number === 0 ? name : `${name} ${number + 1}`,
    preview: picture(index, 300, 400),
    tallPreview: picture(index, 300, 450),
    badges: [],
    isDisabled: false,
    hasDemo: true,
    allowsBonusBalance: true,
    producer: { slug: 'nordlicht', name: 'Nordlicht' },
    categories: ['slots', ...(index % 3 === 0 ? ['top'] : [])],
    ...changes,
  }
}

export const someGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => aGame(index, index % 5 === 0 ? { badges: ['new'] } : {}))

interface Editorial {
  readonly categories: readonly [slots: string, top: string, live: string]
  readonly offers: readonly string[]
  readonly offerText: string
  readonly offerButton: string
  readonly pages: readonly [rules: string, privacy: string, bonus: string, responsible: string]
  readonly aboutGame: string
}

const EDITORIAL: Readonly<Record<Locale, Editorial>> = {
  en: {
    categories: ['Slots', 'Top', 'Live'],
    offers: ['First deposit: double it', 'Friday of free spins', 'A week of tournaments'],
    offerText: 'Up to €200 on top, from €10.',
    offerButton: 'See the rules',
    pages: ['Rules', 'Privacy policy', 'Bonus policy', 'Responsible gaming'],
    aboutGame: 'Three scarabs open the tomb: ten free spins, and every scarab that follows stays where it fell.',
  },
  ru: {
    categories: ['Слоты', 'Топ', 'Живые столы'],
    offers: ['Первый депозит: вдвое больше', 'Пятница бесплатных вращений', 'Неделя турниров'],
    offerText: 'До 20 000 ₽ сверху, от 1 000 ₽.',
    offerButton: 'Посмотреть правила',
    pages: ['Правила', 'Политика конфиденциальности', 'Условия бонусов', 'Ответственная игра'],
    aboutGame: 'Три скарабея открывают гробницу: десять бесплатных вращений, и каждый следующий остаётся на месте.',
  },
  it: {
    categories: ['Slot', 'Top', 'Dal vivo'],
    offers: ['Primo deposito: il doppio', 'Venerdì di giri gratis', 'Una settimana di tornei'],
    offerText: 'Fino a 200 € in più, da 10 €.',
    offerButton: 'Leggi le regole',
    pages: ['Regolamento', 'Informativa sulla privacy', 'Condizioni dei bonus', 'Gioco responsabile'],
    aboutGame: 'Tre scarabei aprono la tomba: dieci giri gratis, e ogni scarabeo che segue resta dov’è caduto.',
  },
  br: {
    categories: ['Caça-níqueis', 'Top', 'Ao vivo'],
    offers: ['Primeiro depósito: em dobro', 'Sexta de giros grátis', 'Uma semana de torneios'],
    offerText: 'Até R$ 1.000 a mais, a partir de R$ 20.',
    offerButton: 'Ver as regras',
    pages: ['Regras', 'Política de privacidade', 'Política de bônus', 'Jogo responsável'],
    aboutGame: 'Três escaravelhos abrem a tumba: dez giros grátis, e cada escaravelho seguinte fica onde caiu.',
  },
}

const page = (slug: string, title: string): StaticPageLink => ({ slug, url: `/${slug}`, title })

/** Categories, banners, pages and a game description in one language. */
export function editorialOf(locale: Locale) {
  const { categories, offers, offerText, offerButton, pages, aboutGame } = EDITORIAL[locale]
  const [rules, privacy, bonus, responsible] = pages
  return {
    categories: [
      ['slots', categories[0]],
      ['top', categories[1]],
      ['live', categories[2]],
      ['crash_games', null],
    ].map(([slug, name], position): GameCategory => ({
      kind: 'category',
      slug: slug ?? '',
      name: name ?? null,
      image: null,
      url: `/games/${slug}`,
      position,
      showInLobby: true,
      gamesCount: 120,
    })),
    banners: offers.map((title, index): Banner => ({
      id: String(index),
      type: 'startPage',
      title,
      text: offerText,
      button: { text: offerButton, url: '/bonus-policy' },
      image: picture(index, 1200, 400),
      imageMobile: picture(index, 400, 300),
      providerSlug: null,
    })),
    promoPopup: {
      title: offers[0] ?? '',
      body: `<p>${offerText}</p>`,
      imageUrl: picture(1, 1200, 400),
      buttonText: offerButton,
      buttonUrl: '/bonus-policy',
      isActive: true,
      showFrom: STORY_NOW,
      showTo: STORY_NOW + 86_400_000,
      updatedAt: STORY_NOW,
    } satisfies PromoPopup,
    staticPages: [
      page('rules', rules),
      page('privacy', privacy),
      page('bonus-policy', bonus),
      page('responsible-gaming', responsible),
    ],
    gameDetails: (changes: Partial<GameDetails> = {}): GameDetails => ({
      ...aGame(0),
      description: aboutGame,
      lines: 20,
      rtp: 96.5,
      ...changes,
    }),
  }
}

export const producers: GameProducer[] = [
  'Nordlicht',
  'Blue Heron',
  'Parallax',
  'Old Harbour',
  'Salamander',
  'Ninth Gate',
  'Kitebird',
  'Redwood',
  'Pantograph',
  'North Star',
].map((name, index) => ({
  kind: 'producer',
  position: 0,
  id: String(index),
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  url: '/',
  image: null,
  playersOnline: 12 + index,
  gamesCount: 30,
}))

export const someWinners = (currency: string): Winner[] =>
  someGames(15).map((game, index) => ({
    id: String(index),
    nick: `player${index}`,
    game,
    amount: 125_00 * (index + 1),
    currency,
    at: STORY_NOW - index * 60_000,
  }))

export const phoneCodes: PhoneCode[] = [
  { country: 'ru', dialCode: '7', name: 'Russia' },
  { country: 'br', dialCode: '55', name: 'Brazil' },
  { country: 'it', dialCode: '39', name: 'Italy' },
  { country: 'gb', dialCode: '44', name: 'United Kingdom' },
]

export const serverData: ServerData = {
  captcha: null,
  abTests: {},
  registrationConfig: { skipNickname: false },
  callCenter: {},
  support: {
    contacts: [
      { kind: 'telegram', url: 'https://t.me/croupier_sandbox', label: '' },
      { kind: 'viber', url: 'viber://chat?number=79000000000', label: '' },
      { kind: 'email', url: 'mailto:help@croupier.test', label: 'help@croupier.test' },
    ],
    isChatInMaintenance: false,
  },
  webPushKey: null,
  currencies: [],
  promoPopup: null,
  noIndex: false,
  canonical: null,
  restricted: false,
}

/** Reads of a signed-in player by name. */
export type StoryPlayer = {
  readonly profile?: Profile | undefined
  readonly balance?: Balance | undefined
  readonly level?: Level | undefined
  readonly messages?: readonly Message[] | undefined
  readonly contacts?: readonly PendingContact[] | undefined
  readonly recent?: readonly Game[] | undefined
}

/** A player with an active bonus, on level 3. */
export const aPlayer = (currency: string): StoryPlayer => ({
  profile: {
    id: '1',
    userId: '1001',
    hash: 'a1',
    nickname: 'Anna',
    bonusAvailabilityLevel: null,
    firstName: 'Anna',
    lastName: 'Kim',
    middleName: '',
    address: '',
    country: 'ru',
    gender: null,
    registeredBy: 'email',
    birthday: '1990-05-17',
    isBirthdayVerified: false,
    isMultiAccount: false,
    phones: [],
    emails: [{ value: 'anna@example.com', isPrimary: true, isVerified: true }],
    isFirstAuth: false,
    isVerified: false,
    avatar: '/cdn/avatars/1.png',
    currency,
  },
  balance: {
    currency,
    real: 12_480_50,
    bonus: 500_00,
    wagering: 3_200_00,
    winback: 0,
    compoints: 1280,
    hasActiveBonus: true,
    updatedAt: STORY_NOW,
  },
  level: { index: 3, name: 'Silver', image: null, progress: 64 },
  messages: [],
  contacts: [],
  recent: [],
})
