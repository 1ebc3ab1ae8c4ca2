/** The same keys on a US and on a Russian keyboard; the Ukrainian letters that differ follow. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
const UKRAINIAN: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['s', 'і'],
  [']', 'ї'],
  ["'", 'є'],
]

const toLatin = new Map<string, string>()
const toCyrillic = new Map<string, string>()
for (let key = 0; key < LATIN.length; key += 1) {
  const latin = LATIN.charAt(key)
  const cyrillic = CYRILLIC.charAt(key)
  toLatin.set(cyrillic, latin)
  toCyrillic.set(latin, cyrillic)
}
for (const [latin, cyrillic] of UKRAINIAN) toLatin.set(cyrillic, latin)

const swap = (text: string, keys: ReadonlyMap<string, string>) =>
  Array.from(text.toLowerCase(), (char) => keys.get(char) ?? char).join('')

/** What was typed with the Cyrillic layout on by mistake: `ыдщеы` gives `slots`. Latin letters stay. */
export const asTypedInLatin = (text: string): string => swap(text, toLatin)

/** What was typed with the Latin layout on by mistake: `rjkj,jr` gives `колобок`. Cyrillic letters stay. */
export const asTypedInCyrillic = (text: string): string => swap(text, toCyrillic)
