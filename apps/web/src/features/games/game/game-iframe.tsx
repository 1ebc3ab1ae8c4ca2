import type { Run } from '@croupier/domain/games'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { useSite } from '#shared/site/tab.tsx'

export interface GameIframeProps {
  readonly run: Extract<Run, { status: 'running' }>
  readonly title: string
  readonly isStage: boolean
  readonly onExit: () => void
}

/** Longest time from a refusal of the policy to the load of the browser's error in the frame. Milliseconds. */
const REFUSED_MS = 1000

/**
 * The provider's page in a sandboxed frame. Accepts messages of this frame's windows only. A game that goes to a page that
 * the policy refuses, such as its provider's lobby, has left: the browser would show an error in its place.
 */
export function GameIframe({ run, title, isStage, onExit }: GameIframeProps) {
  const { gameRun } = useSite()
  const ref = useRef<HTMLIFrameElement>(null)
  const onExitRef = useRef(onExit)
  useEffect(() => {
    onExitRef.current = onExit
  }, [onExit])
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      const opened = openedWindow(event)
      if (!isWithin(opened?.opener ?? event.source, ref.current?.contentWindow)) return
      if (gameRun.receive(event.data, event.origin) !== 'exit') return
      opened?.close()
      onExitRef.current()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [gameRun])
  const isLoaded = useRef(false)
  const refusedAt = useRef(-Infinity)
  useEffect(() => {
    const note = ({ effectiveDirective, disposition, timeStamp }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && disposition === 'enforce') refusedAt.current = timeStamp
    }
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [])
  const load = ({ timeStamp }: SyntheticEvent) => {
    if (isLoaded.current && timeStamp - refusedAt.current < REFUSED_MS) {
      gameRun.close()
      onExit()
      return
    }
    isLoaded.current = true
    gameRun.markLoaded()
  }
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
      onLoad={load}
      className="absolute inset-0 size-full border-0"
    />
  )
}

/** The window of a page of ours that a game has opened, to leave by it; null: the message is of another window. */
function openedWindow({ source, origin }: MessageEvent): Window | null {
  const from = source as Window | null
  return origin === window.location.origin && from?.opener ? from : null
}

/** Whether a message comes from the frame's window or one inside it: a game may have a frame of its own. */
function isWithin(source: MessageEventSource | null, frame: Window | null | undefined): boolean {
  for (let from = source as Window | null; from && frame; from = from.parent) {
    if (from === frame) return true
    if (from === from.parent) return false
  }
  return false
}
