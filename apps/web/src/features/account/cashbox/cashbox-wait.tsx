import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ResourceView } from '../../../shared/loading/resource-view.tsx'
import { LoadFailure } from '../../../shared/loading/load-failure.tsx'
import { usePlayer, useTexts } from '../../../shared/site/tab.tsx'

export interface CashboxWaitProps {
  readonly children: ReactNode
}

/**
 * Shown until the player is known and the cashbox exists. Offers a retry when the profile failed to load. `children`:
 * the page's skeleton.
 */
export const CashboxWait = observer(function CashboxWait({ children }: CashboxWaitProps) {
  const t = useTexts()
  const player = usePlayer()
  if (!player) return <>{children}</>
  return (
    <ResourceView
      resource={player.profile}
      skeleton={children}
      failed={(retry) => (
        <LoadFailure text={t('cashbox:accountFailed')} onRetry={retry}>
          {children}
        </LoadFailure>
      )}
    >
      {() => children}
    </ResourceView>
  )
})
