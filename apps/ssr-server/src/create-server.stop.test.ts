import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

async function startProcess({ drainMs }: { drainMs: number }) {
  const file = path.join(import.meta.dirname, 'testing/stoppable-server.ts')
  const child = fork(file, [String(drainMs)], { execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const port = await message(child)
  return { child, port: Number(port) }
}

async function message(child: ChildProcess): Promise<unknown> {
  return ((await once(child, 'message')) as unknown[])[0]
}

function get(port: number): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.get({
      port,
      host: '127.0.0.1',
      path: '/',
      headers: { host: 'casino.test' },
      agent: new http.Agent({ keepAlive: true }),
    })
    request.on('error', reject).on('response', (answer: IncomingMessage) => {
      const chunks: string[] = []
      answer
        .on('data', (chunk) => chunks.push(String(chunk)))
        .on('end', () => resolve({ status: answer.statusCode, body: chunks.join('') }))
    })
  })
}

it('finishes what is under way when told to stop, takes nothing new, and ends', async () => {
  const { child, port } = await startProcess({ drainMs: 60_000 })
  const answer = get(port)
  expect(await message(child)).toBe('rendering')
  child.kill('SIGTERM')
  expect(await message(child)).toBe('stopping')
  await expect(get(port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
  child.send('go on')
  expect(await answer).toEqual({ status: 200, body: 'whole' })
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('ends in time also when an answer never does', async () => {
  const { child, port } = await startProcess({ drainMs: 200 })
  const answer = get(port).catch((error: Error) => error)
  expect(await message(child)).toBe('rendering')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await answer).toBeInstanceOf(Error)
})
