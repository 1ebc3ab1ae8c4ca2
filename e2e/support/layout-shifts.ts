import type { Page } from '@playwright/test'

export interface LayoutShifts {
  /** Their scores together (Cumulative Layout Shift without its windows). */
  readonly sum: number
  /** Score, way and first element of each, for a message. */
  readonly moved: readonly string[]
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/**
 * Records what moves on the pages that a tab opens next. Chromium only.
 * @returns reads what has moved on the page so far
 */
export async function watchShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifts.sum += value
        const [first] = sources
        const element = (first?.node as Element | null)?.outerHTML?.slice(0, 160)
        shifts.moved.push(`${value.toFixed(4)} ${first?.previousRect.y} to ${first?.currentRect.y}: ${element}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: LayoutShifts }).shifts)
}
