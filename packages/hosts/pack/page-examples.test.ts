/** The pages of `examples/`, built with the packed packages, in a browser against the sandbox. */
import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Host } from '../../design-system/pack/host.ts'
import { installExample } from './install-example.ts'
import { until } from '../../../scripts/tests/until.ts'

/** What a page shows after calls: a second is too short on a busy machine. */
const AFTER_CALLS = { timeout: 20_000 }

let sandbox: Sandbox
let browser: Browser
beforeAll(async () => {
  sandbox = await startSandbox()
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  sandbox.close()
})

/** Installs, builds and serves an example. */
async function serveExample(name: string) {
  const host = installExample(name)
  writeFileSync(path.join(host.folder, '.env'), `VITE_PAYMENTS=${sandbox.gamesUrl}`)
  host.run('vite', 'build', '--logLevel', 'warn')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/`
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port)]
  const server = spawn(process.execPath, [...args, '--strictPort'], {
    cwd: host.folder,
    env: { ...process.env, PLATFORM: sandbox.platformUrl },
    stdio: 'ignore',
  })
  const isUp = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isUp)
  return { host, server, address }
}

/** Opens an address and collects what its scripts throw. */
async function open(address: string): Promise<{ page: Page; faults: readonly string[] }> {
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(address)
  return { page, faults }
}

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Email or phone').fill(login)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

describe.each(['page', 'svelte', 'react'])('the example %s', (name) => {
  const player = { login: `${name}@example.test`, password: 'password-1' }
  let host: Host
  let server: ChildProcess
  let address: string
  beforeAll(async () => {
    await sandbox.control.createPlayer({ ...player, currency: 'EUR', balance: 123_400 })
    ;({ host, server, address } = await serveExample(name))
  })
  afterAll(() => {
    server?.kill('SIGKILL')
    host?.remove()
  })

  it('shows games, refuses a wrong password, logs in, follows the balance, and logs out', async () => {
    const { page, faults } = await open(address)
    await page.getByRole('listitem').first().waitFor()
    await logIn(page, player.login, 'password-2')
    await expect
      .poll(() => page.getByRole('alert').textContent(), AFTER_CALLS)
      .toContain('refused: invalid_credentials')
    await logIn(page, player.login, player.password)
    const balance = () => page.locator('output').textContent()
    await expect.poll(balance, AFTER_CALLS).toMatch(/^€1,/)
    // The platform learns whose the line is after it has opened: tell again.
    const telling = async () => {
      await sandbox.control.emit({ login: player.login }, 'balance-changed', {
        type: 'real',
        balance: 700,
        bonus: 0,
        wagering: 0,
        updated_at: Date.now() + 86_400_000,
      })
      return balance()
    }
    await expect.poll(telling, AFTER_CALLS).toBe('€7.00')
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(faults).toEqual([])
    await page.close()
  })

  if (name === 'svelte') {
    it('says that a deposit whose call never arrived was not made', async () => {
      const { page, faults } = await open(address)
      await logIn(page, player.login, player.password)
      await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, times: 1 })
      await page.getByLabel('Amount').fill('20')
      await page.getByRole('button', { name: 'Deposit' }).click()
      await expect
        .poll(() => page.locator('p[role=status]').textContent(), AFTER_CALLS)
        .toContain('nothing was charged')
      expect((await sandbox.control.player(player.login)).deposits).toEqual([])
      expect(faults).toEqual([])
      await page.close()
    })

    it('takes no amount before one is proposed', async () => {
      const { page, faults } = await open(address)
      await sandbox.control.fault({ method: 'GET', path: '/json-api/treasury/*', delayMs: 1500 })
      await logIn(page, player.login, player.password)
      const amount = page.getByLabel('Amount')
      await amount.waitFor()
      expect([await amount.isDisabled(), await amount.inputValue()]).toEqual([true, ''])
      await expect.poll(() => amount.isEnabled(), AFTER_CALLS).toBe(true)
      expect(await amount.inputValue()).not.toBe('')
      await sandbox.control.clearFaults()
      expect(faults).toEqual([])
      await page.close()
    })

    it('finds a deposit whose answer is lost, and leads to its payment, once', async () => {
      const { page, faults } = await open(address)
      await logIn(page, player.login, player.password)
      await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, after: true, times: 1 })
      await page.getByLabel('Amount').fill('25')
      await page.getByRole('button', { name: 'Deposit' }).click()
      await expect
        .poll(() => page.locator('p[role=status]').textContent(), AFTER_CALLS)
        .toContain('waits for your payment')
      await page.getByRole('button', { name: 'Go to the payment' }).click()
      await page.waitForURL(`${sandbox.gamesUrl}/pay/**`)
      expect((await sandbox.control.player(player.login)).deposits).toMatchObject([{ amount: 2500 }])
      await page.locator('button[value=pay]').click()
      await expect.poll(() => page.locator('p[role=status]').textContent(), AFTER_CALLS).toBe('Paid.')
      await expect.poll(() => page.locator('output').textContent(), AFTER_CALLS).toBe('€1,259.00')
      expect(faults).toEqual([])
      await page.close()
    })
  }
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
