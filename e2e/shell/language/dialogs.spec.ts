import type { Page } from '@playwright/test'
import { follow } from '../../navigation/visits.ts'
import { expect, hydrated, signIn, test } from '../../support/journey.ts'

/** By a press that no open dialog keeps away, as a script or an extension would. */
const speak = (page: Page, language: string) =>
  page
    .locator('footer')
    .getByRole('link', { name: language, includeHidden: true })
    .evaluate((link: HTMLElement) => link.click())

test('a dialog stays open and says the same in the new language', async ({ page }) => {
  await page.goto('/rules')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).click()
  const dialog = page.locator('[data-dialog="support"] dialog')
  await expect(dialog).toHaveAccessibleName('How can we help?')
  await speak(page, 'Italiano')
  await expect(dialog).toHaveAccessibleName('Come possiamo aiutarti?')
  await expect(dialog.getByRole('link')).toHaveCount(3)
  await expect(dialog).toBeVisible()
})

test('what was typed into the search stays, and is found in the new language', async ({ page }) => {
  await page.goto('/rules')
  await hydrated(page)
  await page.keyboard.press('/')
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.fill('book')
  await expect(page.getByRole('dialog').getByText(/\d+ games? found/)).toBeVisible()
  await speak(page, 'Italiano')
  await expect(page.getByRole('dialog').getByText(/\d+ gioch?i? trovat/)).toBeVisible()
  await expect(field).toHaveValue('book')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Cerca giochi')
})

test('the question before a form is left is asked again in the new language, once, and the form is kept', async ({
  page,
}) => {
  await page.goto('/registration')
  await hydrated(page)
  await page.getByLabel('Nickname').fill('Ada')
  await follow(page, '/about')
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Leave this page?')
  await speak(page, 'Italiano')
  await expect(question).toHaveCount(1)
  await expect(question).toHaveAccessibleName('Vuoi lasciare la pagina?')
  await question.getByRole('button', { name: 'Resta' }).click()
  await expect(question).toHaveCount(0)
  await expect(page).toBeAt('/registration')
  await expect(page.getByLabel('Nickname')).toHaveValue('Ada')
  await follow(page, '/about')
  await question.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toBeAt('/about')
})

test('a question before something happens is asked on in the new language, and does the same', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await signIn(page, newcomer, '/login?redirect=%2Fcashbox%2Flimits')
  await page.getByRole('button', { name: 'For a week' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Take a break for a week?')
  await speak(page, 'Italiano')
  await expect(question).toHaveAccessibleName('Vuoi una pausa di una settimana?')
  await expect(question).toHaveCount(1)
  await question.getByRole('button', { name: 'Inizia la pausa' }).click()
  await expect(page.getByText(/Sei in pausa/)).toBeVisible()
})
