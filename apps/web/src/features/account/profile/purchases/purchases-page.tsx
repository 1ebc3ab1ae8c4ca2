import { IconButton, Tooltip } from '@croupier/design-system'
import { GiftsStore, giftsIn, isPurchase, type GiftState } from '@croupier/domain/gifts'
import { PICKUP_HOURS } from '@croupier/domain/loyalty'
import { Info } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { COMPOINTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { CompointsFrame } from '#shared/sections/compoints-frame.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { GiftSection } from '../gifts/gift-section.tsx'
import { usePlayerCurrency } from '../player-currency.ts'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const skeleton = <SkeletonStack className="max-w-3xl gap-3" bars={['mb-1 h-7 w-40', [3, 'h-32 w-full']]} />

export const load = ({ site }: PageContext) => site.playerPart(GiftsStore)?.ensure()

export const head: PageModule['head'] = (_context, t) => ({ title: t('compoints:purchases'), noIndex: true })

/** The gifts that were bought for compoints: to pick up, active, picked up, and expired. */
export const Page = observer(function PurchasesPage() {
  const t = useTexts()
  const gifts = useSite().playerPart(GiftsStore)
  return (
    <CompointsFrame>
      <ResourceView resource={gifts?.list} skeleton={skeleton} failed={t('purchases:failed')}>
        {() => gifts && <Purchases gifts={gifts} />}
      </ResourceView>
    </CompointsFrame>
  )
})

const SECTIONS: readonly (readonly [GiftState, PlainTextKey])[] = [
  ['received', 'purchases:title'],
  ['activated', 'gifts:activated'],
  ['used', 'purchases:taken'],
  ['expired', 'purchases:expired'],
]

const Purchases = observer(function Purchases({ gifts }: { readonly gifts: GiftsStore }) {
  const t = useTexts()
  const now = useSite().clock.now()
  const currency = usePlayerCurrency()
  const bought = gifts.all.filter(isPurchase)
  useExpiry(bought)
  if (bought.length === 0)
    return (
      <NothingHere
        title={t('purchases:empty')}
        text={t('purchases:emptyText')}
        action={<ButtonLink to={COMPOINTS_PATH}>{t('purchases:toShop')}</ButtonLink>}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] max-w-3xl gap-8">
      {SECTIONS.map(([state, title]) => (
        <GiftSection
          key={state}
          state={state}
          title={t(title)}
          aside={state === 'received' ? <PickupRule /> : null}
          ofState={giftsIn(state, bought, now)}
          gifts={gifts}
          currency={currency}
        />
      ))}
    </div>
  )
})

function PickupRule() {
  const t = useTexts()
  return (
    <Tooltip tap text={t('purchases:pickUpText', { hours: PICKUP_HOURS })}>
      <IconButton label={t('purchases:rule')} size="sm" intent="ghost">
        <Info />
      </IconButton>
    </Tooltip>
  )
}
