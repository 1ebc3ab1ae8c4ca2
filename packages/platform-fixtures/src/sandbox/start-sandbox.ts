import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SandboxControl } from './sandbox-control.ts'

const MAIN = fileURLToPath(new URL('../../../../apps/sandbox/src/main.ts', import.meta.url))
const READY = /platform (\S+), games (\S*)/

/** Time limit of the start on a busy machine, ms. */
export const SANDBOX_START_MS = 60_000

/** A sandbox in its own process on free ports, with its data in memory. */
export interface Sandbox {
  readonly platformUrl: string
  readonly gamesUrl: string
  readonly control: SandboxControl
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
      control: new SandboxControl(platformUrl),
      async close() {
        child.kill('SIGKILL')
        await exited
      },
    }
  }
  throw new Error(`The sandbox ended before it was ready (${MAIN})`)
}
