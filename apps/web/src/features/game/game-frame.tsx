import { DraggableWindow, FrameLoader } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useMatch, useNavigate } from 'react-router'
import { isAuthPath } from '../../shared/addresses.ts'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { FrameActions } from './frame-actions.tsx'
import { FrameNotice } from './frame-notice.tsx'
import { GameIframe } from './game-iframe.tsx'

/**
 * The game, always mounted: on its own page it is the stage (the whole screen on phones), everywhere else a small window.
 * Only classes change between the two, so the frame is never moved in the document and never loads twice (core.md 2).
 */
export const GameFrame = observer(function GameFrame() {
  const t = useTexts()
  const { gameRun, games, content, session } = useSite()
  const location = useLocation()
  const navigate = useNavigate()
  const slug = useMatch('/play/:name')?.params.name ?? null
  const mayOpen = slug === null || (games.game(slug).state.status !== 'failed' && !content.serverData.value?.restricted)

  useEffect(() => {
    const path = location.pathname + location.search
    if (slug !== null) gameRun.navigated({ kind: 'game', slug, path })
    else gameRun.navigated({ kind: isAuthPath(location.pathname) ? 'auth' : 'other', path })
  }, [gameRun, slug, location.pathname, location.search])

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

  const { run } = gameRun
  const isStage = slug !== null
  if (!mayOpen || (!isStage && run.status === 'idle')) return null
  const name = games.game(run.status === 'idle' ? (slug ?? '') : run.slug).value?.name ?? ''

  const leave = () => {
    if (isStage) void navigate(gameRun.returnTo)
  }
  const close = () => {
    gameRun.close()
    leave()
  }
  return (
    <div className={isStage ? 'lg:px-8 lg:pt-6' : 'contents'}>
      <DraggableWindow
        mode={isStage ? 'stage' : 'window'}
        label={t('game.frame', { game: name })}
        handleLabel={t('game.move')}
        resizeLabel={t('game.resize')}
        title={name}
        actions={<FrameActions slug={run.status === 'idle' ? slug : run.slug} isStage={isStage} onClose={close} />}
      >
        {run.status === 'running' && (
          <GameIframe
            key={run.runToken}
            run={run}
            title={t('game.frame', { game: name })}
            isStage={isStage}
            onExit={leave}
          />
        )}
        <FrameLoader
          visible={
            run.status === 'idle' ||
            run.status === 'loading' ||
            run.status === 'leaving' ||
            (run.status === 'running' && run.loaderVisible)
          }
          label={t('game.loading', { game: name })}
        />
        <FrameNotice />
      </DraggableWindow>
    </div>
  )
})
