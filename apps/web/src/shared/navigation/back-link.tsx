import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { isPlainClick } from './plain-click.ts'
import { useBackTarget, type BackTargetOptions } from './back-target.ts'
import { useTexts } from '../site/tab.tsx'

export interface BackLinkProps extends BackTargetOptions {
  readonly className?: string
}

/** Link to the last page; without script it leads to its path. */
export const BackLink = observer(function BackLink({ className = '', ...options }: BackLinkProps) {
  const t = useTexts()
  const { path, go } = useBackTarget(options)
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    go()
  }
  return (
    <Link
      to={path}
      onClick={follow}
      className={`inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors duration-fast hover:text-strong ${className}`}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('layout.back')}
    </Link>
  )
})
