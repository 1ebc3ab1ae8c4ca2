import { cutText, shownText } from '@croupier/domain/core'
import { plainText } from './plain-text.ts'

/** Longest description of a page, as search engines show it. */
const MAX_DESCRIPTION = 160

/** The description of a page: the first of these texts (HTML) that says something, on one line. Nothing without one. */
export function pageDescription(...texts: readonly string[]): { readonly description?: string } {
  const text = texts.map((html) => shownText(plainText(html).replaceAll('\n', ' '))).find((one) => one !== '')
  if (text === undefined) return {}
  return { description: text.length > MAX_DESCRIPTION ? `${cutText(text, MAX_DESCRIPTION - 1).trimEnd()}…` : text }
}
