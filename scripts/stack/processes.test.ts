import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

it('a kept server that ends while it starts again is started once more', async () => {
  const server = path.join(folder, 'server.mjs')
  // The second of its processes ends before it answers.
  writeFileSync(
    server,
    `import { appendFileSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
appendFileSync('starts', 'x')
if (readFileSync('starts', 'utf8') === 'xx') process.exit(1)
createServer((request, answer) => answer.end()).listen(Number(process.env.AT))`,
  )
  const starter = path.join(folder, 'start.mjs')
  writeFileSync(
    starter,
    `import { createServer } from 'node:http'
import { Servers } from ${JSON.stringify(path.join(import.meta.dirname, 'processes.mjs'))}
const probe = createServer().listen(0)
const at = probe.address().port
await new Promise((closed) => probe.close(closed))
const servers = new Servers()
await servers.start({
  name: 'server', command: process.execPath, args: [${JSON.stringify(server)}], cwd: '.', isKept: true,
  env: { ...process.env, AT: String(at) }, answersAt: 'http://localhost:' + at,
})
process.kill(servers.pid('server'), 'SIGKILL')
console.log('killed ' + at)`,
  )
  const child = spawn(process.execPath, [starter], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  const [told] = (await once(child.stdout, 'data')) as [Buffer]
  const at = /killed (\d+)/.exec(told.toString())?.[1]
  const started = () => readFileSync(path.join(folder, 'starts'), 'utf8')
  await expect.poll(started, { timeout: 20_000 }).toBe('xxx')
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${at}`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true)
  child.kill('SIGTERM')
  await once(child, 'close')
})
