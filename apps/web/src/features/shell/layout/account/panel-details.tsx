import { MESSAGES_PATH } from '../../../../shared/navigation/addresses.ts'
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
      <Link
        to={MESSAGES_PATH}
        className="mt-2 inline-block py-1 text-sm text-muted underline underline-offset-4 hover:text-strong"
      >
        {t('layout:allNotices')}
      </Link>
    </>
  )
}
