import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More presses than any page of the cashbox has tab stops. */
const PATIENCE = 60

/** Presses Tab until the target has the focus; expects a visible focus ring. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < PATIENCE; press += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect.poll(() => hasRing(page)).toBe(true)
}

/** Moves to the target by Tab and presses a key. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Replaces the text of the focused field. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** True when the focused element or its frame has a focus ring. */
function hasRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement
    const around = element?.parentElement
    return [element, around, ...(around?.children ?? [])].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
    })
  })
}

/** Records the texts of live regions; returns a function that counts how often a text was announced. */
export async function listen(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate(() => {
    const spoken: string[] = []
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"], output'
    new MutationObserver((records) => {
      const regions = new Set(
        records
          .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
          .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)),
      )
      for (const region of regions) if (region?.closest('main')) spoken.push(region.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { spoken })
  })
  return async (text) => {
    const spoken = await page.evaluate(() => (globalThis as typeof globalThis & { spoken: string[] }).spoken)
    return spoken.filter((one) => one.includes(text)).length
  }
}
