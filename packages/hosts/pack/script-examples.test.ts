/** The scripts of `examples/`, with the packed packages, against the sandbox. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Host } from '../../design-system/pack/host.ts'
import { installExample } from './install-example.ts'

const PLAYER = { login: 'script@example.test', password: 'password-1' }

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  await sandbox.control.createPlayer({ ...PLAYER, currency: 'EUR', balance: 123_400 })
})
afterAll(() => sandbox.close())

/** A script that runs, and what it has written so far. */
function run(host: Host, file: string, settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, PLATFORM: sandbox.platformUrl, ...settings }
  const script = spawn(process.execPath, [file], { cwd: host.folder, env })
  let told = ''
  const hear = (text: Buffer) => void (told += text.toString())
  script.stdout.on('data', hear)
  script.stderr.on('data', hear)
  return { script, told: () => told }
}

const ends = async (script: ChildProcess) => {
  script.kill('SIGTERM')
  await expect.poll(() => script.exitCode, { timeout: 10_000 }).toBe(0)
}

describe('a balance', () => {
  let host: Host
  let script: ChildProcess | undefined
  beforeAll(() => {
    host = installExample('balance')
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
    expect(stdout).toMatch(/^fits {3}categories\n[^]*fits {3}balance\n[^]*\n(\d+) of \1 checks fit\n$/)
    expect(status).toBe(0)
  })

  it('can print what a platform must answer', () => {
    const command = path.join(host.folder, 'node_modules/.bin/croupier-conformance')
    const { status, stdout } = spawnSync(command, ['--schema', 'contract'], { cwd: host.folder, encoding: 'utf8' })
    expect(status, stdout).toBe(0)
    const printed = readFileSync(path.join(host.folder, 'contract/calls/get-users-balance.json'), 'utf8')
    expect(JSON.parse(printed)).toMatchObject({ title: 'balance', properties: { data: { type: 'object' } } })
  })

  it('tells the balance, and each change of it, and ends', async () => {
    const running = run(host, 'balance.js', { LOGIN: PLAYER.login, PASSWORD: PLAYER.password })
    script = running.script
    await expect.poll(running.told, { timeout: 20_000 }).toBe('€1,234.00\n')
    // The platform learns whose the line is after it has opened: tell again.
    const telling = async () => {
      await sandbox.control.emit({ login: PLAYER.login }, 'balance-changed', {
        type: 'real',
        balance: 500,
        bonus: 0,
        wagering: 0,
        updated_at: Date.now() + 86_400_000,
      })
      return running.told()
    }
    await expect.poll(telling, { timeout: 20_000 }).toBe('€1,234.00\n€5.00\n')
    await ends(script)
  })
})

describe('a tournament', () => {
  let host: Host
  let script: ChildProcess | undefined
  beforeAll(() => {
    host = installExample('tournament')
  })
  afterAll(() => {
    script?.kill('SIGKILL')
    host?.remove()
  })

  it('tells the leaders, and each change of them, and ends', async () => {
    await sandbox.control.tournament({
      slug: 'night-race',
      title: 'Night race',
      rivals: [
        { username: 'Ann', score: 900 },
        { username: 'Bob', score: 700 },
      ],
    })
    const running = run(host, 'tournament.js', { TOURNAMENT: 'night-race' })
    script = running.script
    await expect.poll(running.told, { timeout: 20_000 }).toBe('Night race\n1. Ann 900   2. Bob 700\n')
    // The platform learns which board is watched after the line has opened: tell again.
    const telling = async () => {
      await sandbox.control.rivals('night-race', [{ username: 'Bob', score: 1000 }])
      return running.told()
    }
    await expect.poll(telling, { timeout: 20_000 }).toContain('\n1. Bob 1000   2. Ann 900\n')
    await ends(script)
  })
})
