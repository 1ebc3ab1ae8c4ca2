export { bannerImage, bannersOfProvider, type Banner, type BannerType } from './banner.ts'
export { BannersStore, type BannersSnapshot } from './banners-store.ts'
