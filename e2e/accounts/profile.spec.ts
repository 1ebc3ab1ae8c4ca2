import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { accountButton, expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, follow, linkNamed, open } from '../support/visit.ts'

const BALANCE = '/profile/balance'
const INFO = '/profile/info'

const field = (page: Page, name: string) => page.getByLabel(t(`profile:${name}`))

async function save(page: Page): Promise<void> {
  await buttonNamed(page, 'profile:save').click()
  await expect(page.getByText(t('profile:saved'))).toBeVisible()
}

test('the profile is served whole, and its balances follow live events', async ({ page, sandbox, openAsPlayer }) => {
  const { login, hash } = await openAsPlayer('/rules', { nickname: 'Profile Fox', bonus: 5000, level: 3 })
  await accountButton(page).click()
  await linkNamed(page.locator('#account-panel'), 'layout:profile').click()
  await expect(page).toBeAt(BALANCE)
  const served = await page.request.get(BALANCE, { headers: { 'Accept-Language': 'en' } })
  const html = await served.text()
  for (const text of ['Profile Fox', '€1,000.00']) expect(html.includes(text), text).toBe(true)

  await open(page, BALANCE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Fox')
  await expectOnLine(sandbox, hash)
  const balances = page.getByTestId('balances')
  await sandbox.money(login, { real: 23_456, compoints: 77, winback: 300 })
  for (const amount of ['€1,234.56', '77', '€3.00'])
    await expect(balances.getByText(amount, { exact: true })).toBeVisible()
})

test('a profile edited in two tabs keeps what each of them changed', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const { login } = await openAsPlayer(INFO)
  const other = await context.newPage()
  await open(other, INFO)
  await field(other, 'firstName').fill('Anna')
  await save(other)

  await field(page, 'address').fill('Via Roma 1')
  await follow(page, BALANCE)
  const question = page.getByRole('alertdialog', { name: t('verification:live_page_title') })
  await buttonNamed(question, 'verification:cancel_page_button').click()
  await expect(page).toBeAt(INFO)
  await expect(field(page, 'address')).toHaveValue('Via Roma 1')
  await save(page)
  await expect(field(page, 'firstName')).toHaveValue('Anna')
  const saved = await sandbox.player(login)
  expect(saved).toMatchObject({ profile: { firstname: 'Anna', address: 'Via Roma 1' } })
  await follow(page, BALANCE)
  await expect(page).toBeAt(BALANCE)
})

test('a nickname is chosen once, and then only support changes it', async ({ page, openAsPlayer }) => {
  await openAsPlayer(INFO, { nickname: null })
  const form = page.getByRole('form', { name: t('profile:nickname') })
  await form.getByLabel(t('profile:nickname')).fill('Chosen Fox')
  await buttonNamed(form, 'profile:chooseNickname').click()
  await buttonNamed(page.getByRole('alertdialog'), 'profile:chooseNickname').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chosen Fox')
  await expect(form).toHaveCount(0)
  await expect(page.getByText(t('profile:nicknameChosen'))).toBeVisible()
})
