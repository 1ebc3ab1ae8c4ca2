import { fromEuros, type Currency } from '../../ground/values/currencies.ts'
import type { PrizeSeed } from '../promotion.ts'
import type { Locale, Texts } from '../../ground/wire/locale.ts'

type Numbers = Pick<PrizeSeed, 'total'> & Partial<Pick<PrizeSeed, 'price' | 'currencyId' | 'rivalsTake' | 'perPlayer'>>

const prize = (id: number, picture: string, title: Texts, euros: number, numbers: Numbers): PrizeSeed => ({
  price: null,
  id,
  picture,
  title,
  euros,
  ...numbers,
})

/** In which a promotion's texts and its pool name money; in Brazil its own. */
export const fundCurrency = (locale: Locale): Currency => (locale === 'br' ? 'BRL' : 'RUB')

function money(languageTag: string, euros: number): string {
  const currency = fundCurrency(languageTag === 'pt-BR' ? 'br' : 'ru')
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return format.format(fromEuros(euros, currency) / 100)
}

/** Money in the player's own currency. */
export const cash = (id: number, euros: number, numbers: Numbers): PrizeSeed =>
  prize(
    id,
    euros >= 100 ? 'chest' : 'money',
    {
      ru: `Денежный приз ${money('ru', euros)}`,
      en: `${money('en', euros)} in cash`,
      it: `${money('it', euros)} in contanti`,
      br: `${money('pt-BR', euros)} em dinheiro`,
    },
    euros,
    numbers,
  )

const THINGS = {
  phone: { ru: 'Смартфон', en: 'Smartphone', it: 'Smartphone', br: 'Smartphone' },
  laptop: { ru: 'Ноутбук', en: 'Laptop', it: 'Portatile', br: 'Notebook' },
  watch: { ru: 'Умные часы', en: 'Smartwatch', it: 'Smartwatch', br: 'Relógio inteligente' },
  headphone: { ru: 'Наушники', en: 'Headphones', it: 'Cuffie', br: 'Fones de ouvido' },
  console: { ru: 'Игровая приставка', en: 'Games console', it: 'Console', br: 'Console de videogame' },
  car: { ru: 'Автомобиль', en: 'Car', it: 'Automobile', br: 'Carro' },
  trip: { ru: 'Путешествие на двоих', en: 'Trip for two', it: 'Viaggio per due', br: 'Viagem para dois' },
  gold: { ru: 'Слиток золота 50 г', en: '50 g gold bar', it: 'Lingotto d’oro da 50 g', br: 'Barra de ouro de 50 g' },
} satisfies Record<string, Texts>

export const thing = (id: number, name: keyof typeof THINGS, numbers: Numbers): PrizeSeed =>
  prize(id, name, THINGS[name], 0, numbers)
