import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'processes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('servers end with the shell that npm has put around them, which passes no signal on', async () => {
  const server = path.join(folder, 'server.mjs')
  writeFileSync(
    server,
    `import { createServer } from 'node:http'
createServer((request, answer) => answer.end()).listen(Number(process.env.AT), () => undefined)`,
  )
  const starter = path.join(folder, 'start.mjs')
  writeFileSync(
    starter,
    `import { createServer } from 'node:http'
import { Servers } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.mjs'))}
const probe = createServer().listen(0)
const at = probe.address().port
await new Promise((closed) => probe.close(closed))
await new Servers().start({
  name: 'A server', command: process.execPath, args: [${JSON.stringify(server)}], cwd: '.',
  env: { ...process.env, AT: String(at) }, answersAt: 'http://localhost:' + at,
})
console.log('up at ' + at)`,
  )
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${starter}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told] = (await once(shell.stdout, 'data')) as [Buffer]
  const at = /up at (\d+)/.exec(told.toString())?.[1]
  expect(at).toBeDefined()

  shell.kill('SIGTERM')
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${at}`).then(
          () => 'answers',
          () => 'has ended',
        ),
      { timeout: 10_000 },
    )
    .toBe('has ended')
})
