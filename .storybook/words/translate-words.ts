import components from './components.json' with { type: 'json' }
import names from './names.json' with { type: 'json' }
import screens from './screens.json' with { type: 'json' }

// What stories show in English: texts of components, and of the platform on screens. A number is `#`.

/** Languages of the words, in the order in which they stand. English is the key. */
export const LANGUAGES = ['ru', 'it', 'br'] as const
export type Language = (typeof LANGUAGES)[number]

const WORDS = new Map<string, readonly string[]>(Object.entries({ ...components, ...screens }))
const NAMES = new Set<string>(names)

const NUMBER = /\d+/g
const LETTERS = /\p{L}{2}/u
/** Addresses, files, codes, and marks such as `at_live`: no language has another word for them. */
const CODE = /^\S*(?:[@_*]|\.\w|\/\/)\S*$|^[\p{Lu}\d_]+$/u
/** A word that repeats, to show what does not break. */
const UNBREAKABLE = /(\p{L}{4,}?|a{4})\d?(?:\1\d?){2,}\S*/u
const SENTENCES = /^(.+?)(?: \1)+$/u

const REGIONS = new Map<string, string>()
const namesOfRegions = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })

/** The code of a country by its English name, as `Intl` has it. */
function regionOf(name: string): string | undefined {
  if (REGIONS.size === 0) {
    const english = namesOfRegions('en')
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
    for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
      const found = english.of(code)
      if (found !== undefined) REGIONS.set(found, code)
    }
  }
  return REGIONS.get(name)
}

/** The text in a language, itself where no language says it otherwise, or null if nothing is known of it. */
export function translateWords(text: string, language: Language): string | null {
  const said = text.trim()
  const found = translateTrimmed(said, language)
  return found === null ? null : text.replace(said, () => found)
}

function translateTrimmed(said: string, language: Language): string | null {
  const key = said.replace(NUMBER, '#')
  const word = WORDS.get(key)?.[LANGUAGES.indexOf(language)]
  if (word !== undefined) {
    const numbers = said.match(NUMBER) ?? []
    return word.replaceAll('#', () => numbers.shift() ?? '')
  }
  if (!LETTERS.test(said) || NAMES.has(key) || CODE.test(said)) return said
  const region = regionOf(said)
  if (region !== undefined) return namesOfRegions(language === 'br' ? 'pt-BR' : language).of(region) ?? said
  const [, sentence] = SENTENCES.exec(said) ?? []
  if (sentence !== undefined) {
    const once = translateWords(sentence, language)
    return once && said.replaceAll(sentence, () => once)
  }
  const pieces = said.split(/(: | \+\d+$)/).filter(Boolean)
  const [unbreakable] = UNBREAKABLE.exec(said) ?? []
  if (unbreakable === said) return said
  if (pieces.length < 2 && unbreakable)
    pieces.splice(0, 1, ...said.split(unbreakable).flatMap((each, index) => (index ? [unbreakable, each] : [each])))
  if (pieces.length < 2) return null
  const translated = pieces.map((piece) => (piece ? translateWords(piece, language) : piece))
  return translated.includes(null) ? null : translated.join('')
}

/** True if every language says the text. */
export const isKnown = (text: string): boolean => LANGUAGES.every((language) => translateWords(text, language) !== null)
