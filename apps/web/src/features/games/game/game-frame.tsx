import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useMatch } from 'react-router-dom'
import { isAuthPath } from '../../../shared/navigation/addresses.ts'
import { late, LateView } from '../../../shared/loading/late.tsx'
import { useSite } from '../../../shared/site/tab.tsx'

export const gameWindow = late(() => import('./game-window.tsx'))

/**
 * The game, mounted once for the whole visit: full size on its own page, a small window everywhere else. Only classes
 * change between the two, so that the frame never reloads (`docs/product-rules.md`, Game frame).
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

  // Opens the game on its page. Signing in or out ends the run, so open it again for the new kind of visitor.
  useEffect(() => {
    if (slug !== null && mayOpen) gameRun.open(slug)
  }, [gameRun, slug, mayOpen, session.isSignedIn])

  // The browser restored this page from its cache after a redirect to the provider: close the stale run.
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
