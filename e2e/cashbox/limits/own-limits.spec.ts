import type { Page } from '@playwright/test'
import { FORM_FAULTS, meetFaults } from '../../support/form-faults.ts'
import { expect, gameFrame, hydrated, signIn, test } from '../../support/journey.ts'

const LIMITS = '/cashbox/limits'
const MINUTE = 60_000

const openLimits = async (page: Page) => {
  await page.goto(LIMITS)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Deposit limits' })).toBeVisible()
}

test('a deposit limit is lowered at once, raised later, and said before a deposit', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 10_000 })
  await signIn(page, newcomer)
  await page.getByTestId('header-balance').click()
  await page.getByRole('link', { name: 'My limits' }).click()
  await expect(page).toBeAt(LIMITS)
  await expect(page.locator('#account-panel')).toBeHidden()

  const day = page.getByRole('form', { name: 'Daily' })
  await day.getByLabel('New limit').fill('200')
  await expect(day.getByText('Applies at once')).toBeVisible()
  await day.getByRole('button', { name: 'Set limit' }).click()
  await expect(page.getByTestId('limit-day')).toHaveText('€0 of €200 used')

  await day.getByLabel('New limit').fill('500')
  await expect(day.getByText('Applies after the waiting time')).toBeVisible()
  await day.getByLabel('New limit').press('Enter')
  await expect(day.getByText(/^€500 from/)).toBeVisible()
  await expect(page.getByTestId('limit-day')).toHaveText('€0 of €200 used')
  await page.reload()
  await expect(day.getByText(/^€500 from/)).toBeVisible()
  await day.getByRole('button', { name: 'Keep €200' }).click()
  await expect(day.getByText(/^€500 from/)).toBeHidden()

  await page.getByRole('link', { name: 'Deposit', exact: true }).last().click()
  await expect(page.getByText('Your own limit leaves €200')).toBeVisible()
  // Nothing above it is offered.
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('200')
  await expect(page.getByRole('group', { name: 'Amounts to choose from' }).getByText('€500')).toHaveCount(0)

  // Wherever the player is, the account says it too.
  await page.goto('/rules')
  await hydrated(page)
  await page.getByTestId('header-balance').click()
  await expect(page.getByText('Your own limit leaves €200')).toBeVisible()
})

test('a limit that the platform does not take stays in its field', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/503/)
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR' })
  await signIn(page, newcomer)
  await openLimits(page)
  await sandbox.fault({ path: '/json-api/users/limits/deposit', status: 503, times: 1 })
  const week = page.getByRole('form', { name: 'Weekly' })
  await week.getByLabel('New limit').fill('75.50')
  await week.getByRole('button', { name: 'Set limit' }).click()
  await expect(week.getByRole('alert')).toContainText('Everything you typed is kept')
  await expect(week.getByLabel('New limit')).toHaveValue('75.50')
  await week.getByRole('button', { name: 'Set limit' }).click()
  await expect(page.getByTestId('limit-week')).toHaveText('€0 of €75.50 used')
})

