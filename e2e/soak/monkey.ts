import { expect, type Page } from '@playwright/test'
import type { NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { seededRandom, type Random } from './random.ts'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"], iframe'

/** Random input, including what servers and forms find hard. */
const TYPED = ['book', 'zzzzz', '12', '0', '-5', '<b>', 'ann@example.test', '+7 900 000-00-00', 'Иван', '💎', ' ']
const KEYS = ['Escape', 'Tab', 'Shift+Tab', 'Enter', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End', 'Space']
/** A break of up to a month cannot be ended early, so no game would open for the rest of the run. */
const BREAK_QUESTION = '[data-slot="modal"][data-type="break"]'
/** Time limit of a click, milliseconds. */
const PATIENCE_MS = 2000
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
  { width: 820, height: 1100 },
] as const

interface Place {
  readonly x: number
  readonly y: number
  readonly what: string
  readonly isField: boolean
}

/** Clicks, types, scrolls and goes back at random; the same seed gives the same run. */
export class Monkey {
  /** The last actions, for finding the cause of a failure. */
  readonly trail: string[] = []
  readonly #page: Page
  readonly #random: Random

  constructor(page: Page, seed: number) {
    this.#page = page
    this.#random = seededRandom(seed)
  }

  async act(): Promise<void> {
    if (await this.#page.locator(BREAK_QUESTION).isVisible())
      return this.#note('no break', this.#page.keyboard.press('Escape'))
    const deed = this.#pick([
      ...times(14, 'click'),
      ...times(3, 'scroll'),
      ...times(3, 'key'),
      ...times(2, 'back'),
      ...times(1, 'forward'),
      ...times(1, 'resize'),
    ] as const)
    if (deed === 'click') return this.#click()
    if (deed === 'scroll') return this.#note('scroll', this.#page.mouse.wheel(0, this.#between(-1200, 1600)))
    if (deed === 'key') {
      const key = this.#pick(KEYS)
      return this.#note(`key ${key}`, this.#page.keyboard.press(key))
    }
    if (deed === 'resize') {
      const size = this.#pick(SIZES)
      return this.#note(`resize ${size.width}`, this.#page.setViewportSize(size))
    }
    return this.#note(
      deed,
      this.#page.evaluate((go) => history.go(go), deed === 'back' ? -1 : 1),
    )
  }

  /** Signs in through the form unless signed in; ends in the lobby with no dialog open. */
  async settle({ login, password }: Pick<NewPlayer, 'login' | 'password'>): Promise<void> {
    const page = this.#page
    await page.setViewportSize(SIZES[0])
    await this.#goHome()
    if ((await page.locator('header a[href^="/login"]:visible').count()) === 0) return
    await page.locator('header a[href^="/login"]:visible').first().click()
    await page.locator('input[name="login"]').fill(login)
    await page.locator('input[name="password"]').fill(password)
    await page.locator('main form button[type="submit"]').click()
    await page.getByTestId('header-balance').waitFor()
    await this.#goHome()
  }

  /** Uses the site's own link: a new document would discard what the old one holds. */
  async #goHome(): Promise<void> {
    const page = this.#page
    const home = page.locator('header a[href="/"]:visible').first()
    // The script of a dialog may still be loading.
    await expect(async () => {
      // Close menus and panels first, then dialogs.
      await page.keyboard.press('Escape')
      for (
        let dialogs = 0;
        dialogs < 5 && (await page.locator('[data-slot=modal], dialog[open]').count()) > 0;
        dialogs += 1
      ) {
        await page.keyboard.press('Escape')
      }
      const close = page.locator('[data-slot="frame-bar"] button:visible').last()
      if ((await close.count()) > 0) await close.click({ timeout: PATIENCE_MS })
      await home.click({ timeout: PATIENCE_MS })
    }).toPass()
    const leave = page.getByRole('alertdialog').locator('footer').getByRole('button').last()
    await expect
      .poll(async () => {
        // A form with input asks before it closes.
        if (await leave.isVisible()) await leave.click({ timeout: PATIENCE_MS })
        return new URL(page.url()).pathname
      })
      .toBe('/')
    await page.locator('main a.game-card').first().waitFor()
  }

  async #click(): Promise<void> {
    const places = await this.#page.evaluate(findPlaces, CONTROLS).catch(noneOfPageThatLeaves)
    if (places.length === 0) return this.#note('nothing to click', Promise.resolve())
    const place = this.#pick(places)
    await this.#note(`click ${place.what}`, this.#page.mouse.click(place.x, place.y))
    if (place.isField) {
      const text = this.#pick(TYPED)
      await this.#note(`type ${text}`, this.#page.keyboard.type(text))
    }
  }

  async #note(what: string, doing: Promise<unknown>): Promise<void> {
    this.trail.push(`${new URL(this.#page.url()).pathname} ${what}`)
    if (this.trail.length > 40) this.trail.shift()
    await doing
  }

  #between(least: number, most: number): number {
    return Math.round(least + this.#random() * (most - least))
  }

  /** @param list not empty */
  #pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.#random() * list.length)] as T
  }
}

const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

/** Returns no places while the page is being replaced. */
function noneOfPageThatLeaves(error: unknown): Place[] {
  if (error instanceof Error && error.message.includes('context was destroyed')) return []
  throw error
}

/** Runs in the page: centres of visible controls that are not covered. */
function findPlaces(controls: string): Place[] {
  const places: Place[] = []
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isInView = width > 0 && height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
    if (!isInView || !control.contains(document.elementFromPoint(x, y))) continue
    const name = control.getAttribute('aria-label') ?? control.getAttribute('href') ?? control.textContent
    places.push({
      x,
      y,
      what: `${control.localName} ${name.trim().slice(0, 40)}`,
      isField: control.matches('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea'),
    })
  }
  return places
}
