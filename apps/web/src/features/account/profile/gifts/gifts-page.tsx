import { GiftsStore, giftsIn, type GiftState } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { PROFILE_PROMO_CODE_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { LateExcludedNote } from '#shared/sections/exclusion/late-excluded-note.tsx'
import { LateBonusWaitsNote } from '#shared/gifts/late-bonus-waits-note.tsx'
import { useBonusWaits } from '#shared/site/use-bonus-waits.ts'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { usePlayerCurrency } from '../player-currency.ts'
import { ProfileFrame } from '../profile-frame.tsx'
import { CancelAllBonuses } from './activation/cancel-bonus.tsx'
import { LatestOutcome } from './activation/latest-outcome.tsx'
import { GiftSection } from './gift-section.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const skeleton = <SkeletonStack className="gap-3" bars={['mb-1 h-7 w-40', [5, 'h-32 w-full']]} />

export const load = ({ site }: PageContext) => readTab(site, [site.playerPart(GiftsStore)?.ensure()])

export const head: PageModule['head'] = (_context, t) => ({ title: t('layout:gifts'), noIndex: true })

/** The player's gifts: received, active, used and expired ones. */
export const Page = observer(function GiftsPage() {
  const t = useTexts()
  const gifts = useSite().playerPart(GiftsStore)
  const isExcluded = useIsExcluded()
  const bonusWaits = useBonusWaits()
  return (
    <ProfileFrame>
      {isExcluded && <LateExcludedNote />}
      {bonusWaits ? (
        <LateBonusWaitsNote />
      ) : (
        <ResourceView resource={gifts?.list} skeleton={skeleton} failed={t('gifts:failed')}>
          {() => gifts && <GiftLists gifts={gifts} />}
        </ResourceView>
      )}
    </ProfileFrame>
  )
})

const STATES = ['activated', 'received', 'used', 'expired'] as const satisfies readonly GiftState[]

const GiftLists = observer(function GiftLists({ gifts }: { readonly gifts: GiftsStore }) {
  const now = useSite().clock.now()
  const { listed } = gifts
  useExpiry(listed)
  const currency = usePlayerCurrency()
  if (listed.length === 0) return <NoGifts />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LatestOutcome gifts={gifts} />
      <CancelAllBonuses gifts={gifts} />
      {STATES.map((state) => (
        <GiftSection
          key={state}
          state={state}
          ofState={giftsIn(state, listed, now)}
          gifts={gifts}
          currency={currency}
        />
      ))}
    </div>
  )
})

function NoGifts() {
  const t = useTexts()
  return (
    <NothingHere
      title={t('gifts:empty')}
      text={t('gifts:emptyText')}
      action={<ButtonLink to={PROFILE_PROMO_CODE_PATH}>{t('profile:promoCode')}</ButtonLink>}
    />
  )
}
