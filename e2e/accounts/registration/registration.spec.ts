import type { Page } from '@playwright/test'
import { expect, forgetCookies, headerBalance, hydrated, test } from '../../support/journey.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'

let people = 0

/** Opens the form and fills all that is asked but the contact. A query of its own keeps the page apart from other tests' kept copies. */
async function openForm(page: Page): Promise<void> {
  people += 1
  await page.goto(`/registration?visit=${Date.now()}-${people}`)
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Reg ${Date.now() % 1e7}-${people}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()
const freshEmail = () => `reg-${Date.now()}-${people}@croupier.test`

test('by phone: the code from the message signs in; a wrong one says so and loses nothing', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/422/)
  await openForm(page)
  await page.getByRole('tab', { name: 'By phone' }).click()
  const digits = `912${String(Date.now()).slice(-7)}`
  await page.getByLabel('Phone number').fill(`+7 (${digits.slice(0, 3)}) ${digits.slice(3)}`)
  await expect(page.getByLabel('Phone number')).toHaveValue(
    [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)].join(' '),
  )
  await expect(page.getByRole('button', { name: 'Country code: Russia +7' })).toBeVisible()
  await submit(page)

  // The new step is read out.
  await expect(page.getByRole('heading', { name: 'Confirm your phone' })).toBeFocused()
  const again = page.getByRole('button', { name: 'Send a new code' })
  await expect(again).toBeDisabled()
  await expect(again).toHaveText(/New code in \d:\d\d/)
  // A reload comes back to the code, not to an empty form.
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible()
  await expect(again).toHaveText(/New code in \d:\d\d/)
  const message = await sandbox.newMessage(`7${digits}`)
  const code = message.code!
  await page.getByLabel('Code from the message').fill(code === '0000' ? '1111' : '0000')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('The code is wrong. Check the message.')).toBeVisible()
  await page.getByLabel('Code from the message').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(headerBalance(page)).toBeVisible()
})

test('what was not asked for yet is not blamed: each way to register has marks of its own', async ({ page }) => {
  await page.goto('/registration')
  await hydrated(page)
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ada')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('tab', { name: 'By phone' }).click()
  const phone = page.getByLabel('Phone number')
  await expect(phone).toBeVisible()
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('tab', { name: 'By email' }).click()
  await expect(email).toHaveValue('ada')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

test('what is wrong is said at its field, and what was typed stays', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/422/)
  await sandbox.createPlayer(newcomer)
  await openForm(page)
  await page.getByLabel('Email', { exact: true }).fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Day' }).fill('2015-01-01')
  await submit(page)
  await expect(page.getByText('Registration is for people aged 18 and over')).toBeVisible()
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await submit(page)
  await expect(page.getByText('This email already has an account. Log in instead.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('secret-pass-1')
  await page.getByLabel('Email', { exact: true }).fill(freshEmail())
  await expect(page.getByText('This email already has an account. Log in instead.')).toBeHidden()
})

test('a platform that fails while the form is sent: said clearly, nothing typed is lost, the next try goes through', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/50\d|net::ERR/)
  await openForm(page)
  const email = freshEmail()
  await page.getByLabel('Email', { exact: true }).fill(email)
  for (const fault of [{ status: 500 }, { status: 503, body: '<html>' }, { drop: true }]) {
    await sandbox.fault({ method: 'POST', path: '/json-api/users/register', times: 1, ...fault })
    await submit(page)
    await expect(page.getByRole('alert').filter({ hasText: 'is kept' })).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  }
  await submit(page)
  await expect(headerBalance(page)).toBeVisible()
})

/** Sets the captcha and waits until pages say so: what the platform tells everybody is kept for some seconds. */
async function useCaptcha(page: Page, sandbox: SandboxControl, isEnabled: boolean, version: number): Promise<void> {
  await sandbox.serverData({ captcha: { enabled_register: isEnabled, active_version: version } })
  const said = `"isEnabledAtRegistration":${isEnabled},"version":${version}`
  await expect
    .poll(
      async () => {
        people += 1
        return (await page.request.get(`/registration?visit=${Date.now()}-${people}`)).text()
      },
      { timeout: 20_000 },
    )
    .toContain(said)
}

for (const version of [2, 3]) {
  test(`with captcha ${version} the vendor's frame proves the visitor, and no script of the vendor enters the page`, async ({
    page,
    sandbox,
    stack,
  }) => {
    await useCaptcha(page, sandbox, true, version)
    try {
      await openForm(page)
      await page.getByLabel('Email', { exact: true }).fill(freshEmail())
      await submit(page)
      if (version === 2) {
        await expect(page.getByRole('dialog', { name: 'One quick check' })).toBeVisible()
        await page.frameLocator('dialog iframe').getByRole('checkbox').click()
      }
      await expect(headerBalance(page)).toBeVisible()
      const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src))
      expect(scripts.filter((src) => src.startsWith(stack.games))).toEqual([])
    } finally {
      await forgetCookies(page)
      await useCaptcha(page, sandbox, false, 3)
    }
  })
}

test('a box pressed right after a wrong field takes the press, though a complaint appears above it', async ({
  page,
}) => {
  await page.goto('/registration?visit=press')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Day' }).fill('2020-05-17')
  await page.getByRole('checkbox').check()
  await expect(page.getByText('Registration is for people aged 18 and over')).toBeVisible()
})

test('currency and country are offered by the language; what was chosen stays', async ({ page }) => {
  await page.goto('/registration?lang=en&visit=place')
  await hydrated(page)
  const form = page.locator('main form')
  const currency = form.locator('[name=currency]')
  const country = form.locator('[name=country]')
  await expect(currency).toHaveValue('EUR')
  await expect(country).toHaveValue('gb')
  await expect(page.getByText('It cannot be changed later.')).toBeVisible()

  const speak = async (language: string) => {
    const choice = page.locator('footer').getByRole('link', { name: language })
    await choice.focus()
    await choice.press('Enter')
  }
  await speak('Português')
  await expect(currency).toHaveValue('BRL')
  await expect(country).toHaveValue('br')

  await currency.selectOption('USD')
  await speak('Italiano')
  await expect(country).toHaveValue('it')
  await expect(currency).toHaveValue('USD')
})
