export type BannerType = 'startPage' | 'gameProvider'

export interface Banner {
  readonly id: string
  readonly type: BannerType
  readonly title: string
  readonly text: string
  /** Null if its address may not be followed. */
  readonly button: { readonly text: string; readonly url: string } | null
  readonly image: string | null
  readonly imageMobile: string | null
  readonly providerSlug: string | null
}

/** The banners of one producer's page. */
export const bannersOfProvider = (banners: readonly Banner[], slug: string): Banner[] =>
  banners.filter((banner) => banner.type === 'gameProvider' && banner.providerSlug === slug)
