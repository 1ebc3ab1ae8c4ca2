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

it('servers end in turn, the last first, as the site needs the platform until it has answered', async () => {
  const server = path.join(folder, 'server.mjs')
  writeFileSync(
    server,
    `import { createServer } from 'node:http'
createServer((request, answer) => answer.end()).listen(Number(process.env.AT))
process.on('SIGTERM', () => setTimeout(() => { console.log(process.env.NAME); process.exit(0) }, process.env.NAME === 'site' ? 200 : 0))`,
  )
  const starter = path.join(folder, 'start.mjs')
  writeFileSync(
    starter,
    `import { createServer } from 'node:http'
import { Servers } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.mjs'))}
const servers = new Servers()
for (const name of ['platform', 'site']) {
  const probe = createServer().listen(0)
  const at = probe.address().port
  await new Promise((closed) => probe.close(closed))
  await servers.start({
    name, command: process.execPath, args: [${JSON.stringify(server)}], cwd: '.',
    env: { ...process.env, AT: String(at), NAME: name }, answersAt: 'http://localhost:' + at,
  })
}
console.log('up')`,
  )
  const child = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  child.stdout.on('data', (chunk) => (told += String(chunk)))
  await expect.poll(() => told, { timeout: 20_000 }).toBe('up\n')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
  expect(told).toBe('up\nsite\nplatform\n')
})
