import { autorun } from 'mobx'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useBrand, useTab, useTexts } from '../../shared/site/tab.tsx'
import { useNavigationState } from '../router/navigation-router.tsx'
import { applyHead, headTags } from './head.ts'

export function DocumentHead() {
  const { site, outcomes } = useTab()
  const t = useTexts()
  const brand = useBrand()
  const location = useLocation()
  const { match } = useNavigationState()
  // Marks the page as hydrated: from now on buttons work. The value is the location key.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = location.key
  }, [location.key])
  useEffect(() => {
    if (!match) return undefined
    const { page, params } = match
    const url = new URL(location.pathname + location.search, window.location.origin)
    return autorun(() => {
      const { status } = outcomes.of(page, params, location)
      const tags = headTags({ page, status, site, params, url, t, brand, origin: window.location.origin })
      applyHead(document.head, tags, url.pathname)
    })
  }, [site, outcomes, t, brand, location, match])
  return null
}
