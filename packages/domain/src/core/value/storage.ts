import { STORAGE_COOKIE_PREFIX } from '@croupier/contract/cookies'

/** What the domain keeps on the device: small texts by key. Never throws; what cannot be kept is not kept. */
export interface KeyValueStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Calls back when another tab changes the value, where the browser reports it. Returns an unsubscribe function. */
  onChange(key: string, handler: () => void): () => void
}

/** Cookies, decoded. The adapter encodes values and adds path, `SameSite` and, under TLS, `Secure`. */
export interface CookiePort {
  get(name: string): string | null
  set(name: string, value: string, options: { maxAgeSeconds: number }): void
  remove(name: string): void
}

/** The part of the browser's local storage that is used. */
export interface LocalStoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface StorageMeans {
  /** A function, because in some browsers already touching `localStorage` throws. Left out where there is none. */
  local?: () => LocalStoragePort | null
  cookies: CookiePort
  /** Tells which key of the local storage another tab has changed; null: any may have. Left out where nothing tells. */
  onLocalChange?: (handler: (key: string | null) => void) => () => void
}

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** Local storage, and cookies for each value that it refuses: private windows, a full disk, none at all. */
export function createStorage({ local, cookies, onLocalChange }: StorageMeans): KeyValueStorage {
  const attempt = <T>(run: (storage: LocalStoragePort) => T): T | null => {
    try {
      const storage = local?.()
      return storage ? run(storage) : null
    } catch {
      return null
    }
  }
  const hasSet = (key: string, value: string) => attempt((storage) => (storage.setItem(key, value), true)) ?? false
  return {
    // A cookie exists only where local storage refused that value, so it is the newer one.
    get: (key) => cookies.get(STORAGE_COOKIE_PREFIX + key) ?? attempt((storage) => storage.getItem(key)),
    set(key, value) {
      if (hasSet(key, value)) cookies.remove(STORAGE_COOKIE_PREFIX + key)
      else cookies.set(STORAGE_COOKIE_PREFIX + key, value, { maxAgeSeconds: COOKIE_SECONDS })
    },
    remove(key) {
      attempt((storage) => storage.removeItem(key))
      cookies.remove(STORAGE_COOKIE_PREFIX + key)
    },
    onChange: (key, handler) =>
      onLocalChange?.((changed) => {
        if (changed === null || changed === key) handler()
      }) ?? (() => undefined),
  }
}

/** What a tab keeps through a reload, unvalidated; it ends with the tab. */
export interface TabStorage {
  read(key: string): unknown
  write(key: string, value: unknown): void
}
