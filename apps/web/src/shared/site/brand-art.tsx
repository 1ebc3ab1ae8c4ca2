import { brandAddress } from './brand.ts'
import { useBrand } from './tab.tsx'

export interface BrandArtProps {
  readonly name: 'empty' | 'notFound' | 'failure'
}

export function BrandArt({ name }: BrandArtProps) {
  return <img src={brandAddress(useBrand(), name)} alt="" width="160" height="120" className="h-auto w-48" />
}
