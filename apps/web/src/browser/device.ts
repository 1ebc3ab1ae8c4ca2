import { OLD_PAGE, PAGE_AGE } from '@croupier/contract/page-age'
import { MAX_WAIT_MS, type Device, type DeviceSignals, type Timers } from '@croupier/domain/core'

const MOBILE_BELOW = 768

/**
 * The device that calls name and pages offer gifts for: a phone however it is held, and every narrow window.
 * @param requested device of the request, which the server has read from its headers
 */
export function deviceOf({ innerWidth }: Pick<Window, 'innerWidth'>, requested: Device): Device {
  return innerWidth < MOBILE_BELOW ? 'mobile' : requested
}

const SLOW = /2g|3g/

/** Whether the visitor asks to save data, or has a slow line: then nothing is loaded that is not needed yet. */
export function savesData({
  connection,
}: Navigator & { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }): boolean {
  return connection?.saveData === true || SLOW.test(connection?.effectiveType ?? '')
}

/** Whether a service worker has served this page: the visit is not the first. */
export function hasWorker({
  serviceWorker,
}: {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'controller'>
}): boolean {
  return serviceWorker !== undefined && serviceWorker.controller !== null
}

export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_WAIT_MS))
    return () => clearTimeout(timer)
  },
}

/** A difference between the device's clock and the time that has passed that is no drift, milliseconds. */
const CLOCK_STEP_MS = 2000

export interface DeviceClocks {
  /** Can be set while the page is open. */
  readonly wall: () => number
  /** Cannot; may stand still while the device sleeps. */
  readonly elapsed: () => number
}

/**
 * Device time that does not jump when the device's clock is set. `onStep`: called at the next reading after that, or after
 * the device has slept, which looks the same and leaves this time behind.
 */
export function createDeviceTime(
  onStep: () => void,
  { wall, elapsed }: DeviceClocks = { wall: Date.now, elapsed: () => performance.now() },
): () => number {
  const origin = wall() - elapsed()
  let known = 0
  return () => {
    const now = origin + elapsed()
    const difference = wall() - now
    const isStep = Math.abs(difference - known) > CLOCK_STEP_MS
    known = difference
    if (isStep) onStep()
    return now
  }
}

/** How old the page was when it came. */
export interface PageAge {
  /** Milliseconds since the server began to render it; null: unknown, as the browser kept it. */
  readonly ms: number | null
  /** The server had no newer one in time. */
  readonly isOld: boolean
  /** When it came, by `performance.now()`. */
  readonly arrivedAt: number
}

/** Reads what the server tells with the page. */
export function readPageAge(page: Pick<Performance, 'getEntriesByType'>): PageAge {
  const [entry] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry === undefined) return { ms: 0, isOld: false, arrivedAt: 0 }
  const age = entry.serverTiming?.find(({ name }) => name === PAGE_AGE)
  const isKept = entry.type === 'back_forward' && entry.transferSize === 0
  return {
    ms: age === undefined || isKept ? null : age.duration,
    isOld: age?.description === OLD_PAGE,
    arrivedAt: entry.responseStart,
  }
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