test('a player for money sees balance, time and result, and is reminded as often as chosen', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  // Tokens live as long as a reminder's interval: the clock that moves lets them expire.
  complaints.expect(/401/)
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 100_000 })
  await signIn(page, newcomer)
  await openLimits(page)
  await page.getByRole('button', { name: '15 minutes' }).click()
  await expect(page.getByRole('button', { name: '15 minutes' })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/')
  await page.locator('main a[href^="/play/"]').first().click()
  const game = gameFrame(page)
  const spin = async (count: number) => {
    await game.getByRole('button', { name: /^spin/i }).click()
    await expect(game.locator('body')).toHaveAttribute('data-spins', String(count))
  }
  await spin(1)
  const state = async () => (await sandbox.player(newcomer.login)).balances.real
  await expect(page.getByTestId('play-balance')).toHaveAttribute('data-amount', String(await state()))
  await expect(page.getByTestId('play-net')).toHaveAttribute('data-amount', String((await state()) - 100_000))

  await sandbox.advanceClock(16 * MINUTE)
  await spin(2)
  const reminder = page.getByRole('alertdialog', { name: /You have been playing for \d+ minutes/ })
  await expect(reminder).toBeVisible()
  await expect(page.getByTestId('check-net')).toHaveAttribute('data-amount', String((await state()) - 100_000))
  // It stays until it is answered: nothing else counts as seen.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toBeAt('/')
  await expect(reminder).toBeVisible()
  await page.goForward()
  await expect(page).toBeAt(/\/play\//)
  await reminder.getByRole('button', { name: 'Keep playing' }).click()
  await expect(reminder).toBeHidden()
  await spin(3)
  await sandbox.advanceClock(16 * MINUTE)
  await spin(4)
  await reminder.getByRole('button', { name: 'Stop playing' }).click()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('a break is asked about, ends the game, and is said before games and deposits', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/403/)
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 100_000 })
  await signIn(page, newcomer)
  await page.locator('main a[href^="/play/"]').first().click()
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-spins', '0')
  const address = page.url()

  await page.getByRole('link', { name: 'Minimise' }).click()
  await page.getByTestId('header-balance').click()
  await page.getByRole('link', { name: 'My limits' }).click()
  await page.getByRole('button', { name: 'For a week' }).click()
  const question = page.getByRole('alertdialog', { name: 'Take a break for a week?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'For a week' }).click()
  await question.getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/You are on a break until/)).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)

  // What would end earlier is not offered.
  await expect(page.getByRole('button', { name: 'For a month' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'For a day' })).toHaveCount(0)

  await page.goto('/cashbox')
  // In the form's place: until when, and what is possible meanwhile.
  await expect(page.getByText(/No deposits and no games until/)).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  await page.getByRole('link', { name: 'See the history' }).click()
  await expect(page).toBeAt('/cashbox/history')
  await page.goBack()
  await page.getByRole('link', { name: 'Withdraw money' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: /^Withdraw/ })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'You are on a break' })).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('a reminder comes and is answered, whatever becomes of its calls', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/)
  await page.clock.install()
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 100_000 })
  await signIn(page, newcomer)
  await openLimits(page)
  await page.getByRole('button', { name: '15 minutes' }).click()
  await expect(page.getByRole('button', { name: '15 minutes' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await page.locator('main a[href^="/play/"]').first().click()
  const game = gameFrame(page)
  let spins = 0
  const spin = async () => {
    await game.getByRole('button', { name: /^spin/i }).click()
    await expect(game.locator('body')).toHaveAttribute('data-spins', String((spins += 1)))
  }
  await spin()
  const reminder = page.getByRole('alertdialog', { name: /You have been playing for/ })
  const session = '/json-api/users/play-session'
  /** When the platform wants the next one, ISO 8601; empty while the page waits for new tokens. */
  const dueAt = () =>
    page.evaluate(async (path) => {
      const answer = await fetch(path, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
      const { data } = (await answer.json()) as { data?: { remind_at: string } }
      return data?.remind_at ?? ''
    }, session)
  let due = ''

  // The answer that the platform does not take stays given, and is told again until it does.
  await meetFaults(
    { page, sandbox, path: `${session}/reminded`, lasts: true },
    FORM_FAULTS,
    async () => {
      await sandbox.advanceClock(16 * MINUTE)
      await spin()
      await expect(reminder).toBeVisible()
      await expect.poll(async () => (due = await dueAt())).not.toBe('')
      await reminder.getByRole('button', { name: 'Keep playing' }).click()
    },
    async ({ name }) => {
      await expect(reminder, name).toBeHidden()
      await sandbox.clearFaults()
      await spin()
      await expect.poll(async () => (await dueAt()) > due, { message: name }).toBe(true)
      await expect(reminder, name).toBeHidden()
    },
  )

  // A reading that fails leaves what is known in view, and the game alone.
  const net = page.getByTestId('play-net')
  const known = await net.getAttribute('data-amount')
  await meetFaults(
    { page, sandbox, path: session, method: 'GET', lasts: true },
    FORM_FAULTS,
    () => spin(),
    async ({ name }) => {
      await expect.poll(async () => (await sandbox.requests(session)).length, { message: name }).toBeGreaterThan(0)
      await expect(net, name).toHaveAttribute('data-amount', known ?? '')
      await expect(game.locator('body'), name).toHaveAttribute('data-spins', String(spins))
    },
  )
  await spin()
  await expect(net).toHaveAttribute(
    'data-amount',
    String((await sandbox.player(newcomer.login)).balances.real - 100_000),
  )
})
