import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** More presses than any page of the cashbox has stops. */
const PATIENCE = 60

/** Goes on by Tab until the focus is there; what is there shows a ring. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < PATIENCE; press += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect.poll(() => hasRing(page)).toBe(true)
}

/** Goes there by Tab and presses. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Types in place of what stands in the field that has the focus. */
export async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Of what has the focus, or of the well it is typed in. */
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
