import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { CLOSED_BY_PEER, readBeforeWriteError } from './write-errors.ts'

/** Writes to a connection that the other side has answered and reset, and reads only then. */
async function writeTooLate(): Promise<{ received: string; error: string | undefined }> {
  const server = createServer((socket) => {
    socket.once('data', () => socket.write('answer', () => socket.resetAndDestroy()))
  })
  const isReset = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  readBeforeWriteError(socket)
  await once(socket, 'connect')
  socket.write('first')
  await isReset
  const result: { received: string; error: string | undefined } = { received: '', error: undefined }
  socket.on('error', (error: NodeJS.ErrnoException) => (result.error = error.code))
  socket.on('data', (chunk) => (result.received += String(chunk)))
  socket.write('second')
  socket.resume()
  await new Promise((resolve) => socket.once('close', resolve))
  return result
}

it('reads an answer that came before the connection was closed, then fails', async () => {
  const { received, error } = await writeTooLate()
  expect(received).toBe('answer')
  expect(CLOSED_BY_PEER).toContain(error)
})
