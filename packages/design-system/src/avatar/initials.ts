/** First letters of the first two words, upper case; a letter of more than one code unit stays whole. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/[\s_.-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 32))
    .join('')
    .toUpperCase()
}
