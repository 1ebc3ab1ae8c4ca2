import type { CatalogueGame } from '../ground/catalogue/games.ts'
import { languageTag, type Locale, type Texts } from '../ground/wire/locale.ts'
import { THEME_STORIES } from './theme-stories.ts'

const LINES: Texts = { ru: 'Линий: {lines}.', en: 'Lines: {lines}.', it: 'Linee: {lines}.', br: 'Linhas: {lines}.' }
const RETURN: Texts = {
  ru: 'Возврат игроку: {rtp}%.',
  en: 'Return to player: {rtp}%.',
  it: 'Ritorno al giocatore: {rtp}%.',
  br: 'Retorno ao jogador: {rtp}%.',
}
const BUY: Texts = {
  ru: 'Бонусный раунд можно купить, не дожидаясь скаттеров.',
  en: 'The bonus round can be bought without waiting for scatters.',
  it: 'Il round bonus si può acquistare senza aspettare gli scatter.',
  br: 'A rodada bônus pode ser comprada, sem esperar pelos scatters.',
}
const JACKPOT: Texts = {
  ru: 'Часть каждой ставки идёт в общий джекпот.',
  en: 'A part of every bet feeds a shared jackpot.',
  it: 'Una parte di ogni puntata alimenta un jackpot comune.',
  br: 'Uma parte de cada aposta alimenta um jackpot coletivo.',
}
const BONUS: Texts = {
  ru: 'Ставки бонусными деньгами принимаются и засчитываются в отыгрыш.',
  en: 'Bonus money is welcome here and counts towards wagering.',
  it: 'Si può giocare con il bonus e le puntate valgono per sbloccarlo.',
  br: 'Dá para jogar com o bônus, e as apostas contam para liberá-lo.',
}
const LIVE: Texts = {
  ru: 'Стол ведёт живой дилер, трансляция идёт круглые сутки.',
  en: 'A live dealer runs the table, day and night.',
  it: 'Il tavolo è condotto da un croupier dal vivo, giorno e notte.',
  br: 'A mesa é conduzida por um dealer ao vivo, dia e noite.',
}

/** The theme's story, what is special about the game, and its figures. */
export function describeGame(game: CatalogueGame, locale: Locale): string {
  const rtp = new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: 2 }).format(game.rtp)
  const sentences = [
    THEME_STORIES[game.theme]?.[locale],
    game.categories.includes('live') && LIVE[locale],
    game.badges.includes('buy') && BUY[locale],
    game.badges.includes('jackpot') && JACKPOT[locale],
    game.allowsBonusBalance && BONUS[locale],
    game.lines > 1 && LINES[locale].replace('{lines}', String(game.lines)),
    RETURN[locale].replace('{rtp}', rtp),
  ]
  return sentences.filter(Boolean).join(' ')
}
