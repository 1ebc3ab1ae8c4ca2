import { fillWithdrawal, transactions, WITHDRAW, withdrawButton } from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { logOut } from '../support/players.ts'
import { noticesOf, openPushService, pressNotice, standInForPushService, workerOf } from '../support/push.ts'
import { t, textsOf } from '../support/texts.ts'
import { buttonNamed, chooseLanguage, follow, main } from '../support/visit.ts'
import { WHOLE_BROWSER } from '../support/whole-browser.ts'

const MINUTE_MS = 60_000

test.use({
  isAsStarted: true,
  serviceWorkers: 'allow',
  // Headless Chromium has no notifications: it refuses them to every page.
  launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, executablePath: WHOLE_BROWSER }),
})

test('a payout notifies by web push: from consent to the click, in the chosen language, until the logout', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  await sandbox.treasury({ phoneConfirmation: false })
  await standInForPushService(page)
  // A headless browser shows no permission prompt: its answer is set before.
  await context.grantPermissions(['notifications'])
  const { login } = await openAsPlayer(WITHDRAW)
  const offer = page.getByRole('region', { name: t('push:payoutTitle') })
  await fillWithdrawal(page)
  await expect(offer).toHaveCount(0)
  await withdrawButton(page).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await buttonNamed(offer, 'push:accept').click()
  await expect(page.getByText(t('push:isOn'))).toBeVisible()
  const device = async () => (await sandbox.pushDevices(login))[0]
  await expect.poll(device).toMatchObject({ language: 'en', tags: { Topics: ['money', 'tournaments', 'messages'] } })

  await follow(page, '/profile/info')
  // So that the sender holds nothing back, whenever this runs.
  await page.getByRole('switch', { name: t('push:quiet') }).click()
  await expect.poll(device).toMatchObject({ tags: { QuietFrom: null } })
  await chooseLanguage(page, 'Italiano')
  await expect.poll(device).toMatchObject({ language: 'it' })

  const [payout] = (await sandbox.player(login)).withdrawRequests
  await sandbox.decide(payout?.id ?? '', 'processing')
  const sent = async () => (await sandbox.pushes(login)).map(({ kind, sentAt }) => [kind, sentAt !== null])
  await expect.poll(sent).toEqual([['payout-processing', true]])
  const [push] = await sandbox.pushes(login)

  const worker = await workerOf(page)
  const deliver = await openPushService(page, worker)
  await deliver(push?.payload ?? '')
  const withoutAmount = expect.not.stringMatching(/\d/) as unknown as string
  await expect
    .poll(() => noticesOf(worker))
    .toMatchObject([{ title: withoutAmount, body: withoutAmount, lang: 'it', data: { path: WITHDRAW, locale: 'it' } }])
  await pressNotice(worker)
  await expect(page).toBeAt(WITHDRAW)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect.poll(() => noticesOf(worker)).toEqual([])
  await expect(main(page)).toBeVisible()

  await chooseLanguage(page, 'English')
  await logOut(page)
  await expect.poll(() => sandbox.pushDevices(login)).toEqual([])
})

test("the start of a tournament notifies by web push: from the reminder to its page, in the player's language", async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const slug = 'journey-reminder'
  const path = `/tournaments/${slug}`
  await sandbox.tournament({ slug, startsInMs: 60 * MINUTE_MS, endsInMs: 120 * MINUTE_MS, rivals: 0 })
  await standInForPushService(page)
  await context.grantPermissions(['notifications'])
  const { login } = await openAsPlayer(path)
  const offer = page.getByRole('region', { name: t('push:tournamentTitle') })
  await expect(offer).toHaveCount(0)
  await buttonNamed(main(page), 'tournament-joining:remind').click()
  await buttonNamed(offer, 'push:accept').click()
  await expect(page.getByText(t('push:isOn'))).toBeVisible()
  const device = async () => (await sandbox.pushDevices(login))[0]
  await expect.poll(device).toMatchObject({ tags: { Reminders: [slug] } })

  await follow(page, '/profile/info')
  await page.getByRole('switch', { name: t('push:quiet') }).click()
  await expect.poll(device).toMatchObject({ tags: { QuietFrom: null } })
  await chooseLanguage(page, 'Русский')
  await expect.poll(device).toMatchObject({ language: 'ru' })

  await sandbox.moveTournament(slug, { startsInMs: 5 * MINUTE_MS })
  const sent = async () =>
    (await sandbox.pushes(login)).map(({ kind, slug: about, sentAt }) => [kind, about, sentAt !== null])
  await expect.poll(sent).toEqual([['tournament-soon', slug, true]])
  const [push] = await sandbox.pushes(login)

  const worker = await workerOf(page)
  const deliver = await openPushService(page, worker)
  await deliver(push?.payload ?? '')
  const title = textsOf('ru')('push:tournamentSoonTitle')
  await expect.poll(() => noticesOf(worker)).toMatchObject([{ title, lang: 'ru', data: { path, locale: 'ru' } }])
  await pressNotice(worker)
  await expect(page).toBeAt(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => noticesOf(worker)).toEqual([])
})
