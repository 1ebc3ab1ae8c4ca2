import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createSandbox } from './create-sandbox.ts'
import { objectIn, objectsIn } from '../testing/read-answer.ts'
import { DEMO_LOGIN, DEMO_PASSWORD } from '../platform/demo/demo-player.ts'
import { textOf, type Fields } from '../ground/wire/fields.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

describe('the sandbox', () => {
  it('starts on free ports, several at once, and stops with sockets open', async () => {
    const sandboxes = await Promise.all([createSandbox(), createSandbox({ seed: 3 })])
    const sockets = sandboxes.map(({ platformUrl }) => new WebSocket(`${platformUrl.replace('http', 'ws')}/ws`))
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    const [first, second] = await Promise.all(
      sandboxes.map(async ({ platformUrl }) => {
        const answer = await fetch(`${platformUrl}/json-api/v2/games?limit=1`)
        return answer.text()
      }),
    )
    expect(first).not.toBe(second)
    const closed = sockets.map((socket) => once(socket, 'close'))
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()))
    await Promise.all(closed)
  })

  it('plays a game from the platform’s call to the player’s balance', async () => {
    const sandbox = await createSandbox()
    onTestFinished(() => sandbox.close())
    const post = async (url: string, body: unknown, token = ''): Promise<Fields> => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      return objectIn(await answer.json())
    }
    const read = async (path: string, token: string): Promise<Fields> => {
      const answer = await fetch(`${sandbox.platformUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
      return objectIn(objectIn(await answer.json())['data'])
    }
    const token = textOf(
      await post(`${sandbox.platformUrl}/json-api/login`, { login: DEMO_LOGIN, password: DEMO_PASSWORD }),
      'access',
    )
    const games = await fetch(`${sandbox.platformUrl}/json-api/v2/games?filter[category]=top&limit=1`)
    const [game] = objectsIn(objectIn(await games.json())['data'])
    const run = await post(
      `${sandbox.platformUrl}/json-api/eapi/game-run/${textOf(game ?? {}, 'slug')}`,
      { type: 'real', exitUrl: 'http://localhost:3000' },
      token,
    )
    const runUrl = textOf(objectIn(run['data']), 'run_url')
    expect(runUrl.startsWith(`${sandbox.gamesUrl}/run/`)).toBe(true)
    const page = await (await fetch(runUrl)).text()
    const setup = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '{}') as {
      stake: number
      lines: number
    }

    const before = await read('/json-api/users/balance', token)
    const order = { bet: setup.stake, lines: setup.lines, idempotencyKey: 'one-intent-0001' }
    const spins = await Promise.all(Array.from({ length: 4 }, () => post(`${runUrl}/spin`, order)))
    expect(new Set(spins.map((spin) => JSON.stringify(spin))).size).toBe(1)
    const after = await read('/json-api/users/balance', token)
    expect(Number(after['balance'])).toBe(Number(before['balance']) - setup.stake + Number(spins[0]?.['win']))
    expect(Number(after['updated_at'])).toBeGreaterThan(Number(before['updated_at']))

    await post(`${sandbox.platformUrl}/__sandbox/faults`, { path: '/run/*', status: 503 })
    expect((await fetch(runUrl)).status).toBe(503)
  })

  it('as a program prints one line when ready and exits with 0 on SIGTERM', async () => {
    const env = { ...process.env, SANDBOX_DB: ':memory:', SANDBOX_PORT: '0', SANDBOX_GAMES_PORT: '0' }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    const lines: string[] = []
    const reader = createInterface(child.stdout).on('line', (line) => lines.push(line))
    await once(reader, 'line')
    const [, platformUrl = ''] = /platform (\S+), games (\S+)/.exec(lines[0] ?? '') ?? []
    const socket = new WebSocket(`${platformUrl.replace('http', 'ws')}/ws`)
    await once(socket, 'open')
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
    expect(lines).toHaveLength(1)
  })
})
