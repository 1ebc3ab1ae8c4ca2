import { cardStyles } from '@croupier/design-system'
import type { Product } from '@croupier/domain/loyalty'
import { CompointsText } from '../../../../shared/texts/compoints-text.tsx'
import { ProductPicture } from './product-picture.tsx'

export interface ProductCardProps {
  readonly product: Product
}

export function ProductCard({ product }: ProductCardProps) {
  return (
    <article className={`${cardStyles({ padding: 'none' })} flex min-w-0 flex-col overflow-hidden`}>
      <ProductPicture product={product} />
      <div className="flex flex-1 flex-col gap-2 p-3 md:p-4">
        <h2 className="text-sm font-semibold wrap-anywhere text-strong">{product.title}</h2>
        <p className="mt-auto font-semibold text-strong">
          <CompointsText amount={product.price} />
        </p>
      </div>
    </article>
  )
}
