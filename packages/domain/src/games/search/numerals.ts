/** Roman numerals of sequels. Single letters are left out: `X` in a name is a letter. */
const ROMAN = [
  'ii',
  'iii',
  'iv',
  'vi',
  'vii',
  'viii',
  'ix',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
  'xvi',
  'xvii',
  'xviii',
  'xix',
  'xx',
]
const ARABIC = ['2', '3', '4', '6', '7', '8', '9', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20']

const others = new Map<string, string>()
for (const [index, roman] of ROMAN.entries()) {
  const arabic = ARABIC[index] ?? ''
  others.set(roman, arabic)
  others.set(arabic, roman)
}

/** The same number in the other numerals: `2` for `ii`, `ii` for `2`; undefined for other words. */
export const inOtherFigures = (word: string): string | undefined => others.get(word)
