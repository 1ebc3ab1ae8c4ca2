import { buttonStyles } from '@croupier/design-system'
import { useLocation } from 'react-router-dom'
import { LOGIN_PATH, redirectQuery, REGISTRATION_PATH } from '../../../../shared/navigation/addresses.ts'
import { Link } from '../../../../shared/navigation/link.tsx'
import { useTexts } from '../../../../shared/site/tab.tsx'

/** A guest joins the site first and comes back to this page; taking part needs a press there. */
export function GuestJoin() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const query = redirectQuery(pathname + search)
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
      <Link to={REGISTRATION_PATH + query} className={buttonStyles({ intent: 'primary' })}>
        {t('promotion-players:takePart')}
      </Link>
      <Link to={LOGIN_PATH + query} className={buttonStyles()}>
        {t('promotion-players:haveAccount')}
      </Link>
    </div>
  )
}
