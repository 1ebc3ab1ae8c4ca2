import { isOwnPath } from '@croupier/domain/messaging'

export const OPEN_MESSAGE = 'push-open'

/** The worker asks a page to show what a notification was about. The page answers by the port. */
export interface OpenMessage {
  readonly type: typeof OPEN_MESSAGE
  readonly path: string
}

/** Calls back for each click on a notification that this tab is to follow. Returns an unsubscribe function. */
export function onOpenMessage(handler: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const listen = ({ data, ports }: MessageEvent<Partial<OpenMessage> | null>) => {
    if (data?.type !== OPEN_MESSAGE || !isOwnPath(data.path)) return
    handler(data.path)
    ports[0]?.postMessage('followed')
  }
  workers.addEventListener('message', listen)
  return () => workers.removeEventListener('message', listen)
}
