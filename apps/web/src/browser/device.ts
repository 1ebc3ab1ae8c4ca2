import { LONGEST_WAIT_MS, type Device, type DeviceSignals, type Timers } from '@croupier/domain/core'

/** Narrower than this is a phone to the platform, CSS pixels (core.md 9). */
const MOBILE_BELOW = 768

/** Asked for each call, as a window may be turned or resized. */
export function deviceOf(window: Window): Device {
  return window.innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop'
}

/** The browser's own timers behind the domain's port. */
export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT_MS))
    return () => clearTimeout(timer)
  },
}

/** The device's signs that the line may work again. */
export const deviceSignals: DeviceSignals = {
  onOnline: (handler) => listen(window, 'online', handler),
  onVisible(handler) {
    const stops = [
      listen(document, 'visibilitychange', () => {
        if (document.visibilityState === 'visible') handler()
      }),
      // Taken out of the browser's memory by "back": what it shows may be of a session that is over.
      listen(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) handler()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  },
}

/** What another tab writes to the local storage; null: it was emptied. */
export function onStorageChange(handler: (key: string | null) => void): () => void {
  return listen(window, 'storage', (event) => handler((event as StorageEvent).key))
}

function listen(target: EventTarget, type: string, handler: (event: Event) => void): () => void {
  target.addEventListener(type, handler)
  return () => target.removeEventListener(type, handler)
}

/** 128 random bits as text. By `getRandomValues`: `randomUUID` is not there on plain HTTP. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
