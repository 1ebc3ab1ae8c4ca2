import { createPlayerCashbox } from '@croupier/domain/parts'
import type { Cashbox } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { CashboxFrame } from '#shared/sections/cashbox-frame.tsx'
import { usePlayer, useTexts, useSite } from '#shared/site/tab.tsx'

export interface CashboxPageProps {
  readonly skeleton: ReactNode
  readonly children: (cashbox: Cashbox) => ReactNode
}

/** A page of the cashbox. Shows its skeleton until the player is known, or a retry when the profile failed to load. */
export const CashboxPage = observer(function CashboxPage({ skeleton, children }: CashboxPageProps) {
  const t = useTexts()
  const player = usePlayer()
  const cashbox = useSite().knownPlayerPart(createPlayerCashbox)
  return (
    <CashboxFrame>
      {cashbox ? (
        children(cashbox)
      ) : (
        <ResourceView resource={player?.profile} skeleton={skeleton} failed={t('cashbox:accountFailed')}>
          {() => skeleton}
        </ResourceView>
      )}
    </CashboxFrame>
  )
})
