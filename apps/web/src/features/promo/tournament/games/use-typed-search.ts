import { createSearchPause } from '@croupier/domain/tournaments'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite } from '#shared/site/tab.tsx'
import { needsAddress, searchOf, withQuery } from './typed-search.ts'

interface TypedSearch {
  readonly typed: string
  /** Takes the text of the field; the address follows after a pause. */
  type(text: string): void
  /** Follows at once. */
  submit(): void
}

/**
 * The text of a search field whose search is in the address. The address that comes in another way, such as by "back",
 * replaces what was typed.
 */
export function useTypedSearch(query: string, pathOf: (words: string) => string): TypedSearch {
  const pause = useSite().part(createSearchPause)
  const navigate = useNavigate()
  const [known, setKnown] = useState(() => searchOf(query))
  useEffect(() => () => pause.stop(), [pause])
  if (known.query !== query) setKnown(withQuery(known, query))
  const go = (text: string) => {
    pause.stop()
    const words = text.trim()
    if (!needsAddress(known, words)) return
    setKnown((now) => ({ ...now, asked: words }))
    void navigate(pathOf(text), { replace: true, preventScrollReset: true })
  }
  return {
    typed: known.typed,
    type(text) {
      setKnown((now) => ({ ...now, typed: text }))
      if (text.trim() === '') go('')
      else pause.wait(() => go(text))
    },
    submit: () => go(known.typed),
  }
}
