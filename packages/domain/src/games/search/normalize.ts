/** Letters that Unicode does not decompose. */
const SINGLE_LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const SINGLE = new RegExp(`[${Object.keys(SINGLE_LETTERS).join('')}]`, 'g')
const MARKS = /\p{M}+/gu
/** Removed inside a word: `jokers` finds `Joker's`. */
const APOSTROPHES = /['’ʼ`´]/g
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/gu

/** Normalizes text for search: lower case, no diacritics, one space between words (`Café  RÍO!` gives `cafe rio`). */
export function normalizeText(text: string): string {
  return text
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SINGLE, (letter) => SINGLE_LETTERS[letter] ?? letter)
    .replace(BETWEEN_WORDS, ' ')
    .trim()
}
