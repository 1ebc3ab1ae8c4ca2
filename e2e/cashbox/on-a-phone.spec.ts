import type { Page } from '@playwright/test'
import {
  amountField,
  attempt,
  cancelRequest,
  cardField,
  depositButton,
  fillWithdrawal,
  payThere,
  question,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { FINGER, tooSmall } from '../support/touch.ts'
import { buttonNamed, hydrated, main, open } from '../support/visit.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Lists controls that stay behind a bar after they were scrolled into view. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')].flatMap((control) => {
      if (!control.checkVisibility() || control.getBoundingClientRect().width === 0) return []
      return (['up', 'down'] as const).flatMap((way) => {
        window.scrollTo({ top: way === 'down' ? 0 : document.body.scrollHeight, behavior: 'instant' })
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        const isSeen = seen !== null && (control.contains(seen) || (control.closest('label')?.contains(seen) ?? false))
        return isSeen ? [] : [`${way}: ${control.tagName} "${control.textContent || control.getAttribute('name')}"`]
      })
    }),
  )
}

test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false }).then(() => {}))

test('a deposit by touch, until the money is on the balance', async ({ page, openAsPlayer }) => {
  const gift = { title: 'Weekend boost', percent: 25, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }
  await openAsPlayer('/cashbox', { gifts: [gift] })
  await page.getByRole('button', { name: t.like('cashbox:moreSystems') }).tap()
  await page.getByRole('radio', { name: /Lirova/ }).tap()
  await page.getByRole('radio', { name: /Weekend boost/ }).tap()
  await expect(page.getByRole('radio', { name: /Weekend boost/ })).toBeChecked()
  await expect(amountField(page)).toHaveAttribute('inputmode', 'decimal')
  await page.getByRole('button', { name: '€50', exact: true }).tap()
  await expect(page.getByText('€12.50')).toBeVisible()
  await expect.poll(() => tooSmall(page)).toEqual([])
  await expect.poll(() => covered(page)).toEqual([])
  await depositButton(page).tap()
  await payThere(page)
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€50.00' }))
  await expect(attempt(page)).toBeInViewport({ ratio: 0.9 })
  await expect.poll(() => tooSmall(page)).toEqual([])
})

test('the deposit says what it is for before its data comes, and stays in its place when it does', async ({
  page,
  openAsPlayer,
}) => {
  await openAsPlayer()
  // So tall that what follows the form would be in view while it loads, if its place were shorter.
  await page.setViewportSize({ width: 412, height: 839 })
  let answer = (): void => {}
  const isDrawn = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/treasury/payment-system?*', async (route) => {
    await isDrawn
    await route.continue()
  })
  const served = await page.goto('/cashbox')
  const html = (await served?.text()) ?? ''
  expect(html).toContain(t('cashbox:depositLead'))
  // What reads the data comes with the page.
  expect(/load\((\[[^\]]*\]),"low"\)/.exec(html)?.[1]).toContain('/assets/calls-')
  await hydrated(page)
  const lead = page.getByText(t('cashbox:depositLead'))
  const before = await lead.boundingBox()
  expect(before).not.toBeNull()
  // It would be moved by a form that is taller than what stands in its place.
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  answer()
  await expect(page.getByRole('radio').first()).toBeVisible()
  expect(await lead.boundingBox()).toEqual(before)
})

test('a withdrawal by touch, and its cancelling', async ({ page, openAsPlayer }) => {
  await openAsPlayer(WITHDRAW)
  await expect(cardField(page)).toHaveAttribute('inputmode', 'numeric')
  await withdrawButton(page).tap()
  await expect(cardField(page)).toBeFocused()
  await expect(cardField(page)).toBeInViewport({ ratio: 1 })
  await buttonNamed(page, 'cashbox:all').tap()
  await expect(amountField(page)).toHaveValue('1,000')
  await fillWithdrawal(page)
  await withdrawButton(page).tap()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await expect.poll(() => tooSmall(page)).toEqual([])
  await expect.poll(() => covered(page)).toEqual([])
  await page.getByRole('button', { name: t.like('cashbox:cancelRequest') }).tap()
  await expect(question(page)).toBeVisible()
  await expect.poll(() => tooSmall(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await cancelRequest(page)
  await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
  for (const path of ['/cashbox/history?type=payout', '/cashbox/limits']) {
    await open(page, path)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    for (const folded of await page.locator('main summary').all()) await folded.tap()
    await expect.poll(() => tooSmall(page), path).toEqual([])
    await expect.poll(() => covered(page), path).toEqual([])
  }
})

test('all parts of the cashbox are in reach in the longest language', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox?lang=ru')
  const parts = main(page).getByRole('navigation').first().getByRole('link')
  await expect(parts).toHaveCount(4)
  for (const part of await parts.all()) {
    await expect(part).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await part.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER)
  }
})
