import { expect, test } from '../support/journey.ts'
import { passwordField, sendLogin } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { headerBalance, holdRequests, hydrated } from '../support/visit.ts'

const SCRIPTS = '**/assets/*.js'

test('a login sent before hydration is sent after it', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/login?redirect=%2Frules', { waitUntil: 'commit' })
  await sendLogin(page, newcomer)
  release()
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(/\/rules$/)
})

test('a registration typed into before hydration keeps every field, the date and the choices too', async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/registration?board=slow', { waitUntil: 'commit' })
  const form = page.locator('main form')
  await form.waitFor()
  const email = page.getByLabel(t('auth:email'), { exact: true })
  const year = page.getByRole('textbox', { name: t('auth:year') })
  await email.fill('slow@example.com')
  await passwordField(page).fill('secret-pass-1')
  await page.getByRole('textbox', { name: t('auth:day') }).fill('17')
  await page.getByRole('textbox', { name: t('auth:month') }).fill('05')
  await year.fill('1990')
  await form.locator('[name=currency]').selectOption('USD')
  await page.getByRole('checkbox').check()
  release()
  await hydrated(page)
  // Make React render the whole form again.
  await page.getByLabel(t('auth:nickname')).fill('Slow line')
  await expect(email).toHaveValue('slow@example.com')
  await expect(passwordField(page)).toHaveValue('secret-pass-1')
  await expect(year).toHaveValue('1990')
  await expect(form.locator('[name=currency]')).toHaveValue('USD')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('a translation that changes the page before hydration costs nothing that was typed', async ({
  page,
  complaints,
}) => {
  complaints.expect(/React error #418/)
  const release = await holdRequests(page, SCRIPTS)
  await page.goto('/registration', { waitUntil: 'commit' })
  await page.locator('main form').waitFor()
  const nickname = page.getByLabel(t('auth:nickname'))
  await passwordField(page).fill('secret-pass-1')
  await page.getByRole('textbox', { name: t('auth:day') }).fill('17')
  await page.getByRole('checkbox').check()
  await nickname.fill('Slow')
  await page.evaluate(wrapTexts)
  release()
  await hydrated(page)
  await page.keyboard.type(' line')
  await expect(nickname).toHaveValue('Slow line')
  await expect(passwordField(page)).toHaveValue('secret-pass-1')
  await expect(page.getByRole('textbox', { name: t('auth:day') })).toHaveValue('17')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

/** Runs in the page: wraps each text in an element, as browsers do that translate. */
function wrapTexts(): void {
  const main = document.querySelector('main')
  const texts = main ? document.evaluate('.//text()', main, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE) : null
  for (let index = 0; index < (texts?.snapshotLength ?? 0); index += 1) {
    const text = texts?.snapshotItem(index) as Text
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}
