import { Activity, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useBoundary } from './hydration-gate.tsx'

export interface KeptProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/**
 * Keeps its children from when they are first shown, so that they are seen again at once and as they were left. While they are
 * away their effects are ended, and the browser keeps their layout (`content-visibility`) but neither paints nor reads them.
 */
export function Kept({ isShown, children }: KeptProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return wasShown && <KeptContent isShown={isShown}>{children}</KeptContent>
}

function KeptContent({ isShown, children }: KeptProps) {
  const place = useRef<HTMLDivElement>(null)
  const end = useBoundary()
  // React hides by `display: none`, which would drop the layout. Older browsers have nothing better.
  useLayoutEffect(() => {
    if (!isShown && CSS.supports('content-visibility', 'hidden'))
      (place.current?.firstElementChild as HTMLElement | null)?.style.removeProperty('display')
  }, [isShown])
  return (
    <div ref={place} className={isShown ? undefined : '[content-visibility:hidden]'}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <div>
          {children}
          {end}
        </div>
      </Activity>
    </div>
  )
}
