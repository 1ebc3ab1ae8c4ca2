import type { SocketFactory } from '@croupier/domain/core'

/** The domain's socket over the browser's own. */
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

/** Where the live socket of this site is. */
export function liveAddress({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`
}
