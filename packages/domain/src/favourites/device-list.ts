import type { KeyValueStorage } from '../core/index.ts'

/** Between slugs: one sign even in a cookie, where most others take three. */
const SEPARATOR = '~'

/** Slugs kept on the device, the latest first, no more than `max`: it has to fit into a cookie where there is no other storage. */
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

  /** Puts them in front, the first one first. */
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
