/** Russian and Ukrainian letters after `normalizeText` (no ё, no й), in Latin. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
}
const CYRILLIC = /\p{Script=Cyrillic}/u
const CYRILLIC_LETTERS = /\p{Script=Cyrillic}/gu

/** Spellings of one sound, longest first. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/дж/g, 'j'],
  [/sch|tch|ch/g, '4'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/wh/g, 'v'],
  [/th/g, 't'],
  [/qu/g, 'kv'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/y/g, 'i'],
  [/zh/g, 'j'],
  [/(\p{L})\1+/gu, '$1'],
]
const VOWELS = /[aeiou]/g

export const isCyrillic = (normalized: string): boolean => CYRILLIC.test(normalized)

/** Phonetic key of a normalized text in Latin letters: `бук оф` and `book of` both give `buk of`. */
export function phoneticKey(normalized: string): string {
  let text = normalized
  for (const [spelling, sound] of SOUNDS) {
    // Match дж before transliteration splits it; all other spellings are Latin.
    if (sound === '4') text = text.replace(CYRILLIC_LETTERS, (letter) => LATIN[letter] ?? letter)
    text = text.replace(spelling, sound)
  }
  return text
}

/** The key without vowels, which transliterations rarely keep: `вайлд` and `wild` both give `vld`. */
export const consonantsOf = (sound: string): string => sound.replace(VOWELS, '')
