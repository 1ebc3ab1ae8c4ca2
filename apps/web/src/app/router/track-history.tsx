import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigationType, type Location } from 'react-router'
import { positionKey } from '../../shared/navigation/page-positions.ts'
import type { PageRoute, Params } from '../../shared/navigation/page-route.ts'
import { useTab } from '../../shared/site/tab.tsx'
import { holdPosition } from './hold-position.ts'

interface Shown {
  readonly location: Location
  readonly index: number | null
  readonly page: PageRoute | undefined
  readonly params: Params
}

const pathOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * Keeps the tab's history: which pages were left, and where on them the visitor was. Brings them back to that place also where
 * the router's own `ScrollRestoration`, which stands before it, cannot yet: after a reload a page is not at once as long as it was.
 */
export function TrackHistory() {
  const { history, outcomes } = useTab()
  const location = useLocation()
  const how = useNavigationType()
  const match = useMatches().at(-1)
  const shown = useRef<Shown | null>(null)

  useLayoutEffect(() => {
    const { positions } = history
    const position = how === 'POP' ? positions.of(positionKey(location)) : null
    positions.enter(positionKey(location))
    const target = position ? position.y : location.hash
    return target === '' ? undefined : holdPosition(target)
  }, [history, location, how])

  useEffect(() => {
    const note = () => history.positions.note({ y: window.scrollY })
    const keep = () => {
      // The last scroll may not have been told yet.
      note()
      history.keep()
    }
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [history])

  useEffect(() => {
    const entered: Shown = { location, index: indexOf(), page: match?.handle as PageRoute, params: match?.params ?? {} }
    const left = shown.current
    shown.current = entered
    if (left === null) history.resume(entered.index)
    if (left === null || left.location === location) return
    // What was put in another's place is gone, and errors are no place to go back to (core.md 2).
    const { page, params } = left
    const status = page ? outcomes.of(page, params, left.location).status : 404
    const isGone = how === 'REPLACE' || status !== 200
    history.moved({
      left: isGone ? null : { path: pathOf(left.location), index: left.index },
      entered: { path: pathOf(location), index: entered.index },
      isPop: how === 'POP',
    })
  }, [history, location, how, match, outcomes])

  return null
}

/** The router's own count of the tab's entries. */
function indexOf(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
