import { NavigationType } from 'react-router-dom'
import type { Navigation, NavigationState } from '../router/navigation.ts'
import { runInNextTask } from '../router/next-task.ts'

/** How long a layer that closes with the page before may give the focus back to what opened it, milliseconds. */
const CLOSING_MS = 1500
/** How far two presses of a key are apart that were meant for the same, milliseconds. */
const DOUBLE_MS = 700
/** What the visitor is in: a field, a frame, whose keys are not seen here, or an open layer. */
const IN_USE =
  'input, textarea, select, iframe, [contenteditable], [role="dialog"], [role="alertdialog"], :popover-open'

/**
 * Moves the focus to the heading of the page that a navigation has opened: it was on a link that is gone, and a screen reader
 * would say nothing. A link of the page that leads to it keeps the focus, and "back" gives it to the link that was followed.
 * A field, an open layer, and what the page itself has focused keep it. Nothing scrolls. Where a link keeps or gets the focus,
 * screen readers are told the heading; the page's title where the heading is still the same, as in the tabs of a page.
 * @param begun the first page, which is the browser's to announce
 */
export function focusPages(
  navigation: Pick<Navigation, 'state' | 'subscribe'>,
  { location: begun }: NavigationState,
): void {
  /** Links that were followed, by the key of the page that they were on. */
  const links = new Map<string, string | null>()
  let following = begun
  let shown = begun.pathname
  let query = begun.search
  let heading = headingIn(content())
  const tell = createTeller()
  let before: Element | null = document.body
  let href: string | null = null
  let hasKeys = false
  let placed: HTMLElement | null = null
  let placedAt = 0
  let stop = (): void => undefined

  const press = (event: Event) => {
    hasKeys = event.type === 'keydown'
    // The second of two presses of Enter was meant for what the first one was.
    if ((event as KeyboardEvent).key === 'Enter' && event.target === placed && event.timeStamp < placedAt + DOUBLE_MS)
      event.preventDefault()
    stop()
  }
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, press, true)

  navigation.subscribe(({ location }) => {
    if (location === following) return
    before = document.activeElement
    href = content()?.contains(before) ? before!.getAttribute('href') : null
    links.set(following.key, href)
    following = location
  })

  function arrive(): void {
    const { location, action } = navigation.state
    const main = content()
    if (!main || (location.pathname === shown && location.search === query)) return
    const isPage = location.pathname !== shown
    shown = location.pathname
    query = location.search
    const left = heading
    /** Says nothing while there is no heading. */
    const tellPage = () => {
      heading = headingIn(main)
      if (heading !== '' && heading !== left) tell(heading)
      else if (heading !== '' && isPage) tell(document.title.replace(/ · [^·]*$/, ''))
    }
    if (!isPage) {
      afterPaint(tellPage)()
      return
    }
    stop()
    const ending = new AbortController()
    const isStep = action === NavigationType.Pop
    const followed = isStep ? links.get(location.key) : href
    const from = before
    const closed = performance.now() + CLOSING_MS
    let isPlaced = false
    let isLink = false
    const settle = () => {
      place()
      if (isLink) tellPage()
      else heading = headingIn(main)
      isLink &&= heading === ''
    }
    const place = () => {
      const { activeElement: active } = document
      if (active?.closest(IN_USE)) return
      const mayBeLayers = () => performance.now() < closed && !main.contains(active)
      const isElsewhere = isPlaced || (active !== from && !mayBeLayers())
      if (active !== document.body && active?.checkVisibility() && isElsewhere) return
      // As a tab of the page that it has opened, or after a step in the history.
      const link = isStep ? 'a' : 'a[aria-current="page"]'
      const target =
        shownIn(main, link, (one) => one.getAttribute('href') === followed) ?? shownIn(main, 'h1', () => true)
      if (!target) return
      isPlaced = true
      placed = target
      placedAt = performance.now()
      isLink = target.matches('a')
      if (!isLink) target.tabIndex = -1
      // Without a ring where nobody uses the keyboard.
      target.focus({ preventScroll: true, focusVisible: hasKeys })
    }
    const settleSoon = afterPaint(settle, ending.signal)
    // A heading may come with the page's data.
    const growing = new MutationObserver(settleSoon)
    growing.observe(main, { childList: true, subtree: true })
    document.addEventListener('focusin', settleSoon, { signal: ending.signal })
    stop = () => {
      growing.disconnect()
      ending.abort()
    }
    settleSoon()
  }
  // Set once the page is drawn.
  new MutationObserver(arrive).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  // The visitor was faster than this code.
  if (document.activeElement === document.body) arrive()
}

/** Runs `run` once the next frame is painted, once for all calls until then. To read the page earlier would force a layout. */
function afterPaint(run: () => void, signal?: AbortSignal): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(() =>
      runInNextTask(() => {
        isDue = false
        if (!signal?.aborted) run()
      }),
    )
  }
}

/**
 * Tells screen readers a text, without a place in the page. In a closed tree, so that nothing that looks for words in the page
 * finds them twice.
 */
function createTeller(): (text: string) => void {
  const host = document.createElement('div')
  host.className = 'sr-only'
  const region = document.createElement('div')
  region.role = 'status'
  host.attachShadow({ mode: 'closed' }).append(region)
  document.body.append(host)
  return (text) => {
    region.textContent = text
  }
}

const headingIn = (main: HTMLElement | null): string => main?.querySelector('h1')?.textContent ?? ''

const content = (): HTMLElement | null => document.getElementById('content')

const shownIn = (
  main: HTMLElement,
  selector: string,
  isMeant: (element: HTMLElement) => boolean,
): HTMLElement | undefined =>
  [...main.querySelectorAll<HTMLElement>(selector)].find((one) => isMeant(one) && one.checkVisibility())
