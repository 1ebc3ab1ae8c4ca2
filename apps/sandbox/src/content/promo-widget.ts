import type { Locale, Texts } from '../ground/wire/locale.ts'
import { picturePath } from '../ground/values/picture-address.ts'

interface WidgetSeed {
  readonly id: string
  readonly title: Texts
  readonly text: Texts
  readonly button: Texts
  readonly url: string
}

const FOR_GUESTS: WidgetSeed = {
  id: 'welcome',
  title: {
    ru: 'Пять депозитов с бонусом',
    en: 'Five deposits with a bonus',
    it: 'Cinque depositi con bonus',
    br: 'Cinco depósitos com bônus',
  },
  text: {
    ru: 'Первый удваиваем, к следующим четырём добавляем.',
    en: 'We double the first and add to the next four.',
    it: 'Raddoppiamo il primo e premiamo i quattro successivi.',
    br: 'Dobramos o primeiro e reforçamos os quatro seguintes.',
  },
  button: { ru: 'Как получить', en: 'How it works', it: 'Come funziona', br: 'Como funciona' },
  url: '/welcome-bonus',
}

const FOR_PLAYERS: WidgetSeed = {
  id: 'winback',
  title: {
    ru: 'Понедельник возвращает',
    en: 'Monday gives back',
    it: 'Il lunedì restituisce',
    br: 'Segunda-feira devolve',
  },
  text: {
    ru: 'До 10% проигранного за неделю придёт само.',
    en: 'Up to 10% of the week’s losses arrives by itself.',
    it: 'Fino al 10% delle perdite settimanali arriva da solo.',
    br: 'Até 10% das perdas da semana chega sozinho.',
  },
  button: { ru: 'Условия', en: 'The terms', it: 'Le condizioni', br: 'Ver condições' },
  url: '/winback',
}

export function promoWidget(isPlayer: boolean, locale: Locale) {
  const { id, title, text, button, url } = isPlayer ? FOR_PLAYERS : FOR_GUESTS
  return {
    id,
    title: title[locale],
    text: text[locale],
    image: picturePath('mobile-banner', id),
    button: { text: button[locale], url },
  }
}
