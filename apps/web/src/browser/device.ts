import type { Device, DeviceSignals, Timers } from '@croupier/domain/core'

/** Narrower than this is a phone to the platform, CSS pixels (core.md 9). */
const MOBILE_BELOW = 768

/** Asked for each call, as a window may be turned or resized. */
export function deviceOf(window: Window): Device {
  return window.innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop'
}

/** The browser's own timers behind the domain's port. */
export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** The device's signs that the line may work again. */
export const deviceSignals: DeviceSignals = {
  onOnline: (handler) => listen(window, 'online', handler),
  onVisible: (handler) =>
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') handler()
    }),
}

function listen(target: EventTarget, type: string, handler: () => void): () => void {
  target.addEventListener(type, handler)
  return () => target.removeEventListener(type, handler)
}
