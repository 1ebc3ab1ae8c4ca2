import { afterAll } from 'vitest'
import { startSandbox, type Sandbox } from '@croupier/platform-fixtures/sandbox'

/** A sandbox for the tests of a file, given back after them. */
export async function openSandbox(): Promise<Sandbox> {
  const sandbox = await startSandbox()
  afterAll(() => sandbox.close())
  return sandbox
}
