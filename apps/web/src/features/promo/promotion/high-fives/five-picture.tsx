import { brandAddress } from '#shared/site/brand.ts'
import { useBrand } from '#shared/site/tab.tsx'

export interface FivePictureProps {
  /** CSS pixels of its side. */
  readonly size: number
  readonly className?: string
}

/** The brand's drawing of a high five. Decorative. */
export function FivePicture({ size, className = '' }: FivePictureProps) {
  return (
    <img
      src={brandAddress(useBrand(), 'highFive')}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      draggable={false}
      className={`shrink-0 ${className}`}
    />
  )
}
