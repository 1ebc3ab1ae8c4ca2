import { globSync } from 'node:fs'
import path from 'node:path'
import { BASE_TEXTS, BRANDS, currentText, languageOf, readText, root } from '../brand-folders.ts'
import { BrandCommandError } from '../command-error.ts'
import { addFont, type FontRole } from './add-font.ts'

/** `npm run brand -- font NAME FAMILY`: gives a brand a family and says what was written. */
export async function fontCommand(id: string, family: string, role: string): Promise<void> {
  if (!isRole(role)) throw new BrandCommandError(`--role is text or display, not "${role}"`)
  const { written, removed, firstVisit, missing } = await addFont(writingBrand(id), family, role)
  const folder = `${BRANDS}/${id}`
  for (const file of written) console.log(`Written: ${folder}/${file}`)
  for (const file of removed) console.log(`Removed, as no face names it any more: ${folder}/${file}`)
  if (written.length === 0) console.log('Nothing to change')
  console.log(`A first visit loads ${(firstVisit / 1000).toFixed(1)} kB of it`)
  if (missing !== '') console.log(`No font of the brand has ${Array.from(missing).join(' ')}`)
}

const isRole = (role: string): role is FontRole => role === 'text' || role === 'display'

/** A brand as its fonts must serve it. */
export function writingBrand(id: string, folder = path.join(root, BRANDS, id)) {
  const { locales, currencies, defaultLocale, defaultCurrency } = JSON.parse(
    readText(`${BRANDS}/${id}/brand.json`),
  ) as Record<'locales' | 'currencies', string[]> & Record<'defaultLocale' | 'defaultCurrency', string>
  const textsOf = (isCyrillic: boolean) =>
    locales
      .filter((locale) => (locale === 'ru') === isCyrillic)
      .map((locale) => textOf(id, languageOf(locale)))
      .join('\n')
  return {
    folder,
    locales,
    currencies,
    defaultLocale,
    defaultCurrency,
    texts: { latin: textsOf(false), cyrillic: textsOf(true) },
  }
}

/** All texts in a language as players read them, without names of values and elements. */
function textOf(id: string, language: string): string {
  const own = currentText(`${BRANDS}/${id}/texts/${language}.json`) ?? '{}'
  const files = globSync(
    BASE_TEXTS.map((folder) => `${folder}/${language}/*.json`),
    { cwd: root },
  ).toSorted()
  return [own, ...files.map(readText)]
    .flatMap((text) => wordsIn(JSON.parse(text)))
    .join('\n')
    .replaceAll(/\{\{\w+\}\}|<[^>]*>/g, '')
}

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(wordsIn)
