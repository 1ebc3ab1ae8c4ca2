const CHOICE = /\((?:\?:|(?!\?))([^()]*\|[^()]*)\)/

/**
 * A pattern for each of its choices: `a/(b|c)` gives `a/b` and `a/c`. Lookarounds stay as they are. One that matches nothing names
 * what is gone.
 */
export function alternativesOf({ source, flags }: RegExp): RegExp[] {
  return split(`(?:${source})`).map((alternative) => new RegExp(alternative, flags))
}

function split(pattern: string): string[] {
  const choice = CHOICE.exec(pattern)
  if (choice === null) return [pattern.replaceAll('\u0001', '(?:').replaceAll('\u0002', ')')]
  const [whole, options = ''] = choice
  const before = pattern.slice(0, choice.index)
  const after = pattern.slice(choice.index + whole.length)
  // Kept as a group, for what follows it: `(a|b)?`.
  return options.split('|').flatMap((option) => split(`${before}\u0001${option}\u0002${after}`))
}
