/** Where a banner stands (core.md, 3). */
export type BannerType = 'startPage' | 'gameProvider'

export interface Banner {
  readonly id: string
  readonly type: BannerType
  readonly title: string
  readonly text: string
  /** Left out when its address may not be followed. */
  readonly button: { readonly text: string; readonly url: string } | null
  readonly image: string | null
  readonly imageMobile: string | null
  /** Whose page it is for; null but for `gameProvider`. */
  readonly providerSlug: string | null
}

/** The banners of one producer's page. */
export const bannersOfProvider = (banners: readonly Banner[], slug: string): Banner[] =>
  banners.filter((banner) => banner.type === 'gameProvider' && banner.providerSlug === slug)

/** The picture for a screen: phones have their own where there is one. */
export const bannerImage = (
  banner: Pick<Banner, 'image' | 'imageMobile'>,
  device: 'mobile' | 'desktop',
): string | null => (device === 'mobile' ? (banner.imageMobile ?? banner.image) : (banner.image ?? banner.imageMobile))
