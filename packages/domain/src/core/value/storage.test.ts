import { describe, expect, it } from 'vitest'

import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { createStorage, type LocalStoragePort } from './storage.ts'

class LocalStorage implements LocalStoragePort {
  readonly items = new Map<string, string>()
  isFull = false
  isForbidden = false

  getItem(key: string): string | null {
    this.#allow()
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.#allow()
    if (this.isFull) throw new Error('QuotaExceededError')
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.#allow()
    this.items.delete(key)
  }

  #allow(): void {
    if (this.isForbidden) throw new Error('SecurityError')
  }
}

function aStorage() {
  const local = new LocalStorage()
  const cookies = new CookieJar()
  return { local, cookies, storage: createStorage({ local: () => local, cookies }) }
}

describe('storage', () => {
  it('is local storage where that works', () => {
    const { storage, local, cookies } = aStorage()
    storage.set('popup', '1')
    expect(storage.get('popup')).toBe('1')
    expect(local.items.get('popup')).toBe('1')
    expect(cookies.get('_storage_popup')).toBeNull()
    storage.remove('popup')
    expect(storage.get('popup')).toBeNull()
  })

  it.each([
    ['is missing', () => null],
    [
      'throws when touched',
      () => {
        throw new Error('SecurityError')
      },
    ],
  ])('is cookies where local storage %s', (_how, local) => {
    const cookies = new CookieJar()
    const storage = createStorage({ local, cookies })
    storage.set('popup', '1')
    expect(cookies.get('_storage_popup')).toBe('1')
    expect(cookies.lifetime('_storage_popup')).toBe(31_536_000)
    expect(storage.get('popup')).toBe('1')
    storage.remove('popup')
    expect(storage.get('popup')).toBeNull()
  })

  it('is cookies where there is no local storage at all', () => {
    const cookies = new CookieJar()
    const storage = createStorage({ cookies })
    storage.set('popup', '1')
    expect(storage.get('popup')).toBe('1')
  })

  it('is cookies for what a full local storage refuses; the newest value wins', () => {
    const { storage, local, cookies } = aStorage()
    storage.set('popup', 'old')
    local.isFull = true
    storage.set('popup', 'new')
    expect(storage.get('popup')).toBe('new')
    local.isFull = false
    storage.set('popup', 'newest')
    expect(storage.get('popup')).toBe('newest')
    expect(cookies.get('_storage_popup')).toBeNull()
  })

  it('survives every call being forbidden', () => {
    const { storage, local } = aStorage()
    local.isForbidden = true
    storage.set('popup', '1')
    expect(storage.get('popup')).toBe('1')
    storage.remove('popup')
    expect(storage.get('popup')).toBeNull()
  })

  it('reports changes of another tab', () => {
    let told: (key: string | null) => void = () => undefined
    const heard: string[] = []
    const storage = createStorage({
      cookies: new CookieJar(),
      onLocalChange: (handler) => ((told = handler), () => {}),
    })
    storage.onChange('mine', () => heard.push('mine'))
    for (const key of ['other', 'mine', null]) told(key)
    expect(heard).toEqual(['mine', 'mine'])
  })
})
