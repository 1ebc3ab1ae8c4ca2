import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { onOverlaysChange, topDialog } from './overlay-stack.ts'

/**
 * Over everything and always within reach. A modal dialog makes all outside it inert, even what lies above it
 * (whatwg/html 9936), so the content moves into the dialog on top and comes home when that closes.
 * The element is moved, the React tree is not: states, timers and typed text inside survive.
 */
export function TopLayer({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null)
  const [host] = useState(createHost)
  // Undefined on the server and while hydrating: a portal has no markup to take over.
  const dialog = useSyncExternalStore<HTMLElement | null | undefined>(onOverlaysChange, topDialog, () => undefined)

  useLayoutEffect(() => {
    const place = dialog ?? home.current
    if (!host || !place) return
    place.append(host)
    host.showPopover()
  }, [host, dialog])
  useLayoutEffect(() => () => host?.remove(), [host])

  return (
    <div ref={home} className="contents">
      {host && dialog !== undefined ? createPortal(children, host) : null}
    </div>
  )
}

function createHost(): HTMLElement | null {
  if (typeof document === 'undefined') return null
  const host = document.createElement('div')
  host.popover = 'manual'
  host.dataset['slot'] = 'top-layer'
  return host
}
