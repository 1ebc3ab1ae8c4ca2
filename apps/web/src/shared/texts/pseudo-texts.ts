import type { Text, Texts } from './texts.ts'

/** Each letter with a mark of its own: still readable, and nothing anybody has typed into a component. */
const MARKED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aáeéiíoóuúyýcçdďgğhħjĵkķlĺnńrŕsštťwŵzž').flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [],
  ),
)
/** How much longer than English a text may become in another language. */
const LONGER = 0.35
/** What is filled in, and elements: `{count}`, `<rules>`. */
const KEPT = /(\{\w+\}|<\/?\w+>)/

const mark = (letter: string): string => {
  const marked = MARKED[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? marked : marked.toUpperCase()
}

/** `Log in` → `[Ĺóğ íń~~~]`: the brackets show what is cut off, the waves how far it reaches. */
export function pseudoText(text: string): string {
  const parts = text.split(KEPT)
  const written = parts.map((part) => (KEPT.test(part) ? part : Array.from(part, mark).join(''))).join('')
  const length = parts.filter((part) => !KEPT.test(part)).join('').length
  return `[${written}${'~'.repeat(Math.ceil(length * LONGER))}]`
}

/** All texts in the pseudo-locale: what stays plain on a screen is hard-coded, or came from the platform. */
export function pseudoTexts(texts: Texts): Texts {
  const change = (text: Text): Text =>
    typeof text === 'string'
      ? pseudoText(text)
      : ({ ...mapValues(text, pseudoText), other: pseudoText(text.other) } satisfies Text)
  return mapValues(texts, (group) => mapValues(group as Record<string, Text>, change)) as Texts
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const LETTER = /\p{L}/u

/** The letter of somebody without a picture. */
const INITIAL = /(?<!\p{L})\p{L}(?!\p{L})/gu
/** Shorter ones (`top`, `new`) stand inside of words: they count only where they stand alone. */
const LONG_ENOUGH = 4

/**
 * Lines that neither come from texts in the pseudo-locale (brackets around them, with all that is filled in) nor are made of
 * `known` words, as what the platform said is.
 */
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
