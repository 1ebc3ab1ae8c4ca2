import { brands, DEFAULT_BRAND } from '../packages/brands/index.ts'

export const brandIds = Object.keys(brands)
export { brands, DEFAULT_BRAND }
