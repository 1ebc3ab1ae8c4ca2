import { buttonStyles } from '@croupier/design-system'
import { Link, useLocation } from 'react-router'
import { isAuthPath, redirectQuery } from '../../shared/addresses.ts'
import { useTexts } from '../../shared/texts.ts'

/** The guest's ways in. Both remember the page, so that the player comes back to it. */
export function JoinLinks() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const isAuthPage = isAuthPath(pathname)
  const query = pathname === '/' ? '' : isAuthPage ? search : redirectQuery(pathname + search)
  return (
    <>
      <Link to={`/login${query}`} className={buttonStyles({ intent: 'ghost', size: 'sm' })}>
        {t('layout.login')}
      </Link>
      <Link to={`/registration${query}`} className={buttonStyles({ intent: 'primary', size: 'sm' })}>
        {t('layout.join')}
      </Link>
    </>
  )
}
