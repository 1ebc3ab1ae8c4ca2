import { brands, DEFAULT_BRAND } from '../packages/brands/index.ts'

/** Every brand of packages/brands: a new one shows in the toolbar, in axe and in the pictures by itself. */
export const brandIds = Object.keys(brands)
export { brands, DEFAULT_BRAND }
