import { useLocation } from 'react-router-dom'
import { LOGIN_PATH, returnQuery, REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useTexts } from '#shared/site/tab.tsx'

/** A guest joins the site first and comes back to this page; taking part needs a press there. */
export function GuestJoin() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const query = returnQuery(pathname + search)
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
      <ButtonLink to={REGISTRATION_PATH + query} intent="primary">
        {t('promotion-players:takePart')}
      </ButtonLink>
      <ButtonLink to={LOGIN_PATH + query}>{t('promotion-players:haveAccount')}</ButtonLink>
    </div>
  )
}
