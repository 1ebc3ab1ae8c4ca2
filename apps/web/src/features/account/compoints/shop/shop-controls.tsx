import { Chip, SelectField, revealsFocus } from '@croupier/design-system'
import { PRODUCT_ORDERS, type ProductKind, type ProductOrder } from '@croupier/domain/loyalty'
import { useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import type { ShopView } from './shop-view.ts'

const KIND_NAMES: Readonly<Record<ProductKind, PlainTextKey>> = {
  money: 'compoint-shop:money',
  bonus: 'compoint-shop:bonus',
  spins: 'compoint-shop:spins',
  points: 'compoint-shop:points',
  other: 'compoint-shop:otherKind',
}

const ORDER_NAMES: Readonly<Record<ProductOrder, PlainTextKey>> = {
  affordable: 'compoint-shop:affordableFirst',
  cheap: 'compoint-shop:cheapFirst',
  dear: 'compoint-shop:dearFirst',
  new: 'compoint-shop:newFirst',
}

export interface ShopControlsProps {
  /** Those that are sold. */
  readonly kinds: readonly ProductKind[]
  readonly view: ShopView
  readonly onChange: (view: ShopView) => void
}

/** Filters by kind and by what can be bought, and the order: one line that scrolls sideways on a phone. */
export function ShopControls({ kinds, view, onChange }: ShopControlsProps) {
  const t = useTexts()
  const { kind, isAffordable, order } = view
  return (
    <div
      ref={revealsFocus}
      className="relative mb-5 flex items-center gap-x-2 gap-y-3 max-sm:-mx-gutter max-sm:scrollbar-none max-sm:overflow-x-auto max-sm:scroll-px-gutter max-sm:px-gutter max-sm:py-1 sm:mb-6"
    >
      <fieldset aria-label={t('compoint-shop:filter')} className="flex flex-1 gap-x-2 gap-y-3 sm:flex-wrap">
        <Chip selected={isAffordable} onClick={() => onChange({ ...view, isAffordable: !isAffordable })}>
          {t('compoint-shop:affordable')}
        </Chip>
        {kinds.map((one) => (
          <Chip
            key={one}
            selected={one === kind}
            onClick={() => onChange({ ...view, kind: one === kind ? null : one })}
          >
            {t(KIND_NAMES[one])}
          </Chip>
        ))}
      </fieldset>
      <SelectField
        label={t('compoint-shop:order')}
        value={order}
        options={PRODUCT_ORDERS.map((one) => ({ value: one, label: t(ORDER_NAMES[one]) }))}
        onValueChange={(value) =>
          onChange({ ...view, order: PRODUCT_ORDERS.find((one) => one === value) ?? 'affordable' })
        }
        labelHidden
        className="shrink-0"
      />
    </div>
  )
}
