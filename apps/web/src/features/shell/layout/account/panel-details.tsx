import type { ReactNode } from 'react'
import { MESSAGES_PATH, PROFILE_GIFTS_PATH } from '../../../../shared/navigation/addresses.ts'
import { Link } from '../../../../shared/navigation/link.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { NearestAchievements } from './nearest-achievements.tsx'
import { OwnLimitsLine } from './own-limits-line.tsx'

/** What the account panel shows beside the balances; read when it is opened. */
export function PanelDetails() {
  const t = useTexts()
  return (
    <>
      <OwnLimitsLine />
      <NearestAchievements />
      <div className="mt-2 flex flex-wrap gap-x-5">
        <PanelLink to={PROFILE_GIFTS_PATH}>{t('layout:gifts')}</PanelLink>
        <PanelLink to={MESSAGES_PATH}>{t('layout:allNotices')}</PanelLink>
      </div>
    </>
  )
}

function PanelLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-block py-1 pointer-coarse:py-3 text-sm text-muted underline underline-offset-4 hover:text-strong"
    >
      {children}
    </Link>
  )
}
