import { useEffect } from 'react'
import { followLocale } from './follow-locale.ts'

/** On a documentation page no play runs: its stories follow the toolbar at once. */
export function WordsOfDocs({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  useEffect(() => followLocale(globals, true), [globals])
  return null
}
