import { expect, headerBalance, hydrated, signIn, test } from '../../support/journey.ts'

const NEW_PASSWORD = 'remembered-1'

test('by mail: from the login page to the link and back in; the old password and the link are dead', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/401|422/)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await page.goto('/login?redirect=%2Frules')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByLabel('Email or phone')).toHaveValue(newcomer.login)
  await page.getByRole('button', { name: 'Send me a link or code' }).click()
  await expect(page.getByText(`If there is an account for ${newcomer.login}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  const mail = await sandbox.newMessage(newcomer.login)
  const link = mail.link!
  expect(link).toMatch(/^\/new-password\/.+/)
  await page.goto(link)
  await hydrated(page)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill('remembered-2')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('The two passwords differ')).toBeVisible()
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await signIn(page, { login: newcomer.login, password: NEW_PASSWORD })
})

test('by phone: the code from the message leads to the new password', async ({ page, sandbox, complaints }) => {
  complaints.expect(/422/)
  const phone = `7912${String(Date.now()).slice(-7)}`
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1', balance: 50_000 })
  await page.goto('/remind')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Send me a link or code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeFocused()
  await page.getByRole('button', { name: 'Nothing came?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Send me a link or code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your messages' })).toBeFocused()
  const message = await sandbox.newMessage(phone)
  const code = message.code!
  await page.getByLabel('Code from the message').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('The code is wrong. Check the message.')).toBeVisible()
  await page.getByLabel('Code from the message').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email or phone').fill(`+${phone}`)
  await page.getByRole('textbox', { name: 'Password' }).fill(NEW_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(headerBalance(page)).toBeVisible()
})

test('a platform that fails meanwhile: said clearly, nothing typed is lost, the next try goes through', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/50\d|429|net::ERR/)
  await sandbox.createPlayer(newcomer)
  await page.goto('/remind')
  await hydrated(page)
  const login = page.getByLabel('Email or phone')
  await login.fill(newcomer.login)
  for (const fault of [{ status: 500 }, { status: 503, body: '<html>' }, { body: '{"half":' }, { drop: true }]) {
    await sandbox.fault({ method: 'POST', path: '/json-api/users/restore-password/request', times: 1, ...fault })
    await page.getByRole('button', { name: 'Send me a link or code' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'is kept' })).toBeVisible()
    await expect(login).toHaveValue(newcomer.login)
  }
  await page.getByRole('button', { name: 'Send me a link or code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('both pages are for guests', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  for (const path of ['/remind', '/new-password/abc']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/'])
  }
})
