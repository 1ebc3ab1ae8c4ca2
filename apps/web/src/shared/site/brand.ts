import type { BrandAsset, BrandFeature, BrandManifest } from '@croupier/brands'

export const brandAddress = (brand: BrandManifest, asset: BrandAsset): string => `/brands/${brand.assets[asset]}`

/** True unless the brand disables the feature. */
export const hasFeature = (brand: BrandManifest, feature: BrandFeature): boolean => brand.features[feature] !== false
