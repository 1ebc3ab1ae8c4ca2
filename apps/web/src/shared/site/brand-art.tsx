import { brandAddress } from './brand.ts'
import { useBrand } from './tab.tsx'

export function BrandArt({ name }: { readonly name: 'empty' | 'notFound' | 'failure' }) {
  return <img src={brandAddress(useBrand(), name)} alt="" width="160" height="120" className="h-auto w-48 max-w-full" />
}
