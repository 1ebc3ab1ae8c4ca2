import { expect, test } from '../support/journey.ts'
import { accountButton, expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { banner, follow, game, GAME, headerBalance, pressInFrame, stopTime } from '../support/visit.ts'

/** One step of the page's clock: shorter than the time after which an attempt to connect is given up. */
const STEP_MS = 2000
/** Of every page. */
const ROOMS = ['locale:en', 'online-producers']
/** The balance must be right this long after reconnecting. */
const RIGHT_WITHIN_MS = 2000

test('after a lost connection the balance and what is left to wager are right within 2 s', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/WebSocket/)
  await page.clock.install()
  const bonus = { type: 'cashback', title: 'Friday double', wager: 3, amount: 500, state: 'activated', toWager: 1500 }
  const wallet = { balance: 50_000, bonus: 500, wagering: 1500, gifts: [bonus] }
  const { hash, login } = await openAsPlayer('/profile/gifts', wallet)
  const wagered = page.getByRole('progressbar', { name: bonus.title })
  await expect(wagered).toHaveAttribute('value', '0')
  const rooms = async () =>
    (await sandbox.sockets()).filter((line) => line.hash === hash).map((line) => line.rooms.toSorted())
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '50000')
  await expect.poll(rooms).toEqual([ROOMS])

  // Refuse the connection and stop the page's clock, so that the tab misses an event and reads nothing meanwhile.
  await sandbox.fault({ path: '/ws', drop: true })
  const offline = banner(page).getByRole('status')
  await expect(offline).toBeVisible()
  await stopTime(page)
  await sandbox.money(login, { real: 12_345, wagering: -600 })

  // Advance until the connection is back, in steps that leave a socket the time to open, then by the promised time.
  await sandbox.clearFaults()
  await expect
    .poll(async () => {
      await page.clock.runFor(STEP_MS)
      return offline.isVisible()
    })
    .toBe(false)
  await page.clock.runFor(RIGHT_WITHIN_MS)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '62345')
  await expect(wagered).toHaveAttribute('value', '40')
  // A clock that moves faster than the network can end the connection as silent: the next one needs the clock to run.
  await page.clock.resume()
  await expect.poll(rooms).toEqual([ROOMS])
})

test(
  'a live event moves the balance, an older one does not',
  { tag: '@core' },
  async ({ page, sandbox, openAsPlayer }) => {
    const { login, hash } = await openAsPlayer('/rules', { currency: 'RUB', balance: 1200, bonus: 50_000 })
    await expectOnLine(sandbox, hash)
    const debit = page.getByTestId('bonus-debit')
    const debitText = page.getByText(t('layout:bonusInUse'))
    await expect(debit).toHaveCount(0)
    await sandbox.money(login, { real: -300 })
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '900')
    await expect(debit).toHaveAttribute('data-amount', '50000')
    await accountButton(page).click()
    await expect(debitText).toBeVisible()
    await sandbox.money(login, { real: 5000 })
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '5900')
    await expect(debit).toHaveCount(0)
    await expect(debitText).toBeHidden()

    const tell = (balance: number, updated_at: number) =>
      sandbox.emit({ login }, 'balance-changed', { type: 'real', balance, bonus: 0, wagering: 0, updated_at })
    const future = Date.now() + 60_000
    await tell(70_000, future)
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '70000')
    await tell(60_000, future - 1000)
    await tell(71_000, future + 1000)
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '71000')
  },
)

test('where no WebSocket gets through, the balance is read again in the cashbox, after a spin and now and then, and the page says so', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/WebSocket/)
  await page.routeWebSocket(/\/ws$/, (socket) => socket.close())
  const { login } = await openAsPlayer('/rules', { currency: 'RUB', balance: 50_000 })
  await expect(banner(page).getByText(t('layout:updatesDelayed'))).toBeVisible()
  await sandbox.money(login, { real: 1000 })
  await follow(page, '/cashbox')
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '51000')

  await follow(page, GAME)
  await expect(game(page)).toHaveAttribute('data-state', 'ready')
  await pressInFrame(game(page).getByRole('button', { name: /spin/i }))
  await expect(game(page)).toHaveAttribute('data-spins', '1')
  const spent = async () => String((await sandbox.player(login)).balances.real)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', await spent())

  await sandbox.money(login, { real: 2000 })
  await expect(headerBalance(page)).toHaveAttribute('data-amount', await spent())
})

test('a half-open connection is replaced without an event of the browser, and without a word about it', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  /** Ends the first line at the platform; the page's end of it stays open, and silent. */
  let cut: (() => Promise<void>) | null = null
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    if (cut) return
    server.onClose(() => undefined)
    cut = () => server.close()
  })
  const { login, hash } = await openAsPlayer('/rules', { currency: 'RUB', balance: 50_000 })
  await expectOnLine(sandbox, hash)
  await cut!()
  await expectOnLine(sandbox, hash, 0)
  await sandbox.money(login, { real: 1000 })
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '51000')
  // The new line counts once the platform knows whose it is.
  await expectOnLine(sandbox, hash)
  await sandbox.money(login, { real: 1000 })
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '52000')
})
