/** The examples of `examples/`, with the packed packages, against the sandbox. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { installHost, type Host } from '../../design-system/pack/host.ts'

const PLAYER = { login: 'example@example.test', password: 'password-1' }

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  await sandbox.control.createPlayer({ ...PLAYER, currency: 'EUR', balance: 123_400 })
})
afterAll(() => sandbox.close())

function install(name: string): Host {
  const { contract, domain, hosts } = inject('tarballs')
  return installHost(path.join(import.meta.dirname, '../../../examples', name), { contract, domain, hosts })
}

const changeBalance = (balance: number) =>
  sandbox.control.emit({ login: PLAYER.login }, 'balance-changed', {
    type: 'real',
    balance,
    bonus: 0,
    wagering: 0,
    updated_at: Date.now() + 86_400_000,
  })

describe('the script', () => {
  let host: Host
  let script: ChildProcess
  beforeAll(() => {
    host = install('balance')
  })
  afterAll(() => {
    script?.kill('SIGKILL')
    host?.remove()
  })

  it('can ask by a command whether its platform fits', () => {
    const command = path.join(host.folder, 'node_modules/.bin/croupier-conformance')
    const { status, stdout } = spawnSync(command, [sandbox.platformUrl, PLAYER.login, PLAYER.password], {
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^fits {3}categories\n[^]*fits {3}balance\n[^]*\n(\d+) of \1 reads fit\n$/)
    expect(status).toBe(0)
  })

  it('tells the balance, and each change of it, and ends', async () => {
    const env = { ...process.env, PLATFORM: sandbox.platformUrl, LOGIN: PLAYER.login, PASSWORD: PLAYER.password }
    script = spawn(process.execPath, ['balance.js'], { cwd: host.folder, env })
    let told = ''
    script.stdout?.on('data', (text: Buffer) => (told += text.toString()))
    script.stderr?.on('data', (text: Buffer) => (told += text.toString()))
    await expect.poll(() => told, { timeout: 20_000 }).toBe('€1,234.00\n')
    // The platform learns whose the line is after it has opened: tell again.
    const telling = async () => {
      await changeBalance(500)
      return told
    }
    await expect.poll(telling, { timeout: 20_000 }).toBe('€1,234.00\n€5.00\n')
    script.kill('SIGTERM')
    await expect.poll(() => script.exitCode, { timeout: 10_000 }).toBe(0)
  })
})

describe('the page', () => {
  let host: Host
  let server: ChildProcess
  let address: string
  beforeAll(async () => {
    host = install('page')
    host.run('vite', 'build', '--logLevel', 'warn')
    const port = await freePort()
    address = `http://127.0.0.1:${port}/`
    const args = ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port)]
    server = spawn(process.execPath, [...args, '--strictPort'], {
      cwd: host.folder,
      env: { ...process.env, PLATFORM: sandbox.platformUrl },
      stdio: 'ignore',
    })
    await vi.waitFor(() => fetch(address), { timeout: 30_000, interval: 100 })
  })
  afterAll(() => {
    server?.kill('SIGKILL')
    host?.remove()
  })

  it('lists categories, refuses a wrong password, logs in, follows the balance, and logs out', async () => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    })
    try {
      const page = await browser.newPage()
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await page.goto(address)
      await page.getByRole('listitem').first().waitFor()
      await page.getByLabel('Email or phone').fill(PLAYER.login)
      await page.getByLabel('Password').fill('password-2')
      await page.getByRole('button', { name: 'Log in' }).click()
      const textOf = (id: string) => () => page.locator(`#${id}`).textContent()
      await expect.poll(textOf('refusal')).toContain('refused: invalid_credentials')
      await page.getByLabel('Password').fill(PLAYER.password)
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect.poll(textOf('balance')).toMatch(/^€/)
      const telling = async () => {
        await changeBalance(700)
        return textOf('balance')()
      }
      await expect.poll(telling, { timeout: 20_000 }).toBe('€7.00')
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect.poll(textOf('balance')).toBe('–')
      expect(faults).toEqual([])
    } finally {
      await browser.close()
    }
  })
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
