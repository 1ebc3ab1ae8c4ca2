/** The utilities of Tailwind that read a token, by the start of its name. `NAME` is the rest of it. */
const UTILITIES: readonly (readonly [prefix: string, utility: string])[] = [
  [
    '--color-',
    '(?:bg|text|border|outline|ring|fill|stroke|from|via|to|caret|accent|decoration|divide)(?:-[trblxyse])?-NAME',
  ],
  ['--radius-', 'rounded(?:-[a-z]{1,2})?-NAME'],
  ['--shadow-', 'shadow-NAME'],
  ['--font-', 'font-NAME'],
  ['--type-', 'text-NAME'],
  ['--duration-', 'duration-NAME'],
  ['--ease-', 'ease-NAME'],
]

/** Headings take their font and its setting from one class. */
const HEADING = /^--(?:font-heading|heading-)/

/** The tokens that sources read: by a utility, or by their own name. */
export function tokensIn(sources: readonly string[], tokens: readonly string[]): string[] {
  const text = sources.join('\n')
  return tokens.filter((token) => patternOf(token).test(text))
}

function patternOf(token: string): RegExp {
  const ways = [token]
  for (const [prefix, utility] of UTILITIES)
    if (token.startsWith(prefix))
      // The two largest sizes of type have two ends.
      ways.push(`(?<![\\w-])${utility.replace('NAME', token.slice(prefix.length).replace(/-(?:min|max)$/, ''))}`)
  if (token.startsWith('--gutter-')) ways.push('-gutter')
  if (HEADING.test(token)) ways.push(`(?<=[ '"\`])heading(?=[ '"\`])`)
  return new RegExp(`(?:${ways.join('|')})(?![\\w-])`)
}
