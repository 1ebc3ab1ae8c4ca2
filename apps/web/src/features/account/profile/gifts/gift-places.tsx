import { linkStyles } from '@croupier/design-system'
import type { Gift, GiftPlace } from '@croupier/domain/gifts'
import { Monitor, Smartphone } from 'lucide-react'
import { gamePath, producerPath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { Disclosure } from '#shared/sections/disclosure.tsx'

export interface GiftPlacesProps {
  readonly gift: Pick<Gift, 'platforms' | 'producers' | 'games'>
}

/** Where a gift may be used: the device, and links to the producers and games. Nothing where it may be used everywhere. */
export function GiftPlaces({ gift: { platforms, producers, games } }: GiftPlacesProps) {
  const t = useTexts()
  const only = platforms.length === 1 ? platforms[0] : undefined
  if (!only && producers.length === 0 && games.length === 0) return null
  const Device = only === 'mobile' ? Smartphone : Monitor
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] basis-full gap-2 text-xs text-muted">
      {only && (
        <p className="flex items-center gap-1.5">
          <Device aria-hidden className="size-4 shrink-0 stroke-[1.75]" />
          {t(only === 'mobile' ? 'gifts:onlyMobile' : 'gifts:onlyDesktop')}
        </p>
      )}
      <Places title={t('gifts:producers')} places={producers} addressOf={({ slug }) => producerPath(slug)} />
      <Places title={t('gifts:games')} places={games} addressOf={({ slug }) => gamePath(slug)} />
    </div>
  )
}

/** More places than these are listed in a disclosure. */
const MAX_INLINE = 5

interface PlacesProps {
  readonly title: string
  readonly places: readonly GiftPlace[]
  readonly addressOf: (place: GiftPlace) => string
}

function Places({ title, places, addressOf }: PlacesProps) {
  if (places.length === 0) return null
  const links = places.map((place) => (
    <li key={place.slug} className="min-w-0">
      <Link
        to={addressOf(place)}
        className={`${linkStyles()} inline-flex items-center wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:min-w-11`}
      >
        {place.name}
      </Link>
    </li>
  ))
  const list = <ul className="flex flex-wrap gap-x-3 gap-y-1.5 pointer-coarse:gap-y-0">{links}</ul>
  if (places.length > MAX_INLINE) {
    return (
      <Disclosure title={title} count={places.length}>
        {list}
      </Disclosure>
    )
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5">
      <p>{title}</p>
      {list}
    </div>
  )
}
