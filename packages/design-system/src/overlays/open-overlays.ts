import { useEffect, useEffectEvent } from 'react'

export type OverlayKind = 'modal' | 'info' | 'tooltip'

export interface OpenOverlay {
  readonly kind: OverlayKind
  readonly close: () => void
  /** Stays open on navigation and `closeAllOverlays`. Default false. */
  readonly stays?: boolean
}

/** Open overlays, newest last. Module state, as there is one document; only effects fill it, never the server. */
let open: readonly OpenOverlay[] = []

/** Adds an open overlay. Returns its removal. */
export function enterOverlay(overlay: OpenOverlay): () => void {
  open = [...open, overlay]
  return () => {
    open = open.filter((other) => other !== overlay)
  }
}

/** The overlays that are open, oldest first. */
export function openOverlays(): readonly OpenOverlay[] {
  return open
}

/** Closes every overlay, newest first, except those with `stays`. Call it on navigation. */
export function closeAllOverlays(): void {
  for (const overlay of open.toReversed()) if (!overlay.stays) overlay.close()
}

/** Lists an overlay while it is open. */
export function useOpenOverlay({
  kind,
  open: isOpen,
  stays = false,
  onClose,
}: {
  kind: OverlayKind
  open: boolean
  stays?: boolean
  onClose: () => void
}): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? enterOverlay({ kind, stays, close: () => close() }) : undefined), [kind, isOpen, stays])
}
