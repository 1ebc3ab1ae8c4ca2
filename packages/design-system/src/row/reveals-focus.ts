function reveal({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  const entry = target.closest('li') ?? target
  entry.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * The `ref` of a list that scrolls sideways: shows the whole entry that the keyboard has reached. Browsers leave an entry
 * that is partly in view where it is, cut off at the edge.
 */
export function revealsFocus(list: HTMLElement | null): () => void {
  list?.addEventListener('focusin', reveal)
  return () => list?.removeEventListener('focusin', reveal)
}
