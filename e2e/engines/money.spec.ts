import { CARD, WITHDRAW } from '../support/cashbox.ts'
import { t } from '../support/texts.ts'
import { expect, test } from './support/engine-test.ts'
import { layoutFaults } from './support/layout.ts'
import type { Tab } from './support/tab.ts'

const AMOUNT = { css: 'main input[inputmode=decimal]' }
const STEP = '[data-testid=step-panel]'
const amountIs = (tab: Tab, amount: string) =>
  tab.until(
    (wanted) => document.querySelector<HTMLElement>('[data-testid=header-balance]')?.dataset['amount'] === wanted,
    `the balance is ${amount}`,
    amount,
  )

test('a deposit leads to the page of the payment system and back with the money', async ({ tab, openAsPlayer }) => {
  await openAsPlayer('/cashbox?lang=en')
  await tab.press({ css: 'main button', name: t('cashbox:moreSystems', { count: 2 }).split(' ')[0] ?? '' })
  await tab.press({ css: 'main [role=radio], main input[type=radio]', name: 'Zennik' })
  await tab.fill(AMOUNT, '54')
  await tab.press({ css: 'main button', name: t('cashbox:deposit') })
  await tab.press({ css: 'button[name=decision][value=pay]' })
  await tab.hydrated()
  await tab.until((css) => (document.querySelector(css)?.textContent ?? '').includes('54'), 'the deposit is done', STEP)
  await amountIs(tab, '105400')
})

test('a payout is asked for and cancelled', async ({ tab, sandbox, openAsPlayer }) => {
  await sandbox.treasury({ phoneConfirmation: false })
  await openAsPlayer(`${WITHDRAW}?lang=en`)
  await tab.type({ css: 'main form input', name: 'Card number' }, CARD)
  await tab.fill(AMOUNT, '50')
  await tab.press({ css: 'main form button', name: t('cashbox:withdraw') })
  await tab.seen({ css: '[data-testid=transaction][data-status=new]' })
  await amountIs(tab, '95000')
  await tab.press({ css: 'main button', name: t('cashbox:cancelRequest', { amount: '€50.00' }) })
  await tab.press({ css: '[role=alertdialog] button', name: t('cashbox:cancelConfirm') })
  await tab.seen({ css: '[data-testid=transaction][data-status=cancelled]' })
  await amountIs(tab, '100000')
})

test('days of the history say that none is chosen until one is', async ({ tab, openAsPlayer }) => {
  await openAsPlayer('/cashbox/history?lang=en')
  const shown = () =>
    tab.js(() =>
      [...document.querySelectorAll<HTMLElement>('[data-slot=date-field]')].map((field) => {
        const input = field.querySelector('input') ?? field
        return [field.innerText.trim(), getComputedStyle(input).color]
      }),
    )
  await expect.poll(async () => (await shown()).length).toBe(2)
  const none = [t('cashbox:anyDay'), 'rgba(0, 0, 0, 0)']
  expect(await shown()).toEqual([none, none])
  await tab.open('/cashbox/history?from=2026-05-09')
  await expect.poll(async () => (await shown())[0]?.[0]).toBe('09/05/26')
  expect(await tab.js(layoutFaults)).toEqual([])
})

test('a gift is activated after its question', async ({ tab, sandbox, openAsPlayer }) => {
  const gift = { type: 'cashback', title: 'Friday double', amount: 300, wager: 3 }
  const login = await openAsPlayer('/profile/gifts?lang=en', { gifts: [gift] })
  await tab.press({ css: 'main button', name: t('gift-activation:activateNamed', { gift: gift.title }) })
  await tab.press({ css: '[role=alertdialog] button', name: t('gift-activation:activate') })
  await tab.gone({ css: '[role=alertdialog]' })
  await tab.says(t('gifts:activated'))
  await expect.poll(async () => (await sandbox.player(login)).balances.bonus).toBe(300)
})
