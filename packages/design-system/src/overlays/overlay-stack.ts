/** What can lie over the page. The kinds are for those who ask what is open; all behave alike here. */
export type OverlayKind = 'modal' | 'info' | 'tooltip'

export interface OpenOverlay {
  readonly kind: OverlayKind
  readonly element: HTMLElement
  /** Asks the owner to close it, as the cross or Escape would. */
  readonly close: () => void
  /** It is not about the page it lies over: the next page leaves it where it is. Default false. */
  readonly stays?: boolean
}

/**
 * What lies over the document, newest last. It mirrors the browser's top layer, of which there is one a document, so it is kept
 * here and not in a context. Only effects fill it: on a server it stays empty.
 */
let open: readonly OpenOverlay[] = []
const listeners = new Set<() => void>()

function change(next: readonly OpenOverlay[]): void {
  open = next
  listeners.forEach((listener) => listener())
}

/** Puts an overlay on top; returns what takes it away again, wherever it lies by then. */
export function enterOverlay(overlay: OpenOverlay): () => void {
  change([...open, overlay])
  return () => {
    if (open.includes(overlay)) change(open.filter((other) => other !== overlay))
  }
}

/** All that is open, newest last; the same array until something changes. */
export function openOverlays(): readonly OpenOverlay[] {
  return open
}

/** Calls back with each overlay that opens or closes; returns the way out. */
export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The dialog on top, if any: all outside it is inert. */
export function topDialog(): HTMLElement | null {
  return open.findLast(({ kind }) => kind === 'modal')?.element ?? null
}

/**
 * Closes every overlay, newest first; with a kind, only those. For a router on navigation, for a session that ends.
 * One that is not `dismissible` closes too: it was about a page that is no longer there. One that `stays` does not.
 */
export function closeAllOverlays(kind?: OverlayKind): void {
  for (const overlay of open.toReversed())
    if (!overlay.stays && (kind === undefined || overlay.kind === kind)) overlay.close()
}
