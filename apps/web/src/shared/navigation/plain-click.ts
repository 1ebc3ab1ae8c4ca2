interface Click {
  readonly button: number
  readonly defaultPrevented: boolean
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Whether the browser would follow this click in the same tab and nobody has handled it. */
export function isPlainClick(event: Click): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}
