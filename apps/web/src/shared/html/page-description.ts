import { plainText } from './plain-text.ts'

/** Longest description of a page, as search engines show it. */
const MAX_DESCRIPTION = 160

/** The description of a page: the first of these texts (HTML) that says something, on one line. Nothing without one. */
export function pageDescription(...texts: readonly string[]): { readonly description?: string } {
  const text = texts
    .map(plainText)
    .find((one) => one !== '')
    ?.replaceAll('\n', ' ')
  if (text === undefined) return {}
  return { description: text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : text }
}
