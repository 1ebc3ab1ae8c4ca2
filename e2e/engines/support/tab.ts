import { expect } from '@playwright/test'
import type { Engine, Key, Spot } from './engine.ts'

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 360, height: 740 }

/** Milliseconds between two looks at a page: the waits of Playwright's default, up to a second, are most of a short journey. */
const INTERVALS = [30, 50, 100]

/** The window of an engine at a site. Each step waits until the page is ready for it. */
export class Tab {
  readonly engine: Engine
  readonly #site: string

  constructor(engine: Engine, site: string) {
    this.engine = engine
    this.#site = site
  }

  /** Loads an address and waits until the page is hydrated. */
  async open(path: string): Promise<void> {
    await this.engine.goto(`${this.#site}${path}`)
    await this.hydrated()
  }

  hydrated(): Promise<void> {
    return this.until(() => document.documentElement.dataset['hydrated'] !== undefined, 'the page is hydrated')
  }

  /** Waits until the page of a path, or one whose address begins with it, stands, and not the one before it. */
  at(path: string): Promise<void> {
    return this.until(
      (wanted) => {
        const { key = 'default' } = (window.history.state ?? {}) as { key?: string }
        const { pathname, search } = window.location
        const isThere = wanted === '/' ? pathname === '/' : `${pathname}${search}`.startsWith(wanted)
        return isThere && document.documentElement.dataset['hydrated'] === key
      },
      `the page stands at ${path}`,
      path,
    )
  }

