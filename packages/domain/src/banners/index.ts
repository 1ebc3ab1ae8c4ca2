export { bannerImage, bannersOfProvider, type Banner, type BannerType } from './banner.ts'
export { createBanners, type Banners } from './create-banners.ts'
