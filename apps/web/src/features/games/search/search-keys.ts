interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Ctrl+K (⌘K) anywhere, `/` outside of text fields. Also compares key codes, so that it works in every keyboard layout. */
export function opensSearch(press: KeyPress, isWriting: boolean): boolean {
  const { key, code, ctrlKey, metaKey, altKey } = press
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' || code === 'KeyK'
  return !isWriting && !altKey && (key === '/' || (code === 'Slash' && key === '.'))
}

export function isWritingIn(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'))
}
