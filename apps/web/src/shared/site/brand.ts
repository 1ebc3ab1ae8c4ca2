import type { BrandAsset, BrandFeature, BrandManifest } from '@croupier/brands'

/** Address of a picture of the brand. */
export const brandAddress = (brand: BrandManifest, asset: BrandAsset): string => `/brands/${brand.assets[asset]}`

/** True unless the brand leaves the feature out. */
export const hasFeature = (brand: BrandManifest, feature: BrandFeature): boolean => brand.features[feature] !== false
