import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { draws, type Face } from '../fonts/faces.ts'
import { alphabetOf, isDrawn, signsOf } from '../fonts/needed-characters.ts'
import type { TextFile } from './texts.ts'

/** A font token: the families it names, in order. */
export interface FontToken {
  name: string
  families: readonly string[]
  file: string
  line: number
}

interface WrittenBrand {
  /** Path of the brand's folder, in which font files are looked up. */
  folder: string
  faces: readonly Face[]
  fonts: readonly FontToken[]
  locales: readonly string[]
  currencies: readonly string[]
  texts: readonly TextFile[]
}

/**
 * Characters that the brand writes and none of a token's fonts draws: in the file of a face, and in that face's
 * `unicode-range`.
 */
export function faultsOfCharacters(brand: WrittenBrand): Fault[] {
  return brand.fonts.flatMap((token) => {
    const faces = ownFaces(token.families, brand.faces)
    if (faces.length === 0) return []
    const known = new Map<string, boolean>()
    const missing = (text: string): string[] =>
      [...new Set(text)].filter((character) => {
        if (!known.has(character)) known.set(character, isCovered(character, faces, brand.folder))
        return known.get(character) === false
      })
    // A font without a language's letters is at fault for each text in it: the texts are innocent.
    const letters = faultsOfLetters(token, brand, missing)
    return letters.length > 0 ? letters : faultsOfTextCharacters(token, brand, missing)
  })
}

const isCovered = (character: string, faces: readonly Face[], folder: string): boolean =>
  !isDrawn(character) || faces.some((face) => draws(face, character.codePointAt(0)!, folder))

/** Faces of the families before the first that is a font of the system: that one draws what they do not. */
function ownFaces(families: readonly string[], faces: readonly Face[]): Face[] {
  const of = families.map((family) => faces.filter((face) => face.family === family))
  const end = of.findIndex((own) => own.every(({ urls }) => urls.length === 0))
  return of.slice(0, end === -1 ? undefined : end).flat()
}

type Missing = (text: string) => string[]

function faultsOfLetters(token: FontToken, { locales, currencies }: WrittenBrand, missing: Missing): Fault[] {
  const wanted = [
    ...locales.map((locale) => ({ what: `of the language "${locale}"`, found: missing(alphabetOf(locale)) })),
    ...currencies.map((currency) => ({
      what: `of the currency ${currency}`,
      found: missing(signsOf(currency, locales)),
    })),
  ]
  return wanted
    .filter(({ found }) => found.length > 0)
    .map(({ what, found }) => ({ file: token.file, line: token.line, message: message(token, found, what) }))
}

function faultsOfTextCharacters(token: FontToken, { texts }: WrittenBrand, missing: Missing): Fault[] {
  return texts.flatMap(({ file, texts: byKey }) =>
    [...byKey].flatMap(([key, { forms }]) =>
      [...forms.values()].flatMap(({ text, line }) => {
        const found = missing(text.normalize('NFC'))
        return found.length === 0 ? [] : [{ file, line, message: message(token, found, `of text "${key}"`) }]
      }),
    ),
  )
}

/** At most so many are named one by one. */
const NAMED = 8

function message({ name, families }: FontToken, found: readonly string[], what: string): string {
  const named = found.slice(0, NAMED).map((character) => `${character} (${code(character)})`)
  const rest = found.length > NAMED ? ` and ${found.length - NAMED} more` : ''
  return `no face of "${families[0]}" (${name}) has ${named.join(', ')}${rest} ${what}: add a file that has it, or widen its unicode-range`
}

const code = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
