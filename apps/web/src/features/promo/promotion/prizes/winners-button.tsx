import { Button, type ButtonProps } from '@croupier/design-system'
import type { Promotion, PromotionPrize } from '@croupier/domain/promotions'
import { useState } from 'react'
import { late } from '#shared/loading/late.tsx'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { prizeName } from './prize-name.ts'

const winnersDialog = late(() => import('./winners-dialog.tsx'))

export interface WinnersButtonProps extends Pick<ButtonProps, 'block' | 'children'> {
  readonly promotion: Promotion
  readonly prize: PromotionPrize
}

/** Opens the names of all winners of a prize. */
export function WinnersButton({ promotion, prize, children, ...button }: WinnersButtonProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" {...button} onClick={() => setOpen(true)}>
        {children}
        <span className="sr-only"> {prizeName(t, prize, promotion)}</span>
      </Button>
      <LateDialog code={winnersDialog} props={{ promotion, prize }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
