/** Elements in which a repeated Enter writes further lines. */
const LINES = 'textarea, [contenteditable]'
const DIALOG = '[role="dialog"], [role="alertdialog"]'
const CONTROL = 'a, button, label'
/** How far the two presses of a slow double click, or of Enter, are apart, in milliseconds and pixels. */
const DOUBLE_MS = 700
const DOUBLE_PX = 16

/** What a press can change. */
interface View {
  readonly path: string
  /** The one on top. */
  readonly dialog: Element | null
}

interface Press extends View {
  /** The dialog around what was pressed. */
  readonly around: Element | null
  /** What was pressed. */
  readonly control: Element | null
  readonly x: number
  readonly y: number
  readonly at: number
}

const viewNow = (): View => ({
  path: window.location.pathname,
  dialog: [...document.querySelectorAll(DIALOG)].findLast((one) => one.checkVisibility()) ?? null,
})

/**
 * Lets a held Enter, Enter twice and a double click press once. What they repeat would press what is there by then, such as
 * the button of the dialog or a link of the page that the first press opened, or what was under a part that it closed, or
 * close that dialog again.
 */
export function pressOnce(target: EventTarget, view: () => View = viewNow): void {
  let last: Press | null = null
  function look(event: Event): void {
    const { type, timeStamp: at, detail, key, repeat, clientX, clientY } = event as MouseEvent & KeyboardEvent
    const element = event.target as Element
    const isKey = type === 'keydown'
    // Whoever moves the focus before the next Enter means what it is on.
    if (isKey && key !== 'Enter') last = null
    // Of a key or a script.
    const isMade = type === 'click' && detail === 0
    if (isMade || (isKey && (key !== 'Enter' || element.matches(LINES)))) return
    const [x, y] = isKey ? [0, 0] : [clientX, clientY]
    const now = { ...view(), around: element.closest(DIALOG), control: element.closest(CONTROL), x, y, at }
    const isIgnored = repeat || (last !== null && isMeantFor(last, now))
    if (isIgnored) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (isKey || type === 'click') last = isIgnored && last ? { ...last, at } : now
  }
  // Layers close by a press beside them before it is a click.
  for (const type of ['keydown', 'pointerdown', 'mousedown', 'click']) target.addEventListener(type, look, true)
}

/** Whether the press came so soon that it was meant for what the last one has changed. */
const isMeantFor = (last: Press, now: Press): boolean =>
  now.at - last.at < DOUBLE_MS &&
  Math.hypot(now.x - last.x, now.y - last.y) < DOUBLE_PX &&
  (now.path !== last.path ||
    now.dialog !== last.dialog ||
    now.around !== last.around ||
    last.control?.checkVisibility() === false)
