import { IconButton, iconButtonStyles } from '@croupier/design-system'
import { Maximize2, Minus, X } from 'lucide-react'
import { Link } from '#shared/navigation/link.tsx'
import { gamePath } from '#shared/navigation/addresses.ts'
import type { BackTarget } from '#shared/navigation/back-target.ts'
import { useTexts } from '#shared/site/tab.tsx'

export interface FrameActionsProps {
  readonly slug: string | null
  readonly isStage: boolean
  readonly returnTo: BackTarget
  readonly onClose: () => void
}

/** Minimise or resume, and close. The first two are links, so that they also open in a new tab. */
export function FrameActions({ slug, isStage, returnTo, onClose }: FrameActionsProps) {
  const t = useTexts()
  return (
    <>
      {isStage ? (
        <Link
          to={returnTo.path}
          onFollow={() => returnTo.go()}
          aria-label={t('game:minimise')}
          title={t('game:minimise')}
          className={iconButtonStyles()}
        >
          <Minus aria-hidden />
        </Link>
      ) : (
        <Link
          to={gamePath(slug ?? '')}
          aria-label={t('game:resume')}
          title={t('game:resume')}
          className={iconButtonStyles()}
        >
          <Maximize2 aria-hidden />
        </Link>
      )}
      <IconButton label={t('game:close')} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </>
  )
}
