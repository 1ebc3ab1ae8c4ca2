/** Elements in which a repeated Enter writes further lines. */
const LINES = 'textarea, [contenteditable]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
/** How far the two clicks of a slow double click are apart, in milliseconds and pixels. */
const DOUBLE_MS = 700
const DOUBLE_PX = 16

/** What a press can change. */
interface View {
  readonly path: string
  /** The one on top. */
  readonly dialog: Element | null
}

interface Click extends View {
  /** The dialog around what was pressed. */
  readonly around: Element | null
  readonly x: number
  readonly y: number
  at: number
}

const viewNow = (): View => ({
  path: window.location.pathname,
  dialog: [...document.querySelectorAll(DIALOG)].at(-1) ?? null,
})

/**
 * Lets a held Enter and a double click press once. What they repeat would press what is there by then, such as the button
 * of the dialog or a link of the page that the first press opened, or close that dialog from beside it.
 */
export function pressOnce(target: EventTarget, view: () => View = viewNow): void {
  const options = { capture: true }
  target.addEventListener('keydown', (event) => ignoreRepeatedEnter(event as KeyboardEvent), options)

  let last: Click | null = null
  function ignoreSecond(event: Event): void {
    const { type, clientX: x, clientY: y, timeStamp: at, detail } = event as MouseEvent
    const isClick = type === 'click'
    // Of a key or a script.
    if (isClick && detail === 0) return
    const now = { ...view(), around: (event.target as Element).closest(DIALOG), x, y, at }
    const isSecond = last !== null && at - last.at < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX
    const isSame = last === null || (now.path === last.path && now.dialog === last.dialog && now.around === last.around)
    if (last === null || !isSecond || isSame) {
      if (isClick) last = now
      return
    }
    if (isClick) last.at = at
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // Layers close by a press beside them before it is a click.
  for (const type of ['pointerdown', 'mousedown', 'click']) target.addEventListener(type, ignoreSecond, options)
}

function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target as Element).matches(LINES)) event.preventDefault()
}
