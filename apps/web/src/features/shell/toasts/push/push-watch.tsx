import { PUSH_MARK } from '@croupier/domain/messaging'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useConsent } from '#shared/consent/use-consent.ts'
import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { useSite, useTab } from '#shared/site/tab.tsx'

const follower = late(() => import('./push-follower.tsx'))
const withdrawal = late(() => import('./withdraw-push.ts'))
const TEXTS = ['push'] as const

/**
 * Keeps a player's web push on this device up to date; withdraws it after a logout, without consent and from an excluded player (docs/product-rules.md, Web push). Loads code for
 * players only, and where there is something to withdraw.
 */
export const PushWatch = observer(function PushWatch() {
  const site = useSite()
  const { push } = useTab().visit.origins
  const code = useWithTexts(follower, TEXTS)
  const { value: serverData } = site.content.serverData
  const isAllowed = useConsent().allows('communication')
  const isExcluded = useIsExcluded()
  const isOver = isExcluded || !isAllowed || !site.session.isSignedIn || serverData?.webPushKey === null
  useEffect(() => {
    if (!isOver || site.storage.get(PUSH_MARK) === null) return
    withdrawal.load().then(
      ({ withdrawFrom }) => withdrawFrom(site),
      () => undefined,
    )
  }, [isOver, site])
  if (push === null || isOver || !serverData || !site.player) return null
  return (
    <LateView code={code} wait="idle">
      {({ PushFollower }) => <PushFollower />}
    </LateView>
  )
})
