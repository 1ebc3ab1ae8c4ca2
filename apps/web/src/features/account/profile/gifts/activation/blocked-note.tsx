import { blockingBonus, type Gift, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { ActiveBonusLink } from './active-bonus-link.tsx'

export interface BlockedNoteProps {
  /** Received ones. */
  readonly received: readonly Gift[]
  readonly gifts: GiftsStore
}

/** Above a list, once for all its gifts that wait: which bonus they wait for. Nothing where none waits. */
export const BlockedNote = observer(function BlockedNote({ received, gifts }: BlockedNoteProps) {
  const t = useTexts()
  const now = useSite().clock.now()
  const bonus = received.map((gift) => blockingBonus(gift, gifts.all, now)).find((one) => one !== null)
  if (!bonus) return null
  return (
    <p className="-mt-2 mb-4 text-sm text-muted">
      {t('gift-activation:blocked')} <ActiveBonusLink bonus={bonus} />
    </p>
  )
})
