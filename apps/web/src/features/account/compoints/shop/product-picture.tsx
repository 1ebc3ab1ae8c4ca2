import { Picture } from '@croupier/design-system'
import type { Product, ProductKind } from '@croupier/domain/loyalty'
import { Banknote, Coins, Gift, Rotate3d, Sparkles, type LucideIcon } from 'lucide-react'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

const ICONS: Readonly<Record<ProductKind, LucideIcon>> = {
  money: Banknote,
  bonus: Coins,
  spins: Rotate3d,
  points: Sparkles,
  other: Gift,
}

/** The picture of a product, or an icon of its kind where the platform has none. */
export function ProductPicture({ product: { image, kind } }: { readonly product: Pick<Product, 'image' | 'kind'> }) {
  const Icon = ICONS[kind]
  const icon = (
    <span className="absolute inset-0 grid place-items-center bg-sunken text-accent">
      <Icon aria-hidden className="size-12" />
    </span>
  )
  if (image === null) return <span className="relative block aspect-square w-full">{icon}</span>
  return (
    <Picture
      {...pictureSources(image, 'card')}
      sizes="(min-width: 1024px) 240px, (min-width: 508px) 33vw, 50vw"
      alt=""
      ratio="square"
      fallback={icon}
    />
  )
}
