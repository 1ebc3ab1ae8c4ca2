import type { Page } from '@playwright/test'
import { expect, test } from '../../../support/journey.ts'
import {
  amountField,
  atCashbox,
  attempt,
  depositButton,
  payThere,
  reopen,
  transactions,
  withdrawButton,
} from '../../cashbox-page.ts'

test.use({ viewport: { width: 360, height: 740 } })

const FINGER = 44

/** What is smaller than a finger among what can be pressed in the cashbox; links within a sentence are as high as their line. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select), dialog[open] :is(a, button)',
    )
    return [...controls].flatMap((control) => {
      const isInSentence = control.matches('p a') && getComputedStyle(control).display === 'inline'
      // A radio is pressed by its card; a field by its well.
      const target = control.closest('label') ?? (control.matches('input, select') ? control.parentElement : control)
      // Of the layout: a dialog on its way in is drawn a little smaller.
      const { offsetWidth: width, offsetHeight: height } = target ?? control
      if (isInSentence || width === 0 || (width >= least && height >= least)) return []
      return [`${control.tagName} "${control.textContent || control.getAttribute('name')}" ${width}x${height}`]
    })
  }, FINGER)
}

/** What stays behind a bar once it was brought into view, as a key or a finger brings it. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)')].flatMap((control) => {
      if (control.getBoundingClientRect().width === 0) return []
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

test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false, payoutCancel: true }).then(() => {}))
test.afterEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: true, payoutCancel: true }).then(() => {}))

test('a deposit by touch, to the money on the balance', async ({ page, sandbox, newcomer }) => {
  const gift = { title: 'Weekend boost', percent: 25, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }
  await atCashbox(page, sandbox, newcomer, { gifts: [gift] })
  await page.getByRole('button', { name: /More ways to pay/ }).tap()
  await page.getByRole('radio', { name: /Lirova/ }).tap()
  await page.getByRole('radio', { name: /Weekend boost/ }).tap()
  await expect(page.getByRole('radio', { name: /Weekend boost/ })).toBeChecked()
  await expect(amountField(page)).toHaveAttribute('inputmode', 'decimal')
  await page.getByRole('button', { name: '€50', exact: true }).tap()
  await expect(page.getByText('€12.50')).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
  expect(await covered(page)).toEqual([])
  await depositButton(page).tap()
  await payThere(page)
  await expect(attempt(page)).toContainText('€50.00 is on your balance')
  await expect(attempt(page)).toBeInViewport({ ratio: 0.9 })
  expect(await tooSmall(page)).toEqual([])
})

test('a withdrawal by touch, and its cancelling', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer, { path: '/cashbox/withdraw' })
  const card = page.getByRole('textbox', { name: 'Card number' })
  await expect(card).toHaveAttribute('inputmode', 'numeric')
  await withdrawButton(page).tap()
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport({ ratio: 1 })
  await card.fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'All of it' }).tap()
  await expect(amountField(page)).toHaveValue('1,000')
  await amountField(page).fill('50')
  await withdrawButton(page).tap()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  expect(await tooSmall(page)).toEqual([])
  expect(await covered(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel the request for €50.00' }).tap()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancel the withdrawal' }).tap()
  await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
  await reopen(page, '/cashbox/history?type=payout')
  await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
  expect(await tooSmall(page)).toEqual([])
  expect(await covered(page)).toEqual([])
})

test('a limit, a reminder and a break by touch', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer, { path: '/cashbox/limits' })
  const day = page.getByRole('form', { name: 'Daily' })
  await expect(day.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  await day.getByRole('textbox').fill('200')
  await day.getByRole('button', { name: 'Set limit' }).tap()
  await expect(page.getByTestId('limit-day')).toHaveText('€0 of €200 used')
  await page.getByRole('button', { name: '1 hour' }).tap()
  await expect(page.getByRole('button', { name: '1 hour' })).toHaveAttribute('aria-pressed', 'true')
  expect(await tooSmall(page)).toEqual([])
  expect(await covered(page)).toEqual([])
  await page.getByRole('button', { name: 'For a day' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break' }).tap()
  await expect(page.getByText(/You are on a break until/)).toBeVisible()
})

for (const locale of ['en', 'ru', 'it', 'br']) {
  test(`all parts of the cashbox are in reach in ${locale}`, async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer)
    await reopen(page, `/cashbox?lang=${locale}`)
    const links = page.locator('main nav').first().getByRole('link')
    await expect(links).toHaveCount(4)
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER)
    }
  })
}
