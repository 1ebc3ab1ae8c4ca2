import { autorun } from 'mobx'
import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useBrand, useTab, useTexts } from '../../shared/site/tab.tsx'
import type { PageRoute } from '../../shared/navigation/page-route.ts'
import { applyHead, headTags } from './head.ts'

/** Keeps the document's head in sync with the page in view. */
export function DocumentHead() {
  const { site, outcomes } = useTab()
  const t = useTexts()
  const brand = useBrand()
  const location = useLocation()
  const match = useMatches().at(-1)
  // Marks the page as hydrated: from now on buttons work. The value is the location key.
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
