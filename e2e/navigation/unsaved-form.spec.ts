import { expect, headerBalance, hydrated, test } from '../support/journey.ts'
import { follow } from './visits.ts'

const QUESTION = 'Leave this page?'

test.beforeEach(async ({ page }) => {
  await page.goto('/rules')
  await hydrated(page)
  await follow(page, '/registration')
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
})

test('an empty form is left without a question', async ({ page }) => {
  await page.getByLabel('Email', { exact: true }).focus()
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a form with something in it asks: staying keeps it, leaving leaves', async ({ page }) => {
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ada@example.com')
  await follow(page, '/about')
  const question = page.getByRole('alertdialog', { name: QUESTION })
  await expect(question).toBeVisible()
  // The safe answer is the first one.
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page).toBeAt('/registration')
  await expect(email).toHaveValue('ada@example.com')

  await follow(page, '/about')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).toBeAt('/registration')

  await follow(page, '/about')
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test("the browser's back asks too, and goes where it was going", async ({ page }) => {
  await page.getByLabel('Nickname').fill('Ada')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: QUESTION })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toBeHidden()
  await expect(page).toBeAt('/registration')
  await expect(page.getByLabel('Nickname')).toHaveValue('Ada')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toBeAt('/rules')
})

test('the browser itself asks before the document goes', async ({ page }) => {
  await page.getByLabel('Nickname').fill('Ada')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  // Nothing typed, nothing to ask.
  await hydrated(page)
  await page.reload()
  expect(asked).toHaveLength(1)
})

test('another language asks nothing and keeps what was typed', async ({ page }) => {
  await page.getByLabel('Nickname').fill('Ada')
  await page
    .locator('footer')
    .getByRole('link', { name: 'Italiano' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea il tuo account')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByLabel('Nickname')).toHaveValue('Ada')
})

test('signing up, or in by another tab, is no leaving', async ({ page, context, sandbox, newcomer, stack }) => {
  await page.getByLabel('Nickname').fill('Ada')
  await sandbox.createPlayer(newcomer)
  const other = await context.newPage()
  await other.goto(`${stack.site}/login`)
  await hydrated(other)
  await other.getByLabel('Email or phone').fill(newcomer.login)
  await other.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await other.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt('/')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