  /** Runs a function in the page and waits for what it promises. */
  js<A extends readonly unknown[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<Awaited<R>> {
    return this.engine.evaluate(run, args)
  }

  /** Runs a function in a frame of the page. */
  inFrame<A extends readonly unknown[], R>(
    frame: string,
    run: (...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<Awaited<R>> {
    return this.engine.evaluate(run, args, frame)
  }

  /** Waits until a function that runs in the page answers true. While a page loads it may fail. */
  until<A extends readonly unknown[]>(
    holds: (...args: A) => boolean | Promise<boolean>,
    what: string,
    ...args: A
  ): Promise<void> {
    return expect
      .poll(() => this.js(holds, ...args).catch(() => false), { message: what, intervals: INTERVALS })
      .toBe(true)
  }

  /** Waits until the part is seen. */
  seen(spot: Spot): Promise<void> {
    return expect
      .poll(() => this.#isSeen(spot), { message: `${describe(spot)} is seen`, intervals: INTERVALS })
      .toBe(true)
  }

  /** Waits until the part is not seen any more. */
  gone(spot: Spot): Promise<void> {
    return expect
      .poll(() => this.#isSeen(spot), { message: `${describe(spot)} is gone`, intervals: INTERVALS })
      .toBe(false)
  }

  /** The text of a part, as it is drawn. */
  async text(spot: Spot): Promise<string> {
    return this.js((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', spot.css)
  }

  /** Waits until a text stands on the page where it can be seen. */
  says(text: string): Promise<void> {
    return this.until(
      (wanted) => {
        const plain = (value: string) => value.replaceAll(/\s+/g, ' ')
        return plain(document.body.innerText).toLowerCase().includes(plain(wanted).toLowerCase())
      },
      `the page says "${text}"`,
      text,
    )
  }

  /** Scrolls to the part, rests the pointer on it, and presses it once it neither moves nor is covered. */
  async press(spot: Spot): Promise<void> {
    let place = await this.#ready(spot)
    for (let isSame = false; !isSame;) {
      await this.engine.moveTo(place.x, place.y)
      const now = await this.#ready(spot)
      isSame = Math.abs(now.x - place.x) + Math.abs(now.y - place.y) <= 1
      place = now
    }
    await this.js(recordPresses)
    await this.engine.pressAt(place.x, place.y)
  }

  /** Where the presses on this page came down, went up and clicked, for a journey that failed. */
  presses(): Promise<readonly string[]> {
    return this.js(() => window.presses ?? [])
  }

  /** Presses a part of a frame. */
  async pressInFrame(frame: string, css: string): Promise<void> {
    await this.#ready({ css: frame })
    const inner = { x: 0, y: 0 }
    await expect
      .poll(async () => Object.assign(inner, await this.inFrame(frame, centreOf, css).catch(() => ({ x: 0 }))).x)
      .toBeGreaterThan(0)
    const outer = await this.js((selector) => {
      const { left, top } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { left, top }
    }, frame)
    await this.engine.pressAt(outer.left + inner.x, outer.top + inner.y)
  }

  /** Presses a field and types into it. */
  async type(spot: Spot, text: string): Promise<void> {
    await this.press(spot)
    await this.until(isFocused, `${describe(spot)} has the focus`, spot)
    await this.engine.type(text)
  }

  /** Types in place of what the field holds. */
  async fill(spot: Spot, text: string): Promise<void> {
    await this.press(spot)
    await this.until(isFocused, `${describe(spot)} has the focus`, spot)
    await this.js(() => (document.activeElement as HTMLInputElement | null)?.select())
    await this.engine.type(text)
  }

  key(key: Key): Promise<void> {
    return this.engine.key(key)
  }

  back(): Promise<void> {
    return this.engine.back()
  }

  resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    return this.engine
      .resize(width, height)
      .then(() =>
        this.until((wide) => Math.abs(window.innerWidth - wide) <= 1, `the window is ${width} px wide`, width),
      )
  }

  async #isSeen(spot: Spot): Promise<boolean | null> {
    const seen = await this.js(isSeen, spot).catch(() => null)
    if (seen === null) await this.js(teachToFind).catch(() => undefined)
    return seen
  }

  /** Where to press the part: in view, still, enabled and uncovered. */
  async #ready(spot: Spot): Promise<{ x: number; y: number }> {
    let place = { x: 0, y: 0 }
    await expect
      .poll(
        async () => {
          if (!(await this.#isSeen(spot))) return 'it is not seen'
          const found = await this.js(pressableAt, spot).catch(String)
          if (typeof found === 'string') return found
          place = found
          return 'ready'
        },
        { message: `${describe(spot)} can be pressed`, intervals: INTERVALS },
      )
      .toBe('ready')
    return place
  }
}

const describe = ({ css, name }: Spot): string => (name === undefined ? css : `${css} "${name}"`)

declare global {
  interface Window {
    /** Finds a part of the page, as `Spot` names it: the first that is seen. */
    findSpot?: (spot: Spot) => HTMLElement | null
    presses?: string[]
  }
}

/** Runs in a page, as all below. */
function teachToFind(): void {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const parts = [...by.map((id) => document.getElementById(id)), ...labels].map((label) => plain(label?.textContent))
    return plain(element.getAttribute('aria-label')) || parts.join(' ') || plain(element.textContent)
  }
  const isSeen = (element: HTMLElement) =>
    element.getBoundingClientRect().width > 0 && element.checkVisibility({ visibilityProperty: true })
  window.findSpot = ({ css, name }) =>
    [...document.querySelectorAll<HTMLElement>(css)].find(
      (element) => isSeen(element) && (name === undefined || nameOf(element).startsWith(plain(name))),
    ) ?? null
}

function recordPresses(): void {
  if (window.presses) return
  const lines: string[] = (window.presses = [])
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'dragstart', 'click'] as const)
    window.addEventListener(
      type,
      ({ target, clientX, clientY, timeStamp }) => {
        const part = target instanceof Element ? (target.closest('a, button, input, label, section') ?? target) : null
        const what = (part?.cloneNode() as Element | undefined)?.outerHTML.slice(0, 120) ?? 'the window'
        lines.push(`${Math.round(timeStamp)} ms: ${type} at ${clientX}, ${clientY} on ${what}`)
      },
      { capture: true },
    )
}

const isSeen = (spot: Spot): boolean | null => (window.findSpot ? window.findSpot(spot) !== null : null)

function isFocused({ css }: Spot): boolean {
  return document.activeElement?.matches(css) ?? false
}

function centreOf(css: string): { x: number; y: number } | null {
  const box = document.querySelector(css)?.getBoundingClientRect()
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
}

/** A text says why the part cannot be pressed yet. */
async function pressableAt(spot: Spot): Promise<{ x: number; y: number } | string> {
  const element = window.findSpot?.(spot) ?? null
  if (!element) return 'nothing is seen there'
  if (element.matches(':disabled')) return 'it is disabled'
  const inView = () => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 70 && bottom <= window.innerHeight - 70
  }
  if (!inView()) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const box = element.getBoundingClientRect()
  if (Math.abs(box.x - before.x) + Math.abs(box.y - before.y) > 0.5) return 'it moves'
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  const label = (element as HTMLInputElement).labels?.[0]
  const isFree = top !== null && (element.contains(top) || top.contains(element) || label?.contains(top) === true)
  if (isFree) return { x, y }
  return `it is covered by ${top ? (top.cloneNode() as Element).outerHTML.slice(0, 200) : 'nothing'}`
}
