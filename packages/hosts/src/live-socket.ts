import { LIVE_PATH } from '@croupier/contract/paths'
import type { SocketFactory } from '@croupier/domain/core'

/** A socket by the `WebSocket` of browsers and of Node from 22 on. */
export const openLiveSocket: SocketFactory = (url, { onOpen, onMessage, onClose }) => {
  const socket = new WebSocket(url)
  socket.addEventListener('open', () => onOpen())
  socket.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data))
  socket.addEventListener('close', () => onClose())
  return {
    send: (data) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data)
    },
    close: () => socket.close(),
  }
}

const PING = '"type":"ping"'
const PONG = JSON.stringify({ type: 'pong', payload: {} })

/**
 * A socket to the platform itself, which knows no pings (a site's server answers those of its browsers): they are answered
 * here, or each quiet line would count as lost. That a connection is gone is then known only once it is closed.
 */
export const openPlatformSocket: SocketFactory = (url, handlers) => {
  const socket = openLiveSocket(url, handlers)
  return {
    send(data) {
      if (data.includes(PING)) queueMicrotask(() => handlers.onMessage(PONG))
      else socket.send(data)
    },
    close: () => socket.close(),
  }
}

/** Address of the live socket of a platform, or of a site's server that passes it on. */
export const liveAddress = (origin: string): string => `${new URL(origin).origin.replace(/^http/, 'ws')}${LIVE_PATH}`
