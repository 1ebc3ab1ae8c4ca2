import type { BrandManifest } from '@croupier/brands'
import { createContext, use } from 'react'

const BrandContext = createContext<BrandManifest | null>(null)
export const BrandProvider = BrandContext.Provider

/** The brand this visit is served under. */
export function useBrand(): BrandManifest {
  const brand = use(BrandContext)
  if (!brand) throw new Error('useBrand outside of BrandProvider')
  return brand
}
