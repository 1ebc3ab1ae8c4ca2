import type { Run } from '@croupier/domain/games'
import { useEffect, useRef } from 'react'
import { useSite } from '#shared/site/tab.tsx'

export interface GameIframeProps {
  readonly run: Extract<Run, { status: 'running' }>
  readonly title: string
  readonly isStage: boolean
  readonly onExit: () => void
}

/** The provider's page in a sandboxed frame. Accepts messages of this frame's windows only. */
export function GameIframe({ run, title, isStage, onExit }: GameIframeProps) {
  const { gameRun } = useSite()
  const ref = useRef<HTMLIFrameElement>(null)
  const onExitRef = useRef(onExit)
  useEffect(() => {
    onExitRef.current = onExit
  }, [onExit])
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      if (!isWithin(event.source, ref.current?.contentWindow)) return
      if (gameRun.receive(event.data, event.origin) === 'exit') onExitRef.current()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [gameRun])
  // A minimised game must not keep the keyboard: a space meant to scroll the page would place a bet.
  useEffect(() => {
    if (!isStage && document.activeElement === ref.current) ref.current?.blur()
  }, [isStage])
  return (
    <iframe
      ref={ref}
      src={run.url}
      title={title}
      data-testid="game-iframe"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation"
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      onLoad={() => gameRun.markLoaded()}
      className="absolute inset-0 size-full border-0"
    />
  )
}

/** Whether a message comes from the frame's window or one inside it: a game may have a frame of its own. */
function isWithin(source: MessageEventSource | null, frame: Window | null | undefined): boolean {
  for (let from = source as Window | null; from && frame; from = from.parent) {
    if (from === frame) return true
    if (from === from.parent) return false
  }
  return false
}
