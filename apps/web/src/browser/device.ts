import { MAX_WAIT_MS, type Device, type DeviceSignals, type Timers } from '@croupier/domain/core'

const MOBILE_BELOW = 768

/**
 * The device that calls name and pages offer gifts for: a phone however it is held, and every narrow window.
 * @param requested device of the request, which the server has read from its headers
 */
export function deviceOf({ innerWidth }: Pick<Window, 'innerWidth'>, requested: Device): Device {
  return innerWidth < MOBILE_BELOW ? 'mobile' : requested
}

/** Whether the visitor asks to save data: then nothing is loaded that is not needed yet. */
export function savesData({
  connection,
}: Navigator & { readonly connection?: { readonly saveData?: boolean } }): boolean {
  return connection?.saveData === true
}

export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_WAIT_MS))
    return () => clearTimeout(timer)
  },
}

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

/** 128 random bits in hex. `randomUUID` is missing on plain HTTP. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
