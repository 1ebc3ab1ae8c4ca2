import type { Run } from '@croupier/domain/game-run'
import { useEffect, useRef } from 'react'
import { useSite } from '../../../shared/site/tab.tsx'

export interface GameIframeProps {
  readonly run: Extract<Run, { status: 'running' }>
  readonly title: string
  /** The game is the page, not a small window over another. */
  readonly isStage: boolean
  /** The game's own exit was used. */
  readonly onExit: () => void
}

/** The provider's page, with as few rights as a game bears. Its messages are taken from its own window only. */
export function GameIframe({ run, title, isStage, onExit }: GameIframeProps) {
  const { gameRun } = useSite()
  const ref = useRef<HTMLIFrameElement>(null)
  const onExitRef = useRef(onExit)
  useEffect(() => {
    onExitRef.current = onExit
  }, [onExit])
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (event.source !== ref.current?.contentWindow) return
      if (gameRun.receive(event.data, event.origin) === 'exit') onExitRef.current()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [gameRun])
  // Over another page the keyboard belongs to that page: a space meant to scroll it must not spin for money.
  useEffect(() => {
    if (!isStage && document.activeElement === ref.current) ref.current?.blur()
  }, [isStage])
  return (
    <iframe
      ref={ref}
      src={run.url}
      title={title}
      data-testid="game-iframe"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      onLoad={() => gameRun.markLoaded()}
      className="absolute inset-0 size-full border-0"
    />
  )
}
