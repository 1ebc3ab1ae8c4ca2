import type { Socket } from 'node:net'

/** Codes of writing to a connection that the other side has closed. */
export const CLOSED_BY_PEER = new Set<string | undefined>(['ECONNRESET', 'EPIPE'])

/**
 * Delays the error of a failed write until what the other side sent before it closed the connection is read, as it may be
 * the answer. Otherwise Node drops it together with the connection.
 */
export function readBeforeWriteError(socket: Socket): void {
  const { _write, _writev } = Object.getPrototypeOf(socket) as Socket
  const delayed = (done: (error?: NodeJS.ErrnoException | null) => void) => (error?: NodeJS.ErrnoException | null) => {
    if (error && CLOSED_BY_PEER.has(error.code) && !socket.readableEnded) socket.once('end', () => done(error))
    else done(error)
  }
  socket._write = (chunk, encoding, done) => _write.call(socket, chunk, encoding, delayed(done))
  socket._writev = (chunks, done) => _writev?.call(socket, chunks, delayed(done))
}
