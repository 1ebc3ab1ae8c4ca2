import { Badge, Button } from '@croupier/design-system'
import {
  isReceived,
  pageTypeOf,
  prizeCurrency,
  prizeObstacle,
  type Promotion,
  type PromotionPrize,
} from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { late } from '#shared/loading/late.tsx'
import { usePlayersPart } from '#shared/loading/late-part.tsx'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { formatPoints } from '../sections/points-text.tsx'
import { usePromotionPhase } from '../sections/use-promotion-phase.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { playersParts } from '../late-parts.ts'
import { prizeName } from './prize-name.ts'
import { WinnersButton } from './winners-button.tsx'
import { usePrizeHolder } from './use-prize-holder.ts'

const exchangeDialog = late(() => import('./exchange-dialog.tsx'))

export interface PrizeActionsProps {
  readonly promotion: Promotion
  readonly prize: PromotionPrize
}

/** On a prize's card: whether the player has it, its winners, and the button that exchanges points for it. */
export const PrizeActions = observer(function PrizeActions({ promotion, prize }: PrizeActionsProps) {
  const t = useTexts()
  const holder = usePrizeHolder(promotion.id)
  const isShop = pageTypeOf(promotion.template) === 'exchange'
  const { winners } = prize
  return (
    <div className="grid min-w-0 gap-2 sm:min-w-36 empty:hidden">
      {holder !== null && isReceived(prize, promotion, holder) && (
        <Badge tone="positive" className="justify-self-start">
          {t('promotion-prizes:received')}
        </Badge>
      )}
      {isShop && <Exchange promotion={promotion} prize={prize} />}
      {winners.length > 0 && (
        <WinnersButton promotion={promotion} prize={prize} block>
          {t('promotion-prizes:winners', { count: winners.length })}
        </WinnersButton>
      )}
    </div>
  )
})

const Exchange = observer(function Exchange({ promotion, prize }: PrizeActionsProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const site = useSite()
  const players = usePlayersPart(playersParts)
  const exchanges = players ? site.knownPlayerPart(players.createPlayerPrizeExchanges) : null
  const holder = usePrizeHolder(promotion.id)
  const { phase } = usePromotionPhase(promotion)
  const status = phase === 'running' ? 'active' : phase === 'upcoming' ? 'future' : 'past'
  const obstacle = prizeObstacle(prize, promotion, { status, holder })
  const isOffered = obstacle === null && holder !== null && exchanges !== null
  const close = () => {
    exchanges?.attempts.reset()
    setOpen(false)
  }
  return (
    <>
      {obstacle?.kind === 'given-out' && (
        <p className="text-sm font-semibold text-muted">{t('promotion-prizes:given-out')}</p>
      )}
      {obstacle?.kind === 'no-price' && <p className="text-sm text-muted">{t('promotion-prizes:no-price')}</p>}
      {obstacle?.kind === 'not-member' && <p className="text-sm text-muted">{t('promotion-prizes:not-member')}</p>}
      {obstacle?.kind === 'funds' && (
        <p className="text-sm wrap-anywhere text-muted">
          {t('promotion-prizes:missing', {
            points: formatPoints(t, obstacle.missing, prizeCurrency(prize, promotion)),
          })}
        </p>
      )}
      {isOffered && (
        <Button intent="primary" size="sm" block onClick={() => setOpen(true)}>
          {t('promotion-prizes:exchange')}
          <span className="sr-only"> {prizeName(t, prize, promotion)}</span>
        </Button>
      )}
      {exchanges && (
        <LateDialog code={exchangeDialog} props={{ promotion, prize, exchanges }} open={isOpen} onClose={close} />
      )}
    </>
  )
})
