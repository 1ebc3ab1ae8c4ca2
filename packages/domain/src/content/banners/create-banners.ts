import type { Http, Reads, Resource, SessionPort } from '../../core/index.ts'
import type { Banner, BannerType } from './banner.ts'
import { loadBanners } from './banners-api.ts'

export type Banners = Readonly<Record<BannerType, Resource<Banner[]>>>

export interface BannersMeans {
  readonly http: Http
  readonly reads: Reads
  readonly session: Pick<SessionPort, 'access'>
}

export function createBanners({ http, reads, session }: BannersMeans): Banners {
  const of = (type: BannerType) =>
    reads.one(`banners.${type}`, (signal) => loadBanners(http, { type, auth: session.access() !== null }, signal), {
      visitor: 'forget',
    })
  return { startPage: of('startPage'), gameProvider: of('gameProvider') }
}
