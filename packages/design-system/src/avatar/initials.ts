/** First letters of the first two words, upper case, without punctuation and invisible marks of direction. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/[\s_.-]+/)
    .map((word) => /[^\p{P}\p{C}]/u.exec(word)?.[0] ?? '')
    .filter(Boolean)
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
