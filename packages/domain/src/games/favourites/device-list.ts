import type { KeyValueStorage } from '../../core/index.ts'

/** Separator of slugs that needs no escaping in a cookie. */
const SEPARATOR = '~'

/** Slugs kept on the device, the latest first, at most `max`, so that they fit into a cookie. */
export class DeviceList {
  readonly #storage: KeyValueStorage
  readonly #key: string
  readonly #max: number

  constructor(storage: KeyValueStorage, key: string, max: number) {
    this.#storage = storage
    this.#key = key
    this.#max = max
  }

  read(): string[] {
    const slugs = (this.#storage.get(this.#key) ?? '').split(SEPARATOR).filter(Boolean)
    return [...new Set(slugs)].slice(0, this.#max)
  }

  /** Puts the slugs in front, in their order. */
  add(...slugs: readonly string[]): string[] {
    return this.#write([...new Set([...slugs, ...this.read()])])
  }

  remove(slug: string): string[] {
    return this.#write(this.read().filter((kept) => kept !== slug))
  }

  clear(): void {
    this.#storage.remove(this.#key)
  }

  #write(slugs: readonly string[]): string[] {
    const kept = slugs.filter((slug) => !slug.includes(SEPARATOR)).slice(0, this.#max)
    if (kept.length === 0) this.clear()
    else this.#storage.set(this.#key, kept.join(SEPARATOR))
    return kept
  }
}
