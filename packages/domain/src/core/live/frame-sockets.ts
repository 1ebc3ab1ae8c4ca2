import type { FrameSocketFactory, LiveSocket, SocketFactory } from './heartbeat-socket.ts'
import type { LiveFrame } from './live-frame.ts'

type ReadFrame = (data: unknown) => LiveFrame

/** Opens sockets and reads their messages. */
export const readingSocket =
  (open: SocketFactory, read: ReadFrame): FrameSocketFactory =>
  (url, { onFrame, ...handlers }) =>
    open(url, { ...handlers, onMessage: (data) => onFrame(read(data)) })

/** The same by code that loads first: no page needs it to hydrate. Without the code a socket closes. */
export const lateReadingSocket =
  (open: SocketFactory, code: () => Promise<{ readonly readFrame: ReadFrame }>): FrameSocketFactory =>
  (url, handlers) => {
    let socket: LiveSocket | null = null
    let isClosed = false
    code().then(
      ({ readFrame }) => {
        if (!isClosed) socket = readingSocket(open, readFrame)(url, handlers)
      },
      () => handlers.onClose(),
    )
    return {
      send: (data) => socket?.send(data),
      close: () => {
        isClosed = true
        socket?.close()
      },
    }
  }
