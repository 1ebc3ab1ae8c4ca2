import { Gift } from 'lucide-react'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

export interface PrizePictureProps {
  readonly address: string | null
  readonly className: string
  /** In the first view: not loaded lazily. */
  readonly isFirst?: boolean
}

export function PrizePicture({ address, className, isFirst = false }: PrizePictureProps) {
  if (address === null)
    return (
      <span
        aria-hidden
        className={`grid shrink-0 place-items-center rounded-control bg-raised text-muted ${className}`}
      >
        <Gift className="size-2/5 stroke-[1.5]" />
      </span>
    )
  return (
    <img
      {...pictureSources(address, 'card')}
      alt=""
      width="240"
      height="240"
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={`shrink-0 rounded-control object-contain ${className}`}
    />
  )
}
