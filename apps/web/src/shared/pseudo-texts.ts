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
