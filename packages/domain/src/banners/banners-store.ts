import { type Http, Resource } from '../core/index.ts'
import type { Banner, BannerType } from './banner.ts'
import { loadBanners } from './banners-api.ts'

export type BannersSnapshot = { readonly [type in BannerType]?: Banner[] | undefined }

/** Banners by where they stand (core.md, 3). */
export class BannersStore {
  readonly #byType: Record<BannerType, Resource<Banner[]>>

  constructor({ http }: { http: Http }) {
    const of = (type: BannerType) => new Resource((signal) => loadBanners(http, type, signal))
    this.#byType = { startPage: of('startPage'), gameProvider: of('gameProvider') }
  }

  banners(type: BannerType): Resource<Banner[]> {
    return this.#byType[type]
  }

  /** Reads again what was read: guests and players have other banners. */
  reload(): void {
    for (const resource of Object.values(this.#byType)) {
      if (resource.state.status !== 'idle') void resource.reload()
    }
  }

  snapshot(): BannersSnapshot {
    return { startPage: this.#byType.startPage.value, gameProvider: this.#byType.gameProvider.value }
  }

  restore({ startPage, gameProvider }: BannersSnapshot): void {
    if (startPage !== undefined) this.#byType.startPage.set(startPage)
    if (gameProvider !== undefined) this.#byType.gameProvider.set(gameProvider)
  }

  /** Forgets all: another language, or another visitor, has others. */
  clear(): void {
    for (const resource of Object.values(this.#byType)) resource.reset()
  }

  dispose(): void {
    for (const resource of Object.values(this.#byType)) resource.dispose()
  }
}
