import type { PlacePrize } from '../tournament.ts'
import { fromEuros, type Currency } from '../../ground/values/currencies.ts'
import type { Texts } from '../../ground/wire/locale.ts'

type Gift = PlacePrize['gifts'][number]

/** Cash in the words of each language. */
function cashTitle(euros: number, currency: Currency): Texts {
  const amount = (tag: string): string =>
    new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }).format(fromEuros(euros, currency) / 100)
  return {
    ru: `${amount('ru')} деньгами`,
    en: `${amount('en')} in cash`,
    it: `${amount('it')} in contanti`,
    br: `${amount('pt-BR')} em dinheiro`,
  }
}

/** What a gift is called for who counts in this currency, as the prize fund is. */
export const giftTitle = ({ title, euros, isNamedByAmount = false }: Gift, currency: Currency): Texts =>
  isNamedByAmount ? cashTitle(euros, currency) : title

/** Money in the winner's own currency. */
export const cash = (euros: number): Gift => ({
  title: cashTitle(euros, 'EUR'),
  isNamedByAmount: true,
  euros,
  picture: euros >= 500 ? 'chest' : 'money',
})

const THINGS = {
  car: { ru: 'Автомобиль', en: 'A car', it: 'Un’automobile', br: 'Um carro' },
  phone: { ru: 'Смартфон', en: 'A smartphone', it: 'Uno smartphone', br: 'Um smartphone' },
  watch: { ru: 'Умные часы', en: 'A smartwatch', it: 'Uno smartwatch', br: 'Um relógio inteligente' },
  headphone: { ru: 'Наушники', en: 'Headphones', it: 'Un paio di cuffie', br: 'Fones de ouvido' },
} satisfies Record<string, Texts>

export const thing = (name: keyof typeof THINGS): Gift => ({ title: THINGS[name], euros: 0, picture: name })

/** The gifts of each place, from the first; a number repeats the gift before it for so many places. */
export function places(...gifts: readonly (Gift | readonly Gift[] | number)[]): readonly PlacePrize[] {
  const all: (readonly Gift[])[] = []
  for (const one of gifts) {
    const last = all.at(-1)
    if (typeof one !== 'number') all.push('title' in one ? [one] : one)
    else if (last) for (let more = 1; more < one; more += 1) all.push(last)
  }
  return all.map((each, index) => ({ position: index + 1, gifts: each }))
}
