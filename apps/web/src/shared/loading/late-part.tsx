import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { OnDemandNamespace } from '#texts/generated/resources.ts'
import { usePlayer } from '../site/tab.tsx'
import { LateView, useLate, useOwnRetry, type Late } from './late.tsx'
import { useWithTexts } from './use-with-texts.ts'

/** A part of a page with code and texts of its own. */
export interface LatePart<T = unknown> {
  readonly code: Late<T>
  readonly texts: readonly OnDemandNamespace[]
}

export interface PartViewProps<T> {
  readonly part: LatePart<T>
  /** Shown while it loads. Default: nothing. */
  readonly fallback?: ReactNode
  readonly children: (code: T) => ReactNode
}

/** Draws a part that the page names in its `parts` where it is drawn, so that a first render has it. */
export function PartView<T>({ part, ...view }: PartViewProps<T>) {
  return <LateView code={useWithTexts(part.code, part.texts)} {...view} />
}

/** Draws what only players have of a page. */
export const PlayersPart = observer(function PlayersPart<T>(props: PartViewProps<T>) {
  return usePlayer() && <PartView {...props} />
}) as <T>(props: PartViewProps<T>) => ReactNode

/** What only players need of a page; undefined for guests, and until it is there. Call it in an observer. */
export function usePlayersPart<T>({ code, texts }: LatePart<T>): T | undefined {
  const isGuest = usePlayer() === null
  const state = useLate(useWithTexts(code, texts), { isHeld: isGuest })
  useOwnRetry(state)
  return !isGuest && state.status === 'loaded' ? state.value : undefined
}
