import type { Banner, PromoPopup, StaticPageLink } from '@croupier/domain/content'
import type { Locale } from '@croupier/domain/core'
import type { GameCategory, GameDetails } from '@croupier/domain/games'
import { STORY_NOW } from './now.ts'
import { picture } from './pictures.ts'
import { aGame } from './games.ts'

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
      volatility: null,
      stakes: [],
      ...changes,
    }),
  }
}
