import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

async function startProcess(...times: [drainMs: number, takingMs?: number]) {
  const file = path.join(import.meta.dirname, '../testing/stoppable-server.ts')
  const child = fork(file, times.map(String), { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await message(child)
  return { child, port: Number(port) }
}

async function message(child: ChildProcess): Promise<unknown> {
  return ((await once(child, 'message')) as unknown[])[0]
}

interface Answer {
  status: number | undefined
  connection: string | undefined
  body: string
}

function get(port: number, path = '/', agent = new http.Agent({ keepAlive: true })): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path, headers: { host: 'casino.test' }, agent })
    request.on('error', reject).on('response', (answer: IncomingMessage) => {
      const { statusCode: status, headers } = answer
      const chunks: string[] = []
      answer
        .on('data', (chunk) => chunks.push(String(chunk)))
        .on('end', () => resolve({ status, connection: headers.connection, body: chunks.join('') }))
    })
  })
}

it('finishes what is under way at a stop signal, accepts nothing new, and exits', async () => {
  const { child, port } = await startProcess(60_000)
  const answer = get(port)
  expect(await message(child)).toBe('rendering')
  child.kill('SIGTERM')
  expect(await message(child)).toBe('stopping')
  await expect(get(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
  child.send('go on')
  expect(await answer).toEqual({ status: 200, connection: 'close', body: 'whole' })
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('ends in time also when an answer never does', async () => {
  const { child, port } = await startProcess(200)
  const answer = get(port).catch((error: Error) => error)
  expect(await message(child)).toBe('rendering')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await answer).toBeInstanceOf(Error)
})

it('answers requests that were on their way, on new and kept connections, which it then closes', async () => {
  const { child, port } = await startProcess(60_000, 20_000)
  const agents = Array.from({ length: 20 }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }))
  const kept = () => Promise.all(agents.map((agent) => get(port, '/healthz', agent)))
  expect((await kept()).every(({ status, connection }) => status === 200 && connection === 'keep-alive')).toBe(true)
  const begun = Array.from({ length: 50 }, () => get(port, '/healthz'))
  child.kill('SIGTERM')
  expect((await Promise.all(begun)).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
  const closing = { status: 200, connection: 'close' }
  expect(await kept()).toMatchObject(Array.from({ length: 20 }, () => closing))
  expect(await once(child, 'exit')).toEqual([0, null])
})
