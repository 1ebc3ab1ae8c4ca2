import type { GiftType } from '@croupier/domain/gifts'
import {
  Award,
  BadgePercent,
  Banknote,
  Clover,
  Coins,
  Gem,
  Gift,
  HandCoins,
  Package,
  RefreshCw,
  RotateCw,
  Star,
  Ticket,
  type LucideIcon,
} from 'lucide-react'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

export interface GiftPictureProps {
  readonly type: GiftType
  /** The platform's; null: the icon of the type. */
  readonly picture: string | null
  /** Without colour, for a gift that is over. Default false. */
  readonly isOver?: boolean
  /** Default `md`. */
  readonly size?: 'sm' | 'md'
}

const ICONS: Readonly<Record<GiftType, LucideIcon>> = {
  deposit_bonus: BadgePercent,
  cash: Banknote,
  bonus_offer: Coins,
  cashback: HandCoins,
  xp: Star,
  compoint: Gem,
  custom: Award,
  giftspin: RotateCw,
  group: Package,
  nondeposit: Clover,
  free_spins: RefreshCw,
  free_bets: Ticket,
  other: Gift,
}

const SIZES = {
  sm: { px: '40', className: 'size-10 [&>svg]:size-5' },
  md: { px: '64', className: 'size-16 [&>svg]:size-7' },
}

/** The picture beside a gift's title. */
export function GiftPicture({ type, picture, isOver = false, size = 'md' }: GiftPictureProps) {
  const { px, className } = SIZES[size]
  const Icon = ICONS[type]
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden rounded-card bg-sunken text-accent shadow-well ${className} ${isOver ? 'grayscale' : ''}`}
    >
      {picture === null ? (
        <Icon aria-hidden data-icon={type} className="stroke-[1.75]" />
      ) : (
        <img
          {...pictureSources(picture, 'mark')}
          sizes={`${px}px`}
          alt=""
          width={px}
          height={px}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
