import { action, makeObservable, observableRef } from 'mobx'
import type { DeviceList } from './device-list.ts'
import type { Favourites } from './favourites.ts'

export interface DeviceFavouritesMeans {
  readonly list: DeviceList
  readonly announce: () => void
}

/** A guest's favourites, kept on the device. */
export class DeviceFavourites implements Favourites {
  slugs: readonly string[]
  readonly hasFailed = false
  readonly #list: DeviceList
  readonly #announce: () => void

  constructor({ list, announce }: DeviceFavouritesMeans) {
    this.#list = list
    this.#announce = announce
    this.slugs = list.read()
    makeObservable(this, { slugs: observableRef, toggle: action, reload: action })
  }

  has(slug: string): boolean {
    return this.slugs.includes(slug)
  }

  toggle(slug: string): void {
    this.slugs = this.has(slug) ? this.#list.remove(slug) : this.#list.add(slug)
    this.#announce()
  }

  reload(): void {
    this.slugs = this.#list.read()
  }
}
