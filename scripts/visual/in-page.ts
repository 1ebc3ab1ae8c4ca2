// Functions that run in the page of a story. They are sent as text, so they use only their arguments.

/** The result of rendering a story and running its `play`. */
export interface Outcome {
  /** Why it cannot be compared (`parameters.visual.skip`); null when it can. */
  readonly skip: string | null
  /** The error before anything was rendered. */
  readonly broken: string | null
  /** The error of its `play`. The story stays rendered as far as it got. */
  readonly playError: string | null
}

interface Channel {
  on(
    event: string,
    listener: (payload: {
      readonly message?: string
      readonly description?: string
      readonly newPhase?: string
    }) => void,
  ): void
  once(event: string, listener: () => void): void
  emit(event: string, payload: unknown): void
}

interface VisualParameter {
  readonly skip?: string
}

interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

declare global {
  interface Window {
    storyOutcome?: Outcome | undefined
    /** Resets the state of the last rendering and the random numbers. */
    forgetStory?: () => void
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { parameters?: { visual?: VisualParameter } } } }
  }
}

/** Runs before the page's scripts: a story finds nothing that another one stored. Frames are part of their story. */
export function forgetEarlierStories(): void {
  if (window !== window.top || window.origin === 'null') return
  sessionStorage.clear()
  localStorage.clear()
}

/** Runs before the page's scripts: fixes time and random numbers, and records the end of the story. */
export function watchStory(now: number): void {
  const SystemDate = Date
  window.Date = new Proxy(SystemDate, {
    construct: (target, args: []) => Reflect.construct(target, args.length === 0 ? [now] : args) as object,
    apply: () => new SystemDate(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  })
  // A linear congruential generator (Park and Miller), seeded again for each rendering.
  const SEED = 20260509
  let seed = SEED
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }

  let playError: string | null = null
  window.forgetStory = () => {
    seed = SEED
    playError = null
    window.storyOutcome = undefined
  }
  const skipped = () => window.__STORYBOOK_PREVIEW__?.currentRender?.story?.parameters?.visual?.skip ?? null
  const end = (broken: string | null) => {
    window.storyOutcome ??= { skip: skipped(), broken, playError }
  }
  const COLOUR_CODE = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')
  const name = '__STORYBOOK_ADDONS_CHANNEL__'
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => undefined,
    set: (channel: Channel) => {
      Object.defineProperty(window, name, { value: channel, configurable: true, writable: true })
      channel.on('playFunctionThrewException', ({ message }) => {
        // Keep the expectation; drop the document that testing-library prints after it.
        playError =
          (message ?? 'The play failed').replaceAll(COLOUR_CODE, '').split('Ignored nodes', 1)[0]?.trim() ?? ''
      })
      // Its play may wait for a time that does not pass here.
      channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
        if (newPhase === 'rendering' && skipped() !== null) end(null)
      })
      channel.on('storyThrewException', ({ message }) => end(message ?? 'The story threw'))
      channel.on('storyErrored', ({ description }) => end(description ?? 'The story failed'))
      channel.on('storyMissing', () => end('There is no such story'))
      channel.on('storyFinished', () => end(null))
    },
  })
}

/** Renders the story again in a brand; the result is in `storyOutcome`. */
export async function mountStory({ story, brand }: { story: string; brand: string }): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  if (!channel) throw new Error('Storybook is not there')
  const root = document.documentElement
  if (root.dataset['brand'] !== brand) {
    const redrawn = new Promise<void>((resolve) => channel.once('storyFinished', resolve))
    channel.emit('updateGlobals', { globals: { brand } })
    await redrawn
  }
  window.scrollTo(0, 0)
  window.forgetStory?.()
  channel.emit('forceRemount', { storyId: story })
}

/** Waits for fonts, pictures, the end of animations and two frames. */
export async function settle(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  // Finished positions count; endless animations have none.
  const ends = ({ effect, timeline }: Animation) =>
    timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
  for (const animation of document.getAnimations().filter(ends)) animation.finish()
  // Blank parts are as high as a line of their font, which no text may have requested.
  const families = new Set(
    [...document.querySelectorAll('body, body *')].map((part) => getComputedStyle(part).fontFamily),
  )
  await Promise.all([...families].map((family) => document.fonts.load(`16px ${family}`, ' ').catch(() => [])))
  // A font face is requested when its text is laid out, in the first frames.
  do {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  } while (document.fonts.status === 'loading')
}

/** The box around everything visible, with a margin of 16 px; null when nothing is visible. */
export function measure(): { x: number; y: number; width: number; height: number } | null {
  const AIR = 16
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  // The backdrop of a modal dialog covers everything.
  if (document.querySelector('dialog:modal')) return { x: 0, y: 0, ...screen }

  const REPLACED = /^(img|svg|canvas|video|iframe|input|textarea|select|button|progress|meter)$/i
  const isNothing = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour)
  const paints = (element: Element, style: CSSStyleDeclaration) =>
    REPLACED.test(element.tagName) ||
    !isNothing(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    Number.parseFloat(style.borderTopWidth) + Number.parseFloat(style.borderBottomWidth) > 0 ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
  const cut = (box: Edges, { left, top, right, bottom }: Edges, isX = true, isY = true): Edges => ({
    left: isX ? Math.max(box.left, left) : box.left,
    top: isY ? Math.max(box.top, top) : box.top,
    right: isX ? Math.min(box.right, right) : box.right,
    bottom: isY ? Math.min(box.bottom, bottom) : box.bottom,
  })
  const whole: Edges = { left: 0, top: 0, right: screen.width, bottom: screen.height }
  /** The visible area of each element's contents, within scrolling and clipping ancestors. */
  const windows = new Map<Element | null, Edges>()
  const holderOf = (element: Element, { position }: CSSStyleDeclaration): Element | null => {
    if (position === 'fixed' || element.matches(':popover-open')) return null
    return position === 'absolute' && element instanceof HTMLElement ? element.offsetParent : element.parentElement
  }
  const boxes: Edges[] = []
  const range = document.createRange()
  const roots = [...document.body.children].filter(
    (child) =>
      !child.matches('script, style, template, #storybook-docs, .sb-wrapper, [class^="sb-"], svg[aria-hidden]'),
  )
  for (const root of roots) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const around = windows.get(holderOf(element, style)) ?? whole
      const within = cut(around, box, style.overflowX !== 'visible', style.overflowY !== 'visible')
      windows.set(element, within)
      if (style.visibility === 'hidden' || style.opacity === '0') continue
      // A box of one pixel is text for screen readers.
      if (box.width <= 1 || box.height <= 1) continue
      if (paints(element, style)) boxes.push(cut(box, around))
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
        range.selectNodeContents(node)
        boxes.push(...[...range.getClientRects()].map((line) => cut(line, within)))
      }
    }
  }
  const seen = boxes.filter(({ left, top, right, bottom }) => left < right && top < bottom)
  if (seen.length === 0) return null
  // Ignore rounding errors of the layout when rounding to whole pixels.
  const ROUNDING = 1 / 32
  const before = (edge: number) => Math.max(0, Math.floor(edge - AIR + ROUNDING))
  const after = (edge: number, end: number) => Math.min(end, Math.ceil(edge + AIR - ROUNDING))
  const x = before(Math.min(...seen.map(({ left }) => left)))
  const y = before(Math.min(...seen.map(({ top }) => top)))
  const right = after(Math.max(...seen.map((box) => box.right)), screen.width)
  const bottom = after(Math.max(...seen.map((box) => box.bottom)), screen.height)
  return { x, y, width: right - x, height: bottom - y }
}
