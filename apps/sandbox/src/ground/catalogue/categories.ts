import type { Texts } from '../wire/locale.ts'

/** The whole catalogue. Never listed as a category. */
export const ALL_GAMES = 'allgames'

export interface CategorySeed {
  slug: string
  name: Texts
  showInLobby: boolean
}

export const CATEGORIES = [
  { slug: 'top', name: { ru: 'Популярные', en: 'Popular', it: 'I più giocati', br: 'Populares' }, showInLobby: true },
  { slug: 'newgames', name: { ru: 'Новинки', en: 'New games', it: 'Novità', br: 'Lançamentos' }, showInLobby: true },
  { slug: 'slots', name: { ru: 'Слоты', en: 'Slots', it: 'Slot', br: 'Slots' }, showInLobby: true },
  {
    slug: 'recommended',
    name: { ru: 'Советуем попробовать', en: 'Worth a try', it: 'Da provare', br: 'Vale a pena jogar' },
    showInLobby: true,
  },
  {
    slug: 'crash_games',
    name: { ru: 'Краш-игры', en: 'Crash games', it: 'Crash game', br: 'Jogos crash' },
    showInLobby: true,
  },
  {
    slug: 'buy_games',
    name: { ru: 'С покупкой бонуса', en: 'Bonus buy', it: 'Bonus Buy', br: 'Compra de bônus' },
    showInLobby: true,
  },
  { slug: 'jackpot_games', name: { ru: 'Джекпоты', en: 'Jackpots', it: 'Jackpot', br: 'Jackpots' }, showInLobby: true },
  { slug: 'live', name: { ru: 'Живые дилеры', en: 'Live dealers', it: 'Dal vivo', br: 'Ao vivo' }, showInLobby: true },
  {
    slug: 'table',
    name: { ru: 'Настольные игры', en: 'Table games', it: 'Giochi da tavolo', br: 'Jogos de mesa' },
    showInLobby: true,
  },
  {
    slug: 'otygrat_bonus',
    name: { ru: 'Играть на бонус', en: 'Play with your bonus', it: 'Gioca con il bonus', br: 'Jogar com bônus' },
    showInLobby: true,
  },
  { slug: 'roulette', name: { ru: 'Рулетка', en: 'Roulette', it: 'Roulette', br: 'Roleta' }, showInLobby: false },
  {
    slug: 'blackjack',
    name: { ru: 'Блэкджек', en: 'Blackjack', it: 'Blackjack', br: 'Blackjack' },
    showInLobby: false,
  },
] as const satisfies readonly CategorySeed[]

export type CategorySlug = (typeof CATEGORIES)[number]['slug']
