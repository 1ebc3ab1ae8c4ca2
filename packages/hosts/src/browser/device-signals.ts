import type { DeviceSignals } from '@croupier/domain/core'

/** Events after which the connection may work again. */
export const deviceSignals: DeviceSignals = {
  isVisible: () => document.visibilityState === 'visible',
  isOffline: () => !navigator.onLine,
  onOnline: (handler) => listen(window, 'online', handler),
  onVisible(handler) {
    const stops = [
      listen(document, 'visibilitychange', () => {
        if (deviceSignals.isVisible()) handler()
      }),
      // Restored from the back/forward cache: its session may be over.
      listen(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) handler()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  },
}

/** Calls back when another tab changes local storage; a null key means it was cleared. */
export function onStorageChange(handler: (key: string | null) => void): () => void {
  return listen(window, 'storage', (event) => handler((event as StorageEvent).key))
}

function listen(target: EventTarget, type: string, handler: (event: Event) => void): () => void {
  target.addEventListener(type, handler)
  return () => target.removeEventListener(type, handler)
}
