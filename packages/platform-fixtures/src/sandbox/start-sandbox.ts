import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SandboxControl } from './sandbox-control.ts'

const MAIN = fileURLToPath(new URL('../../../../apps/sandbox/src/main.ts', import.meta.url))
const END_WITH_PARENT = new URL('./end-with-parent.ts', import.meta.url).href
const READY = /platform (\S+), games (\S*)/

/** A sandbox in its own process on free ports, with its data in memory. `close` gives it back. */
export interface Sandbox {
  readonly platformUrl: string
  readonly gamesUrl: string
  readonly control: SandboxControl
  close(): void
}

/** Sandboxes that were given back, by whether they are strict. */
const free: { readonly strict: string | undefined; readonly sandbox: Omit<Sandbox, 'close'> }[] = []

/** A sandbox in the state right after its start: one that was given back, as a start takes a second of CPU time, or a new one. */
export async function startSandbox(): Promise<Sandbox> {
  const strict = process.env['SANDBOX_STRICT']
  const at = free.findIndex((given) => given.strict === strict)
  const [given] = at === -1 ? [] : free.splice(at, 1)
  const started = given?.sandbox ?? (await startProcess())
  await started.control.reset()
  return { ...started, close: () => void free.push({ strict, sandbox: started }) }
}

async function startProcess(): Promise<Omit<Sandbox, 'close'>> {
  const env = { ...process.env, SANDBOX_DB: ':memory:', SANDBOX_PORT: '0', SANDBOX_GAMES_PORT: '0', SANDBOX_SEED: '7' }
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [, platformUrl, gamesUrl = ''] = READY.exec(line) ?? []
    if (platformUrl !== undefined) return { platformUrl, gamesUrl, control: new SandboxControl(platformUrl) }
  }
  throw new Error(`The sandbox ended before it was ready (${MAIN})`)
}
