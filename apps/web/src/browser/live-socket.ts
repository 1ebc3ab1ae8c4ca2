import { LIVE_PATH } from '@croupier/contract/paths'
import type { SocketFactory } from '@croupier/domain/core'

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

export function liveAddress({ protocol, host }: Location): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${LIVE_PATH}`
}
