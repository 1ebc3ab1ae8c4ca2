import { Badge, cardStyles } from '@croupier/design-system'
import { obstacleOf, type Buyer, type Product } from '@croupier/domain/loyalty'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { CompointsText } from '#shared/site/compoints-text.tsx'
import { formatObstacle } from './format-obstacle.ts'
import { ProductPicture } from './product-picture.tsx'

export interface ProductCardProps {
  readonly product: Product
  readonly buyer: Buyer
  /** Of its dialog. */
  readonly address: string
}

/** A product as a link to its dialog, with its price and why it cannot be bought. */
export function ProductCard({ product, buyer, address }: ProductCardProps) {
  const t = useTexts()
  const { title, price, left } = product
  const obstacle = obstacleOf(product, buyer)
  return (
    <Link
      to={address}
      savePosition
      className={`${cardStyles({ padding: 'none', interactive: true })} flex min-w-0 flex-col overflow-hidden`}
    >
      <span className="relative block">
        <span className={obstacle ? 'block opacity-60' : 'contents'}>
          <ProductPicture product={product} />
        </span>
        {left !== null && left > 0 && (
          <Badge tone="scrim" className="absolute top-2 inset-s-2">
            {t('compoint-shop:left', { count: left })}
          </Badge>
        )}
      </span>
      <span className="flex flex-1 flex-col gap-1.5 p-3 md:p-4">
        <span className="text-sm font-semibold wrap-anywhere text-strong">{title}</span>
        <span className="mt-auto flex flex-wrap items-baseline gap-x-3 gap-y-0.5 pt-1">
          <span className="font-semibold text-strong">
            <span className="sr-only">{t('compoint-shop:price')} </span>
            <CompointsText amount={price} />
          </span>
          {obstacle && <span className="text-xs text-muted">{formatObstacle(t, obstacle)}</span>}
        </span>
      </span>
    </Link>
  )
}
