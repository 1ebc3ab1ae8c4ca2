import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { onOverlaysChange, topDialog } from './overlay-stack.ts'

/**
 * Keeps its content usable above modal dialogs, which make all outside them inert: the element moves into the topmost
 * dialog and back. React state inside survives.
 */
export function TopLayer({ children }: { children: ReactNode }) {
  const home = useRef<HTMLDivElement>(null)
  const [host] = useState(createHost)
  // Undefined on the server and while hydrating: a portal cannot be hydrated.
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
