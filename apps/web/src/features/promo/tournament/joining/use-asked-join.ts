import { useEffect, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tournamentPath } from '#shared/navigation/addresses.ts'
import type { PageParameter } from '#shared/site/page-parameters.ts'

const ASKED = 'join' satisfies PageParameter

/** The page of a tournament with the way to take part in view: where a guest comes back to after joining the site. */
export const joinPath = (slug: string): string => `${tournamentPath(slug)}?${ASKED}=1`

/**
 * Brings the way to take part into view, with the focus on its button, where the address asks for it. Nobody takes part
 * without a press. @param isKnown whether it is known what the visitor can do
 */
export function useAskedJoin(isKnown: boolean): RefObject<HTMLFieldSetElement | null> {
  const place = useRef<HTMLFieldSetElement>(null)
  const [query, setQuery] = useSearchParams()
  const isAsked = query.has(ASKED) && isKnown
  useEffect(() => {
    const section = place.current
    if (!isAsked || section === null) return
    section.scrollIntoView({ block: 'center' })
    const target = section.querySelector<HTMLElement>('[data-join] button, [data-join] a') ?? section
    target.focus({ preventScroll: true })
    // A reload, or the way back, leaves the focus where it is.
    setQuery(
      (asked) => {
        asked.delete(ASKED)
        return asked
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isAsked, setQuery])
  return place
}
