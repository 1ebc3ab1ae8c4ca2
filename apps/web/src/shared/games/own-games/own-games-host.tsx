import { useEffect, useEffectEvent } from 'react'
import { readFilter } from '../games-address.ts'
import { useSite, useTab, useTexts } from '../../site/tab.tsx'
import { useIsHydrated } from '../../loading/hydration-gate.tsx'
import { late, RETRY_MS } from '../../loading/late.tsx'
import { isKnownToBeGone } from '../../loading/new-release.ts'
import { whenIdle } from '../../loading/when-idle.ts'

const following = late(() => import('./follow-own-games.ts'))
const asksForFavourites = () => readFilter(undefined, window.location.search).favourites

/** Starts syncing own games: at once if the page shows them, else when idle. Render once, in the root layout. */
export function OwnGamesHost() {
  const t = useTexts()
  const site = useSite()
  const { ownGames: own } = useTab()
  const { toasts } = useTab()
  const reportRefusal = useEffectEvent((wanted: boolean) => {
    toasts.show({
      id: 'favourite',
      tone: 'negative',
      title: t(wanted ? 'games:favouriteNotAdded' : 'games:favouriteNotRemoved'),
      text: t('games:favouriteAgain'),
    })
  })
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (!isHydrated) return undefined
    let stop: (() => void) | null = null
    let isGone = false
    const follow = async () => {
      const { followOwnGames } = await following.load()
      if (!isGone) stop = followOwnGames({ site, own, onRefused: (wanted) => reportRefusal(wanted) })
    }
    let again: ReturnType<typeof setTimeout> | undefined
    const begin = () =>
      void follow().catch((error: unknown) => {
        site.log.error('own games', error)
        if (!isGone && !isKnownToBeGone()) again = setTimeout(begin, RETRY_MS)
      })
    const isAwaited = site.session.isSignedIn || document.documentElement.dataset['own'] || asksForFavourites()
    const cancel = isAwaited ? begin() : whenIdle(begin)
    return () => {
      isGone = true
      cancel?.()
      clearTimeout(again)
      stop?.()
    }
  }, [isHydrated, site, own])
  return null
}
