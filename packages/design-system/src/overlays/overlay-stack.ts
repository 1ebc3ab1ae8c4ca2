export type OverlayKind = 'modal' | 'info' | 'tooltip'

export interface OpenOverlay {
  readonly kind: OverlayKind
  readonly element: HTMLElement
  readonly close: () => void
  /** Stays open on navigation and `closeAllOverlays`. Default false. */
  readonly stays?: boolean
}

/**
 * Open overlays, newest last. Module state, since it mirrors the document's top layer; effects fill it, never the
 * server.
 */
let open: readonly OpenOverlay[] = []
const listeners = new Set<() => void>()

function change(next: readonly OpenOverlay[]): void {
  open = next
  listeners.forEach((listener) => listener())
}

/** Adds an overlay on top. Returns its removal. */
export function enterOverlay(overlay: OpenOverlay): () => void {
  change([...open, overlay])
  return () => {
    if (open.includes(overlay)) change(open.filter((other) => other !== overlay))
  }
}

export function openOverlays(): readonly OpenOverlay[] {
  return open
}

export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The topmost dialog, if any; everything outside it is inert. */
export function topDialog(): HTMLElement | null {
  return open.findLast(({ kind }) => kind === 'modal')?.element ?? null
}

/** Closes every overlay (or those of a kind), newest first, except those with `stays`. Call it on navigation. */
export function closeAllOverlays(kind?: OverlayKind): void {
  for (const overlay of open.toReversed())
    if (!overlay.stays && (kind === undefined || overlay.kind === kind)) overlay.close()
}
