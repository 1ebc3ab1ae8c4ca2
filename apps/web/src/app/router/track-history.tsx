import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, type Location } from 'react-router-dom'
import { COMES_BACK } from '#shared/navigation/page-positions.ts'
import { useTab } from '#shared/site/tab.tsx'
import { holdPosition } from './hold-position.ts'
import type { PageMatch } from './navigation.ts'
import { useNavigationState, useTabNavigation } from './navigation-router.tsx'

interface Shown {
  readonly location: Location
  readonly index: number | null
  readonly match: PageMatch | null
}

const pathOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/** Records pages and scroll positions. Back and forward restore the position once the page is long enough. */
export function TrackHistory() {
  const { site, history, outcomes } = useTab()
  const location = useLocation()
  const navigation = useTabNavigation()
  const { action, match, keepsScroll } = useNavigationState()
  const shown = useRef<Shown | null>(null)
  const scrolled = useRef(location)

  useLayoutEffect(() => {
    const { positions } = history
    const isBack = action === NavigationType.Pop || location.state === COMES_BACK
    const position = isBack ? positions.of(location) : null
    positions.enter(location)
    // The browser has placed the first page.
    if (scrolled.current !== location && !keepsScroll) window.scrollTo(0, position?.y ?? 0)
    scrolled.current = location
    const target = position ? position.y : location.hash
    return target === '' ? undefined : holdPosition(target)
  }, [history, location, action, keepsScroll])

  useEffect(() => {
    const note = () => history.positions.note({ y: window.scrollY })
    let leftAt = 0
    const keep = () => {
      leftAt = window.scrollY
      // The last scroll event may be pending.
      note()
      history.keep()
      // After a reload the browser places the page before any script runs.
      window.history.scrollRestoration = 'auto'
    }
    const takeOver = () => {
      window.history.scrollRestoration = 'manual'
    }
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      takeOver()
      // WebKit shows a page of its back/forward cache at the top.
      if (persisted) window.scrollTo(0, leftAt)
    }
    takeOver()
    const leave = navigation.subscribe(note)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    window.addEventListener('pageshow', comeBack)
    return () => {
      leave()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [history, navigation])

  useEffect(() => {
    const entered: Shown = { location, index: indexOf(), match }
    const left = shown.current
    shown.current = entered
    if (left === null) history.resume(entered.index)
    if (left === null || left.location === location) return
    site.withoutLive.ask()
    // "Back" never returns to replaced entries or error pages.
    const status = left.match ? outcomes.of(left.match.page, left.match.params, left.location).status : 404
    const isGone = action === NavigationType.Replace || status !== 200
    history.moved({
      left: isGone ? null : { path: pathOf(left.location), index: left.index },
      entered: { path: pathOf(location), index: entered.index },
      isPop: action === NavigationType.Pop,
    })
  }, [site, history, location, action, match, outcomes])

  return null
}

function indexOf(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : null
}
