import { Button, linkStyles } from '@croupier/design-system'
import type { Push } from '@croupier/domain/messaging'
import { BellPlus, BellRing } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PROFILE_INFO_PATH } from '../navigation/addresses.ts'
import { Link } from '../navigation/link.tsx'
import { useTexts } from '../site/tab.tsx'
import type { PlainTextKey } from '../texts/translate.ts'
import { useAcceptPush } from './use-accept-push.ts'
import { usePush } from './use-push.ts'

/** Why notifications are offered here. */
export type PushReason = 'payout' | 'tournament'

const SAID: Readonly<Record<PushReason, { readonly title: PlainTextKey; readonly text: PlainTextKey }>> = {
  payout: { title: 'push:payoutTitle', text: 'push:payoutText' },
  tournament: { title: 'push:tournamentTitle', text: 'push:tournamentText' },
}

export interface PushOfferProps {
  readonly reason: PushReason
}

/**
 * Asks whether the player wants notifications, once (docs/product-rules.md, Web push). The browser asks only after a press.
 * Nothing where there is no push, or the player has answered before.
 */
export const PushOffer = observer(function PushOffer({ reason }: PushOfferProps) {
  const t = useTexts()
  const push = usePush()
  const turnOn = useAcceptPush()
  const [isPressed, setPressed] = useState(false)
  if (push === null) return null
  const { state } = push
  const accept = (): void => {
    setPressed(true)
    void turnOn(push)
  }
  if (state === 'open' || (isPressed && state === 'working')) {
    return (
      <section aria-label={t(SAID[reason].title)} className="lit flex gap-4 rounded-card bg-surface p-5 shadow-card">
        <BellPlus aria-hidden className="mt-0.5 size-6 shrink-0 text-accent max-sm:hidden" />
        <div className="grid gap-2">
          <h3 className="heading text-base text-strong">{t(SAID[reason].title)}</h3>
          <p className="max-w-prose text-sm text-body">{t(SAID[reason].text)}</p>
          <p className="max-w-prose text-sm text-muted">{t('push:privacy')}</p>
          <p className="mt-2 flex flex-wrap gap-3">
            <Button size="sm" intent="primary" loading={state === 'working'} onClick={accept}>
              {t('push:accept')}
            </Button>
            <Button size="sm" intent="ghost" onClick={() => push.refuse()}>
              {t('push:decline')}
            </Button>
          </p>
        </div>
      </section>
    )
  }
  if (!isPressed) return reason === 'tournament' && state === 'on' ? <IsOn /> : null
  return <Answer push={push} onRetry={accept} />
})

/** The outcome of the press. */
const Answer = observer(function Answer({ push, onRetry }: { readonly push: Push; readonly onRetry: () => void }) {
  const t = useTexts()
  const { state } = push
  if (state === 'on') return <IsOn />
  if (state === 'blocked') return <output className="block max-w-prose text-sm text-body">{t('push:blocked')}</output>
  if (state === 'refused') return <output className="block max-w-prose text-sm text-body">{t('push:later')}</output>
  if (state !== 'failed') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <output className="text-sm text-body">{t('push:failed')}</output>
      <Button size="sm" onClick={onRetry}>
        {t('errors:retry')}
      </Button>
    </div>
  )
})

function IsOn() {
  const t = useTexts()
  return (
    <p className="flex max-w-prose flex-wrap items-start gap-x-2 text-sm text-body">
      <BellRing aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />
      <output>{t('push:isOn')}</output>
      <Link to={PROFILE_INFO_PATH} className={linkStyles()}>
        {t('push:toSettings')}
      </Link>
    </p>
  )
}
