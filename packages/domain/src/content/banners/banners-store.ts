import type { Reads, Resource, SessionPort } from '../../core/index.ts'
import type { Banner, BannerType } from './banner.ts'
import type { BannersApi } from './banners-api.ts'

export type Banners = Readonly<Record<BannerType, Resource<Banner[]>>>

export interface BannersMeans {
  readonly api: BannersApi
  readonly reads: Reads
  readonly session: Pick<SessionPort, 'access'>
}

/** Reads the banners of the start page and of producers, each for guests or for players. */
export function createBanners({ api, reads, session }: BannersMeans): Banners {
  const of = (type: BannerType) =>
    reads.one(`banners.${type}`, (signal) => api.banners({ type, auth: session.access() !== null }, signal), {
      visitor: 'forget',
    })
  return { startPage: of('startPage'), gameProvider: of('gameProvider') }
}
