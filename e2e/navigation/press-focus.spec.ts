/** @promise Toasts and dialogs: what a press opened gives the focus back to what was pressed, also in Safari, where a press moves no focus */

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, open } from '../support/visit.ts'

/** A press leaves the focus on what holds the control, or on the page, as in Safari. */
function pressAsSafari(): void {
  window.addEventListener('mousedown', (event) => {
    const control = (event.target as Element).closest('button, a')
    if (!control) return
    event.preventDefault()
    const holder = control.parentElement?.closest<HTMLElement>('[tabindex]')
    if (holder) holder.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  })
}

async function expectFocusBack(page: Page, opener: Locator, layer: Locator): Promise<void> {
  await opener.click()
  await expect(layer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
  await expect(opener).toBeFocused()
}

test('dialogs, sheets and menus give the focus back to the button that was pressed', async ({ page }) => {
  await page.addInitScript(pressAsSafari)
  await open(page, '/games/slots')
  const support = page.getByRole('contentinfo').getByRole('button', { name: t('layout:support') })
  const supportDialog = page.getByRole('dialog', { name: t('support:title') })
  await expectFocusBack(page, support, supportDialog)
  await expectFocusBack(
    page,
    page.getByRole('banner').getByRole('button', { name: t('layout:searchLong') }),
    page.getByRole('dialog'),
  )

  await page.setViewportSize({ width: 360, height: 740 })
  await expectFocusBack(page, page.locator('button[popovertarget=menu-sheet]'), page.locator('#menu-sheet'))
  await expectFocusBack(page, buttonNamed(page.getByRole('main'), 'game-lists:filters'), page.getByRole('dialog'))
})
