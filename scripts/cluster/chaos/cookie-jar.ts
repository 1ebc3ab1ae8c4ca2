import type { CookiePort } from '../../../packages/domain/src/core/index.ts'

/** Cookies of one visitor, as a browser keeps them for one host: those of the site's scripts, and those that no script reads. */
export class CookieJar implements CookiePort {
  readonly #kept = new Map<string, { readonly value: string; readonly endsAt: number }>()

  get(name: string): string | null {
    const cookie = this.#kept.get(name)
    return cookie !== undefined && cookie.endsAt > Date.now() ? cookie.value : null
  }

  set(name: string, value: string, { maxAgeSeconds }: { readonly maxAgeSeconds: number }): void {
    this.#kept.set(name, { value, endsAt: Date.now() + maxAgeSeconds * 1000 })
  }

  remove(name: string): void {
    this.#kept.delete(name)
  }

  /** The value of a request's `Cookie`. */
  get header(): string {
    const names = [...this.#kept.keys()].filter((name) => this.get(name) !== null)
    return names.map((name) => `${name}=${this.get(name)}`).join('; ')
  }

  /** Takes over a line of `Set-Cookie`. */
  take(line: string): void {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    if (name === undefined || value === undefined) return
    const [, seconds] = /;\s*max-age=(-?\d+)/i.exec(line) ?? []
    if (seconds !== undefined && Number(seconds) <= 0) this.remove(name)
    else this.set(name, value, { maxAgeSeconds: seconds === undefined ? 3600 : Number(seconds) })
  }
}
