import { ArrowLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from './link.tsx'
import { useBackTarget, type BackTargetOptions } from './back-target.ts'
import { useTexts } from '../site/tab.tsx'

export interface BackLinkProps extends BackTargetOptions {
  readonly className?: string
}

export const BackLink = observer(function BackLink({ className = '', ...options }: BackLinkProps) {
  const t = useTexts()
  const { path, go } = useBackTarget(options)
  return (
    <Link
      to={path}
      onFollow={go}
      className={`inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors duration-fast hover:text-strong ${className}`}
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t('layout:back')}
    </Link>
  )
})
