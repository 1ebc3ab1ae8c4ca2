import { linkStyles } from '@croupier/design-system'
import type { PlayerLimits } from '@croupier/domain/cashbox'
import { Link } from '#shared/navigation/link.tsx'
import { LIMITS_PATH } from '#shared/navigation/addresses.ts'
import { formatTightestLimit } from '#shared/forms/own-limits.ts'
import { useTexts } from '#shared/site/tab.tsx'

export function OwnLimitsNote({ limits }: { readonly limits: PlayerLimits }) {
  const t = useTexts()
  const left = formatTightestLimit(t, limits)
  if (left === null) return null
  return (
    <output className="mb-7 block rounded-card bg-surface p-4 text-sm text-body shadow-card">
      {left}{' '}
      <Link to={LIMITS_PATH} className={linkStyles()}>
        {t('layout:ownLimits')}
      </Link>
    </output>
  )
}
