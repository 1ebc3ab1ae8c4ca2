import { languageOf } from '../brand-folders.ts'

/** Lower-case letters that a language writes beside a to z. */
const LETTERS: Readonly<Record<string, string>> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  it: 'àèéìíîòóùú',
  br: 'áâãàçéêíóôõúü',
}
const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const FIGURES = '0123456789'

/** The alphabet of a locale in both cases, with figures: names and titles come from players and the platform. */
export function alphabetOf(locale: string): string {
  const letters = LATIN + (LETTERS[locale] ?? '')
  return letters + letters.toUpperCase() + FIGURES
}

/** The signs with which the locales write amounts of a currency. */
export function signsOf(currency: string, locales: readonly string[]): string {
  return locales
    .flatMap((locale) =>
      (['narrowSymbol', 'symbol'] as const).flatMap((currencyDisplay) =>
        new Intl.NumberFormat(languageOf(locale), { style: 'currency', currency, currencyDisplay })
          .formatToParts(-1234567.8)
          .map(({ value }) => value),
      ),
    )
    .join('')
}

/** Spaces, controls and marks of direction need no drawing; emoji come from the system. */
export const isDrawn = (character: string): boolean =>
  !/[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}]/u.test(character) ||
  /[©®™]/u.test(character)
