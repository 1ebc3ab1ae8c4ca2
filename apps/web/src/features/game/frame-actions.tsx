import { IconButton, iconButtonStyles } from '@croupier/design-system'
import { Maximize2, Minus, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { gamePath } from '../../shared/addresses.ts'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'

export interface FrameActionsProps {
  readonly slug: string | null
  readonly isStage: boolean
  readonly onClose: () => void
}

/** Minimise or resume, and close: ordinary links and a button, so that they work by keyboard and in a new tab alike. */
export const FrameActions = observer(function FrameActions({ slug, isStage, onClose }: FrameActionsProps) {
  const t = useTexts()
  const { gameRun } = useSite()
  return (
    <>
      {isStage ? (
        <Link
          to={gameRun.returnTo}
          aria-label={t('game.minimise')}
          title={t('game.minimise')}
          className={iconButtonStyles()}
        >
          <Minus aria-hidden />
        </Link>
      ) : (
        <Link
          to={gamePath(slug ?? '')}
          aria-label={t('game.resume')}
          title={t('game.resume')}
          className={iconButtonStyles()}
        >
          <Maximize2 aria-hidden />
        </Link>
      )}
      <IconButton label={t('game.close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </>
  )
})
