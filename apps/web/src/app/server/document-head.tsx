import { autorun } from 'mobx'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useBrand, useTab, useTexts } from '../../shared/site/tab.tsx'
import type { PageRoute } from '../../shared/navigation/page-route.ts'
import { applyHead, headTags } from './head.ts'

/** Keeps the document's head at what the page in view says of itself, also when its data arrives later. */
export function DocumentHead() {
  const { site, outcomes } = useTab()
  const t = useTexts()
  const brand = useBrand()
  const location = useLocation()
  const match = useMatches().at(-1)
  // From here on clicks are ours: before, links and forms work and buttons do not yet. Says which entry of the history stands.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = location.key
  }, [location.key])
  useEffect(() => {
    if (!match?.handle) return undefined
    const page = match.handle as PageRoute
    const url = new URL(location.pathname + location.search, window.location.origin)
    return autorun(() => {
      const { params } = match
      const { status } = outcomes.of(page, params, location)
      applyHead(document.head, headTags({ page, status, site, params, url, t, brand, origin: window.location.origin }))
    })
  }, [site, outcomes, t, brand, location, match])
  return null
}
