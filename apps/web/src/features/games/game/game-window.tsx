import { DraggableWindow, FrameLoader } from '@croupier/design-system'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isGamePath, isGuestOnlyPath } from '#shared/navigation/addresses.ts'
import { isEntryInView } from '#browser/page-steps.ts'
import { COMES_BACK } from '#shared/navigation/page-positions.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { useBackTarget } from '#shared/navigation/back-target.ts'
import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import { FrameActions } from './frame-actions.tsx'
import { FrameNotice } from './frame-notice.tsx'
import { GameIframe } from './game-iframe.tsx'

const playFigures = late(() => import('./play-figures.tsx'))
const FIGURES_TEXTS = ['bonus', 'game', 'limits', 'tournament-bar'] as const

/** A step back takes less. Milliseconds. */
const STEP_MS = 1000

const isReturnPath = (path: string) => !isGamePath(path) && !isGuestOnlyPath(path)

export const GameWindow = observer(function GameWindow({ slug }: { readonly slug: string | null }) {
  const t = useTexts()
  const { gameRun, games, player } = useSite()
  const { history } = useTab()
  const way = useBackTarget({ fallback: gameRun.returnTo, serves: isReturnPath })
  const figures = useWithTexts(playFigures, FIGURES_TEXTS)
  const { run } = gameRun
  const isStage = slug !== null
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const openInPlace = useEffectEvent(() => {
    if (isEntryInView(history.index)) void navigate(way.path, { replace: true, state: COMES_BACK })
  })
  // A step back that leads nowhere: some browsers take back the frame of the game that has left.
  useEffect(() => {
    if (!isLeaving || !isStage || run.status !== 'idle') return undefined
    const timer = setTimeout(openInPlace, STEP_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, isStage, run.status])
  const game = games.game(run.status === 'idle' ? (slug ?? '') : run.slug).value
  const name = game?.name ?? ''

  const leave = () => {
    setLeaving(true)
    if (isStage) way.go()
  }
  // The page comes back from the browser's cache, with a run of then: the player of a game that plays on the provider's
  // page comes back to where it was opened, any other game of the page begins anew.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const hasLeft = run.status === 'leaving'
    gameRun.close()
    if (hasLeft) leave()
    else if (isStage && game) gameRun.open(game)
  })
  useEffect(() => {
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const close = () => {
    gameRun.close()
    leave()
  }
  return (
    <div className={isStage ? 'lg:px-8 lg:pt-6' : 'contents'}>
      <DraggableWindow
        mode={isStage ? 'stage' : 'window'}
        label={t('game:frame', { game: name })}
        handleLabel={t('game:move')}
        resizeLabel={t('game:resize')}
        shape={run.status === 'running' ? run : undefined}
        title={
          run.status === 'running' && run.mode === 'real' && player ? (
            <LateView code={figures} fallback={name}>
              {({ PlayFigures }) => <PlayFigures game={game} hasName={isStage} />}
            </LateView>
          ) : (
            name
          )
        }
        actions={
          <FrameActions
            slug={run.status === 'idle' ? slug : run.slug}
            isStage={isStage}
            returnTo={way}
            onClose={close}
          />
        }
      >
        {run.status === 'running' && (
          <GameIframe
            key={run.runToken}
            run={run}
            title={t('game:frame', { game: name })}
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
          label={t('game:loading', { game: name })}
        />
        <FrameNotice />
      </DraggableWindow>
    </div>
  )
})
