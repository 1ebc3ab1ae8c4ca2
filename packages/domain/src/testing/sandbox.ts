import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../../../apps/sandbox/src/main.ts', import.meta.url))
const READY = /platform (\S+), games (\S*)/

/** How long a busy machine may take to start it, in ms. */
export const SANDBOX_START_MS = 60_000

/** What a test says of the player it wants; amounts are minor units. */
export interface PlayerState {
  readonly login: string
  readonly password: string
  readonly currency?: string
  readonly balance?: number
  readonly bonus?: number
  readonly wagering?: number
  readonly winback?: number
  readonly compoints?: number
  readonly level?: number
  readonly gifts?: readonly object[]
}

/** The stand-in platform in a process of its own, on free ports, with nothing kept on disk. */
export interface Sandbox {
  readonly platformUrl: string
  readonly gamesUrl: string
  /** A call to `/__sandbox`, see the sandbox's own description. */
  control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>
  close(): Promise<void>
}

export async function startSandbox(): Promise<Sandbox> {
  const env = { ...process.env, SANDBOX_DB: ':memory:', SANDBOX_PORT: '0', SANDBOX_GAMES_PORT: '0', SANDBOX_SEED: '7' }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const [, platformUrl, gamesUrl = ''] = READY.exec(line) ?? []
    if (platformUrl === undefined) continue
    return {
      platformUrl,
      gamesUrl,
      control: (method, path, body) => control(`${platformUrl}/__sandbox${path}`, method, body),
      async close() {
        child.kill('SIGKILL')
        await exited
      },
    }
  }
  throw new Error(`The sandbox ended before it was ready (${MAIN})`)
}

async function control(url: string, method: string, body: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
