import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readBrandModes, type BrandModes } from '../../packages/design-system/tokens/brand-modes.ts'
import type { BrandTokens } from '../../packages/design-system/tokens/brand-tokens.ts'

/** The repository, or a copy of its data where `BRANDS_ROOT` names one. */
export const root = process.env['BRANDS_ROOT'] ?? path.resolve(import.meta.dirname, '../..')
/** Folder of the brands, from the root of the repository. */
export const BRANDS = 'packages/brands'
export const CONTRACT = 'packages/design-system/src/tokens/contract.json'
/** The brand of a page without `data-brand`. */
export const DEFAULT_BRAND = 'gold'

/** Folders of the base texts: `<folder>/<language>/<namespace>.json`. */
export const BASE_TEXTS = ['apps/web/src/texts/first-visit', 'apps/web/src/texts/on-demand']

/** Language of a locale, as in the names of text files: `br` is our name for Brazilian Portuguese. */
export const languageOf = (locale: string): string => (locale === 'br' ? 'pt-BR' : locale)

export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Null where there is no such file. */
export const currentText = (file: string): string | null => (existsSync(path.join(root, file)) ? readText(file) : null)

const MARK = /^(?:\/\*|<!--) Made by .* Mark: ([\w-]+)\. (?:\*\/|-->)\n/

/** A made file under a line that says so, with a mark by which a later change by hand is seen. */
export function marked(
  text: string,
  { start, by, end } = { start: '/*', by: '`npm run brand -- build`', end: '*/' },
): string {
  return `${start} Made by ${by}. Do not edit. Mark: ${markOf(text)}. ${end}\n${text}`
}

/** Whether a made stylesheet was changed after it was made. */
export const isEdited = (text: string | null): boolean => MARK.test(text ?? '') && !isMade(text)

/** Whether a file is as it was made. */
export function isMade(text: string | null): boolean {
  const [line = '', mark] = MARK.exec(text ?? '') ?? []
  return mark !== undefined && mark === markOf(text?.slice(line.length) ?? '')
}

const markOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** Names of all brands, the default one first. A folder is a brand when it has a `brand.json`. */
export function brandIds(): string[] {
  return readdirSync(path.join(root, BRANDS))
    .filter((name) => existsSync(path.join(root, BRANDS, name, 'brand.json')))
    .toSorted(
      (one, other) => Number(other === DEFAULT_BRAND) - Number(one === DEFAULT_BRAND) || one.localeCompare(other),
    )
}

/** The tokens of one brand, over the contract, where nobody chooses a mode. */
export const tokensOf = (id: string): BrandTokens => modesOf(id).standard

/** The tokens of one brand in every permutation of its modes. */
export function modesOf(id: string): BrandModes {
  const file = `${BRANDS}/${id}/tokens.json`
  const contract = { file: CONTRACT, text: readText(CONTRACT) }
  return readBrandModes(contract, { file, text: readText(file) }, (name) => currentText(`${BRANDS}/${id}/${name}`))
}

/** For pictures that are the same on every machine. */
export const CHROMIUM_ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--force-color-profile=srgb']
