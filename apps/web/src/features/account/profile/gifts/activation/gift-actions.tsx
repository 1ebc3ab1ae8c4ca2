import {
  blockingBonus,
  depositLimit,
  canCancel,
  isForCashbox,
  isForDevice,
  replaceableBonus,
  stateAt,
  type Gift,
  type GiftsStore,
} from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useSite, useTexts, useTab } from '#shared/site/tab.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { usePlayerCurrency } from '../../player-currency.ts'
import { ActivateGift } from './activate-gift.tsx'
import { ActivationNotice } from './activation-notice.tsx'
import { CancelBonus } from './cancel-bonus.tsx'
import { CopyAddress } from './copy-address.tsx'
import type { Device } from '@croupier/domain/core'
import { useSyncExternalStore } from 'react'

export interface GiftActionsProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** What can be done with a gift (deposit, activate, cancel), and below it the outcome. For a row that wraps. */
export const GiftActions = observer(function GiftActions({ gift, gifts }: GiftActionsProps) {
  const state = stateAt(gift, useSite().clock.now())
  const isExcluded = useIsExcluded()
  return (
    <>
      {state === 'received' && !isExcluded && <ReceivedActions gift={gift} gifts={gifts} />}
      {state === 'activated' && <ActiveActions gift={gift} gifts={gifts} />}
      <ActivationNotice gift={gift} gifts={gifts} />
    </>
  )
})

const ReceivedActions = observer(function ReceivedActions({ gift, gifts }: GiftActionsProps) {
  const t = useTexts()
  const { clock } = useSite()
  const device = useDevice()
  const currency = usePlayerCurrency()
  // Another bonus may be in the way until it ends.
  useExpiry(gifts.all)
  const now = clock.now()
  // What was pressed keeps its button, with the answer below it.
  const isIdle = gifts.activation.of(gift.id).status === 'idle'
  const bonus = gift.isSelected ? null : blockingBonus(gift, gifts.all, now)
  const isForDeposits = gift.depositLimits.length > 0
  if (bonus !== null && isIdle) {
    const replaced = isForDeposits || !isForDevice(gift, device) ? null : replaceableBonus(gift, gifts.all, now)
    return (
      <>
        {replaced && <ActivateGift gift={gift} gifts={gifts} replaced={replaced} />}
        <p className="basis-full text-sm text-muted">{t('gift-activation:waits')}</p>
      </>
    )
  }
  if (isForDeposits && currency !== null) {
    if (isForCashbox(gift, currency, now)) return <DepositLink />
    if (depositLimit(gift, currency) === null) return null
  }
  if (!isForDevice(gift, device) && isIdle) {
    return (
      <div className="basis-full text-sm text-muted">
        <p>{t(device === 'mobile' ? 'gift-activation:onComputer' : 'gift-activation:onPhone')}</p>
        <CopyAddress />
      </div>
    )
  }
  return <ActivateGift gift={gift} gifts={gifts} replaced={replaceableBonus(gift, gifts.all, now)} />
})

const ActiveActions = observer(function ActiveActions({ gift, gifts }: GiftActionsProps) {
  const { clock } = useSite()
  const currency = usePlayerCurrency()
  return (
    <>
      {currency !== null && isForCashbox(gift, currency, clock.now()) && <DepositLink />}
      {canCancel(gift) && <CancelBonus gift={gift} gifts={gifts} />}
    </>
  )
})

function DepositLink() {
  const t = useTexts()
  return (
    <ButtonLink to={CASHBOX_PATH} size="sm">
      {t('layout:deposit')}
    </ButtonLink>
  )
}

/** The device as calls name it, so that the page offers what the platform allows. The server's page names that of the request. */
function useDevice(): Device {
  const { site, visit } = useTab()
  return useSyncExternalStore(onResize, site.device, () => visit.device)
}

function onResize(handler: () => void): () => void {
  window.addEventListener('resize', handler)
  return () => window.removeEventListener('resize', handler)
}
