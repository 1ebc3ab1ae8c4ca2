import type { BrandAsset, BrandFeature, BrandManifest } from '@croupier/brands'
import { LOBBY_PATH, LOGIN_PATH } from '../navigation/addresses.ts'

export const brandAddress = (brand: BrandManifest, asset: BrandAsset): string => `/brands/${brand.assets[asset]}`

/** True unless the brand disables the feature. */
export const hasFeature = (brand: BrandManifest, feature: BrandFeature): boolean => brand.features[feature] !== false

export const pathAfterLogout = (brand: BrandManifest): string =>
  brand.afterLogout === 'login' ? LOGIN_PATH : LOBBY_PATH
