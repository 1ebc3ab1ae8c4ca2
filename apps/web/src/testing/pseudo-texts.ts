import type { TextFiles } from '#shared/texts/locale-texts.ts'

/** Letters with diacritics: readable, and different from any hard-coded text. */
const MARKED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aáeéiíoóuúyýcçdďgğhħjĵkķlĺnńrŕsštťwŵzž').flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [],
  ),
)
const LONGER = 0.35
const KEPT = /(\{\{\w+\}\}|<\/?\w+>)/

const mark = (letter: string): string => {
  const marked = MARKED[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? marked : marked.toUpperCase()
}

/** `Log in` → `[Ĺóğ íń~~~]`: brackets reveal clipping. */
export function pseudoText(text: string): string {
  const parts = text.split(KEPT)
  const written = parts.map((part) => (KEPT.test(part) ? part : Array.from(part, mark).join(''))).join('')
  const length = parts.filter((part) => !KEPT.test(part)).join('').length
  return `[${written}${'~'.repeat(Math.ceil(length * LONGER))}]`
}

/** Texts of the pseudo-locale: unmarked text on a screen is hard-coded or comes from the platform. */
export function pseudoTexts({ first, later }: TextFiles): TextFiles {
  return { first: mapValues(first, (texts) => mapValues(texts, pseudoText)), later }
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const LETTER = /\p{L}/u

const INITIAL = /(?<!\p{L})\p{L}(?!\p{L})/gu
/** Shorter words (`top`, `new`) match only as whole lines. */
const LONG_ENOUGH = 4

/** Lines outside pseudo-locale brackets that are not made of `known` words. */
export function findUntranslated(texts: readonly string[], known: readonly string[]): string[] {
  const longestFirst = [...new Set(known.map((text) => text.trim()))].toSorted(
    (one, other) => other.length - one.length,
  )
  const documents = longestFirst.filter((text) => text.includes('<'))
  const without = (line: string, said: string) => (line.includes(said) ? line.replaceAll(said, ' ') : line)
  const isKnown = (line: string) =>
    longestFirst.includes(line) ||
    documents.some((html) => html.includes(line)) ||
    !LETTER.test(
      longestFirst
        .filter((said) => said.length >= LONG_ENOUGH)
        .reduce(without, line)
        .replaceAll(INITIAL, ''),
    )
  return texts
    .flatMap((text) => outsideOfBrackets(text).split('\n'))
    .map((line) => line.trim())
    .filter((line) => LETTER.test(line) && !isKnown(line))
}

function outsideOfBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const letter of text) {
    if (letter === '[') depth += 1
    else if (letter === ']') depth = Math.max(0, depth - 1)
    else if (depth === 0 || letter === '\n') outside += letter
  }
  return outside
}
