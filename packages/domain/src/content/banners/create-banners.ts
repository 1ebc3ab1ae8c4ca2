import type { Http, Reads, Resource } from '../../core/index.ts'
import type { Banner, BannerType } from './banner.ts'
import { loadBanners } from './banners-api.ts'

/** Banners by place. Guests and players have different ones. */
export type Banners = Readonly<Record<BannerType, Resource<Banner[]>>>

export function createBanners({ http, reads }: { http: Http; reads: Reads }): Banners {
  const of = (type: BannerType) =>
    reads.one(`banners.${type}`, (signal) => loadBanners(http, type, signal), { visitor: 'expire' })
  return { startPage: of('startPage'), gameProvider: of('gameProvider') }
}
