import type { Locale, Texts } from '../ground/wire/locale.ts'
import { picturePath } from '../ground/values/picture-address.ts'

const TITLE: Texts = {
  ru: 'Выходные с возвратом',
  en: 'A weekend that gives back',
  it: 'Un weekend che restituisce',
  br: 'Fim de semana com retorno',
}
const BODY: Texts = {
  ru: '<p>До воскресенья возвращаем <strong>10% проигранного</strong> реальными деньгами, без отыгрыша.</p><p>Ничего включать не нужно: сумма придёт в понедельник.</p>',
  en: '<p>Until Sunday <strong>10% of what you lose</strong> comes back as real money, with nothing to wager.</p><p>There is nothing to switch on: it arrives on Monday.</p>',
  it: '<p>Fino a domenica il <strong>10% delle perdite</strong> torna in denaro reale, senza requisiti di puntata.</p><p>Non devi attivare nulla: l’importo arriva lunedì.</p>',
  br: '<p>Até domingo, <strong>10% do que você perder</strong> volta em dinheiro de verdade, sem rollover.</p><p>Não precisa ativar nada: o valor cai na segunda-feira.</p>',
}
const BUTTON: Texts = { ru: 'Условия', en: 'The terms', it: 'Le condizioni', br: 'Ver condições' }

/** Start, end and last change of an offer, in seconds since 1970. */
export interface PopupTimes {
  readonly showDateFrom: number
  readonly showDateTo: number
  readonly updatedAt: number
}

export const promoPopup = (times: PopupTimes, locale: Locale) => ({
  title: TITLE[locale],
  body: BODY[locale],
  imageUrl: picturePath('banner', 'winback'),
  buttonText: BUTTON[locale],
  buttonUrl: '/winback',
  isActive: true,
  ...times,
})
