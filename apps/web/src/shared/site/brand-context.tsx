import type { BrandAsset, BrandFeature, BrandManifest } from '@croupier/brands'
import { createContext, use } from 'react'

const BrandContext = createContext<BrandManifest | null>(null)
export const BrandProvider = BrandContext.Provider

/** The brand this visit is served under. */
export function useBrand(): BrandManifest {
  const brand = use(BrandContext)
  if (!brand) throw new Error('useBrand outside of BrandProvider')
  return brand
}

/** Address of a picture of the brand. */
export const brandAddress = (brand: BrandManifest, asset: BrandAsset): string => `/brands/${brand.assets[asset]}`

/** True unless the brand leaves the feature out. */
export const hasFeature = (brand: BrandManifest, feature: BrandFeature): boolean => brand.features[feature] !== false

export interface BrandArtProps {
  readonly name: 'empty' | 'notFound' | 'failure'
}

/** The brand's drawing for a place where there is nothing to show. */
export function BrandArt({ name }: BrandArtProps) {
  return <img src={brandAddress(useBrand(), name)} alt="" width="160" height="120" className="h-auto w-48" />
}
