import { Button } from '@croupier/design-system'
import { type Gift, type GiftState, type GiftsStore, blockingBonus } from '@croupier/domain/gifts'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useExpiry } from '#shared/gifts/use-expiry.ts'
import { formatNumber } from '#shared/texts/format-number.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { giftCardId } from './activation/gift-card-id.ts'
import { GiftCard } from './gift-card.tsx'
import { observer } from 'mobx-react-lite'
import { ActiveBonusLink } from './activation/active-bonus-link.tsx'

export interface GiftSectionProps {
  readonly state: GiftState
  /** Default: the name of the state. */
  readonly title?: string
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly ofState: readonly Gift[]
  readonly gifts: GiftsStore
  readonly currency: string | null
}

/** How many gifts of a state are shown before the player asks for more. */
const SHOWN: Readonly<Record<GiftState, number>> = { activated: Infinity, received: 24, used: 5, expired: 5 }
const MORE = 48

/** The gifts of one state. Nothing where there are none. */
export function GiftSection({ state, title, aside, ofState, gifts, currency }: GiftSectionProps) {
  const t = useTexts()
  const heading = `gifts-${state}`
  const [shown, setShown] = useState(SHOWN[state])
  const rest = ofState.length - shown

  // The button moves down or goes: the first of the new cards takes its focus.
  const showMore = () => {
    const first = ofState[shown]
    flushSync(() => setShown(shown + MORE))
    if (first) document.getElementById(giftCardId(first.id))?.focus()
  }

  if (ofState.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <div className="mb-4 flex items-center gap-2">
        <h2 id={heading} className="heading text-lg text-strong">
          {title ?? t(`gifts:${state}`)}
        </h2>
        {aside}
      </div>
      {state === 'received' && <BlockedNote received={ofState} gifts={gifts} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {ofState.slice(0, shown).map((gift) => (
          <li key={gift.id}>
            <GiftCard gift={gift} state={state} gifts={gifts} currency={currency} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button className="mt-3" aria-describedby={heading} onClick={showMore}>
          {t('gifts:more', { number: formatNumber(t.languageTag, Math.min(rest, MORE)) })}
        </Button>
      )}
    </section>
  )
}

interface BlockedNoteProps {
  /** Received ones. */
  readonly received: readonly Gift[]
  readonly gifts: GiftsStore
}

/** Above a list, once for all its gifts that wait: which bonus they wait for. Nothing where none waits. */
const BlockedNote = observer(function BlockedNote({ received, gifts }: BlockedNoteProps) {
  const t = useTexts()
  const now = useSite().clock.now()
  useExpiry(gifts.all)
  const bonus = received.map((gift) => blockingBonus(gift, gifts.all, now)).find((one) => one !== null)
  if (!bonus) return null
  return (
    <p className="-mt-2 mb-4 text-sm text-muted">
      {t('gift-activation:blocked')} <ActiveBonusLink bonus={bonus} />
    </p>
  )
})
