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

/** Records pages left and restores scroll positions that `ScrollRestoration` cannot reach while a page is short. */
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
      // The last scroll event may be pending.
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
    // "Back" never returns to replaced entries or error pages.
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

function indexOf(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
