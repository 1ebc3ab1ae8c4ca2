import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { accountButton, enterSentCode, loginLink, sendLogin, SESSION_ENDED, signInByForm } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { hydrated, open } from '../support/visit.ts'

test('cookies that a sub-domain plants sign nobody out, and are deleted', async ({
  page,
  context,
  sandbox,
  newcomer,
  stack,
}) => {
  await sandbox.createPlayer(newcomer)
  const site = stack.siteOf('caju')
  const domain = `.${new URL(site).hostname}`
  await context.addCookies([{ name: 'signed_out', value: '1', domain, path: '/' }])
  await open(page, `${site}/login?redirect=%2Frules`)
  await sendLogin(page, newcomer)
  await enterSentCode(page, sandbox, newcomer.login)
  await expect(accountButton(page)).toBeVisible()
  await context.addCookies(
    ['signed_out', 'rt_live', 'at_live'].map((name) => ({ name, value: '1', domain, path: '/' })),
  )
  await page.goto(`${site}/rules`)
  await hydrated(page)
  await expect(accountButton(page)).toBeVisible()
  await expect
    .poll(async () =>
      (await context.cookies(site)).filter((cookie) => cookie.domain === domain).map(({ name }) => name),
    )
    .toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(accountButton(page)).toBeVisible()
})

test('a logout without a connection still ends the session once there is one', async ({
  page,
  context,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  complaints.expect(FAILED_CALL)
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer)
  const kept = (await context.cookies()).filter(({ name }) => name === 'at' || name === 'rt')
  await context.setOffline(true)
  await accountButton(page).click()
  await page.getByRole('button', { name: t('layout:logout') }).click()
  await expect(loginLink(page)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/rules')
  await hydrated(page)
  await expect(loginLink(page)).toBeVisible()
  // The tokens are of no use either.
  await context.addCookies(kept)
  await context.clearCookies({ name: 'signed_out' })
  await page.goto('/rules')
  await hydrated(page)
  await expect(loginLink(page)).toBeVisible()
})
