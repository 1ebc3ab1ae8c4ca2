import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ResourceView } from '../../../shared/loading/resource-view.tsx'
import { LoadFailure } from '../../../shared/loading/load-failure.tsx'
import { usePlayer, useTexts } from '../../../shared/site/tab.tsx'

export interface CashboxWaitProps {
  readonly children: ReactNode
}

/** Shows the skeleton (`children`) until the player is known, or a retry when the profile failed to load. */
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
