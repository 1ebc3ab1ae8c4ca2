import type { CookiePort } from '@croupier/domain/core'

/** One browser's cookies, shared by its tabs. They expire by the jar's own clock. */
export class CookieJar implements CookiePort {
  #now = 0
  readonly #cookies = new Map<string, { value: string; until: number }>()

  get(name: string): string | null {
    const cookie = this.#cookies.get(name)
    return cookie && cookie.until > this.#now ? cookie.value : null
  }

  set(name: string, value: string, { maxAgeSeconds }: { maxAgeSeconds: number }): void {
    this.#cookies.set(name, { value, until: this.#now + maxAgeSeconds * 1000 })
  }

  remove(name: string): void {
    this.#cookies.delete(name)
  }

  pass(ms: number): void {
    this.#now += ms
  }

  /** Seconds until a cookie expires. */
  lifetime(name: string): number | null {
    const cookie = this.#cookies.get(name)
    return cookie ? (cookie.until - this.#now) / 1000 : null
  }
}
