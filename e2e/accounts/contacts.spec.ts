import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { freshPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, hydrated, lookAgain, main, passTime } from '../support/visit.ts'

const INFO = '/profile/info'
/** A little more than the pause between two mails, five minutes. */
const NEXT_MAIL_MS = 301_000

const dialog = (page: Page) => page.getByRole('dialog')
const contactButton = (page: Page, contact: string) =>
  main(page).getByRole('button', { name: `${t('profile:confirmContact')}: ${contact}` })

/** A Russian number in its groups. */
const shownPhone = (phone: string) => phone.replace(/^(\d)(\d{3})(\d{3})(\d\d)(\d\d)$/, '+$1 $2 $3 $4 $5')

async function savePhone(page: Page, phone: string): Promise<void> {
  await dialog(page)
    .getByRole('textbox', { name: t('forms:phoneNumber') })
    .fill(`+${phone}`)
  await buttonNamed(dialog(page), 'contacts:save').click()
  await expect(dialog(page).getByText(t('contacts:codeText', { phone: shownPhone(phone) }))).toBeVisible()
}

async function enterCode(page: Page, code: number): Promise<void> {
  await dialog(page)
    .getByLabel(t('forms:code'))
    .fill(String(code % 10_000).padStart(4, '0'))
  await expect(dialog(page).getByText(t('forms:invalid_code'))).toHaveCount(0)
  await dialog(page)
    .getByRole('button', { name: t('forms:confirmCode'), exact: true })
    .click()
}

test('a phone is changed: five wrong codes, a reload between, the limit, support', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/422/)
  const phone = freshPhone()
  await openAsPlayer(INFO)
  await buttonNamed(main(page), 'profile:addPhone').click()
  await savePhone(page, freshPhone())
  await buttonNamed(dialog(page), 'contacts:changePhone').click()
  await savePhone(page, phone)
  const right = Number((await sandbox.newMessage(phone)).code)
  for (const step of [1, 2, 3]) {
    await enterCode(page, right + step)
    await expect(dialog(page).getByText(t('forms:invalid_code'))).toBeVisible()
  }

  await page.reload()
  await hydrated(page)
  await contactButton(page, shownPhone(phone)).click()
  await enterCode(page, right + 4)
  await expect(dialog(page).getByText(t('forms:invalid_code'))).toBeVisible()
  expect(await sandbox.outbox(phone)).toHaveLength(1)
  await enterCode(page, right + 5)
  await expect(page.getByRole('dialog', { name: t('forms:limitTitle') })).toBeVisible()
  await buttonNamed(dialog(page), 'forms:writeToSupport').click()
  await expect(page.getByRole('dialog', { name: t('support:chatTitle') })).toBeVisible()
})

test('an email is sent again after five minutes only, a reload shortens nothing, and its link confirms it', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  await page.clock.install()
  const { login } = await openAsPlayer(INFO, { unconfirmed: true })
  const again = dialog(page).getByRole('button', { name: t('contacts:mailAgain') })
  await contactButton(page, login).click()
  await expect(dialog(page).getByText(t('contacts:mailText', { email: login }))).toBeVisible()
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.press('Enter')

  await page.reload()
  await hydrated(page)
  await contactButton(page, login).click()
  await expect(again).toHaveText(t.like('contacts:mailAgainIn'))
  await again.press('Enter')
  expect(await sandbox.outbox(login)).toHaveLength(1)

  await passTime(page, sandbox, NEXT_MAIL_MS, () => again.isEnabled())
  await again.click()
  const { link = '' } = await sandbox.newMessage(login, 2)
  const mail = await context.newPage()
  await mail.goto(link)
  await expect(mail.getByRole('heading')).toBeVisible()
  await mail.close()
  await lookAgain(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(main(page).getByText(t('profile:confirmed'), { exact: true })).toBeVisible()
})
