import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useMatch } from 'react-router-dom'
import { isAuthPath } from '#shared/navigation/addresses.ts'
import type { PageOutcome } from '#shared/navigation/page-outcomes.ts'
import { LateView } from '#shared/loading/late.tsx'
import { useTab } from '#shared/site/tab.tsx'
import { gameWindow } from './game-parts.ts'
import { gameRoute } from './game-route.ts'

const NO_PAGE: PageOutcome = { redirect: null, status: 200 }

/** Mounted once: full size on its page, small elsewhere. Only classes change, so that the frame never reloads. */
export const GameFrame = observer(function GameFrame() {
  const { site, outcomes } = useTab()
  const { gameRun, games, session } = site
  const location = useLocation()
  const params = useMatch(gameRoute.path)?.params
  const slug = params?.name ?? null
  // An error page has no stage; a game that runs stays in its window.
  const { redirect, status } = params ? outcomes.of(gameRoute, params, location) : NO_PAGE
  const stage = redirect === null && status === 200 ? slug : null
  const game = stage === null ? undefined : games.game(stage).value

  useEffect(() => {
    const path = location.pathname + location.search + location.hash
    if (slug !== null) gameRun.navigated({ kind: 'game', slug, path })
    else gameRun.navigated({ kind: isAuthPath(location.pathname) ? 'auth' : 'other', path })
  }, [gameRun, slug, location.pathname, location.search, location.hash])

  // Opens the game on its page once its details are there. Signing in or out ends the run, so open it again for the new
  // kind of visitor.
  useEffect(() => {
    if (game) gameRun.open(game)
  }, [gameRun, game, session.isSignedIn])

  if (stage === null && gameRun.run.status === 'idle') return null
  return <LateView code={gameWindow}>{({ GameWindow }) => <GameWindow slug={stage} />}</LateView>
})
