import { useEffect, useEffectEvent } from 'react'

/** `menu`: a native popover. `cover`: a panel beside the page while it covers it. */
export type OverlayKind = 'modal' | 'info' | 'tooltip' | 'menu' | 'cover'

export interface OpenOverlay {
  readonly kind: OverlayKind
  readonly close: () => void
  /** Stays open on navigation and `closeAllOverlays`. Default false. */
  readonly stays?: boolean
}

/** Open overlays, newest last. Module state, as there is one document; only effects fill it, never the server. */
let open: readonly OpenOverlay[] = []
const listeners = new Set<() => void>()

function change(next: readonly OpenOverlay[]): void {
  open = next
  for (const listener of listeners) listener()
}

/** Adds an open overlay. Returns its removal. */
export function enterOverlay(overlay: OpenOverlay): () => void {
  change([...open, overlay])
  return () => change(open.filter((other) => other !== overlay))
}

/** Called after an overlay has opened or closed. Returns unsubscribe. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
