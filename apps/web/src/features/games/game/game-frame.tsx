import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useMatch } from 'react-router'
import { isAuthPath } from '../../../shared/navigation/addresses.ts'
import { late, LateView } from '../../../shared/loading/late.tsx'
import { useSite } from '../../../shared/site/tab.tsx'

/** What is drawn of a game: comes with its page, and with no other. */
export const gameWindow = late(() => import('./game-window.tsx'))

/**
 * The game, always mounted: on its own page it is the stage (the whole screen on phones), everywhere else a small window.
 * Only classes change between the two, so the frame is never moved in the document and never loads twice (core.md 2).
 */
export const GameFrame = observer(function GameFrame() {
  const { gameRun, games, content, session } = useSite()
  const location = useLocation()
  const slug = useMatch('/play/:name')?.params.name ?? null
  const mayOpen = slug === null || (games.game(slug).state.status !== 'failed' && !content.serverData.value?.restricted)

  useEffect(() => {
    const path = location.pathname + location.search + location.hash
    if (slug !== null) gameRun.navigated({ kind: 'game', slug, path })
    else gameRun.navigated({ kind: isAuthPath(location.pathname) ? 'auth' : 'other', path })
  }, [gameRun, slug, location.pathname, location.search, location.hash])

  // A visit to the page of a game opens it; the visitor's kind decides between demo and real money. Whoever comes or goes ends
  // the run (core.md 4), so a change of it opens the game anew.
  useEffect(() => {
    if (slug !== null && mayOpen) gameRun.open(slug)
  }, [gameRun, slug, mayOpen, session.isSignedIn])

  // Back from the provider's own page: the browser shows the old page as it was left, loader and all.
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) gameRun.close()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [gameRun])

  if (!mayOpen || (slug === null && gameRun.run.status === 'idle')) return null
  return <LateView code={gameWindow}>{({ GameWindow }) => <GameWindow slug={slug} />}</LateView>
})
