/// <reference types="vite/client" />

import contract from '../../packages/design-system/src/tokens/contract.json?raw'
import { readBrandTokens, type BrandTokens, type Contrast } from '../../packages/design-system/tokens/brand-tokens.ts'

const files = import.meta.glob<string>('../../packages/brands/*/tokens.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The tokens of each brand, by its folder. */
const tokensByBrand = new Map<string, BrandTokens>(
  Object.entries(files).map(([file, text]) => [
    file.split('/').at(-2) ?? '',
    readBrandTokens({ file: 'contract.json', text: contract }, { file, text }),
  ]),
)

/** Each colour of the contract on what it is put on with the least of the contrast that it needs. */
export function leastContrasts(brand: string): (Contrast & { readonly path: string })[] {
  const tokens = tokensByBrand.get(brand)
  return (tokens?.published ?? []).flatMap((token) => {
    const pairs = tokens?.contrastsOf(token) ?? []
    const least = Math.min(...pairs.map(({ ratio, needed }) => ratio / needed))
    return pairs
      .filter(({ ratio, needed }) => ratio / needed === least)
      .slice(0, 1)
      .map((pair) => ({ path: token.path, ...pair }))
  })
}
