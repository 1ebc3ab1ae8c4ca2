import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import { between, pick, seededRandom } from '../ground/values/seeded-random.ts'
import { fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { Locale } from '../ground/wire/locale.ts'
import { picturePath } from '../ground/values/picture-address.ts'

/** Time between two wins, milliseconds. */
const EVERY_MS = 11_000
/** Share of wins that are big. */
const BIG_WIN = 0.06

const NICKS: Record<Locale, readonly string[]> = {
  ru: [
    'Артём',
    'Milena',
    'Serg',
    'kapitan',
    'Vika',
    'Denis',
    'Рыжий',
    'Tanyusha',
    'max',
    'Olya',
    'Барон',
    'Kostya',
    'Alina',
    'volk',
    'Nastya',
    'Igor',
  ],
  en: [
    'Harper',
    'oldsalt',
    'Quinn',
    'Mason',
    'Wren',
    'jackdaw',
    'Piper',
    'Nolan',
    'Bea',
    'Rowan',
    'tess',
    'Dexter',
    'Ivy',
    'Gus',
    'Marlow',
    'Skye',
  ],
  it: [
    'Chiara',
    'Matteo',
    'gattonero',
    'Giulia',
    'Luca',
    'Bea',
    'Nico',
    'Elena',
    'ilLupo',
    'Sara',
    'Pietro',
    'Marta',
    'Ale',
    'Vale',
    'Dario',
    'Irene',
  ],
  br: [
    'Thiago',
    'Bia',
    'Rafa',
    'Luana',
    'gaucho',
    'Caio',
    'Nanda',
    'Vitor',
    'Duda',
    'Leo',
    'Bruna',
    'Gabi',
    'carioca',
    'Igor',
    'Manu',
    'Davi',
  ],
}

/** Currencies of the winners in a language; one that is repeated is more common. */
const CURRENCIES_OF: Record<Locale, readonly Currency[]> = {
  ru: ['RUB', 'RUB', 'RUB', 'RUB', 'KZT', 'UAH'],
  en: ['USD', 'USD', 'EUR', 'CAD'],
  it: ['EUR'],
  br: ['BRL', 'BRL', 'BRL', 'USD'],
}

export const winnersCurrency = (locale: Locale): Currency => CURRENCIES_OF[locale][0] ?? 'EUR'

/** The latest wins, newest first. Derived from the time, so all readers see the same ones. */
export function winners(catalogue: Catalogue, locale: Locale, now: number, limit: number) {
  const latest = Math.floor(now / EVERY_MS)
  return Array.from({ length: limit }, (_, back) => {
    const tick = latest - back
    const random = seededRandom(`win:${catalogue.seed}:${locale}:${tick}`)
    const game = pick(random, catalogue.games.slice(0, 300))
    const currency = pick(random, CURRENCIES_OF[locale])
    const euros = random() < BIG_WIN ? between(random, 400, 6000) : between(random, 4, 220)
    return {
      id: tick,
      nick: masked(pick(random, NICKS[locale])),
      game: { slug: game.slug, name: game.name, preview: picturePath('poster', game.slug) },
      amount: fromEuros(euros, currency) + between(random, 0, 99),
      currency,
      at: new Date(tick * EVERY_MS - between(random, 0, EVERY_MS - 1)).toISOString(),
    }
  })
}

const masked = (nick: string): string => `${nick.slice(0, Math.min(3, nick.length - 1))}***`
