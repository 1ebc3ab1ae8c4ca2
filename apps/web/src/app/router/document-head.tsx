import { autorun } from 'mobx'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { late } from '#shared/loading/late.tsx'
import { whenIdle } from '#shared/loading/when-idle.ts'
import { useBrand, useTab, useTexts } from '#shared/site/tab.tsx'
import { useNavigationState } from './navigation-router.tsx'

const headCode = late(() => import('../server/head.ts'))

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
    const follow = ({ headTags, applyHead }: NonNullable<typeof headCode.value>) =>
      autorun(() => {
        const { status } = outcomes.of(page, params, location)
        const tags = headTags({ page, status, site, params, url, t, brand, origin: window.location.origin })
        applyHead(document.head, tags, url.pathname)
      })
    if (headCode.value) return follow(headCode.value)
    // The head of the first page came with it.
    let stop: (() => void) | null = whenIdle(() => {
      void headCode.load().then(
        (code) => stop && (stop = follow(code)),
        () => undefined,
      )
    })
    return () => {
      stop?.()
      stop = null
    }
  }, [site, outcomes, t, brand, location, match])
  return null
}
