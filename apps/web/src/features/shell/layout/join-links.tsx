import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { REGISTRATION_PATH, isAuthPath, returnQuery } from '#shared/navigation/addresses.ts'
import { useFragment } from '#shared/navigation/use-fragment.ts'
import { meaningfulQuery } from '#shared/site/page-parameters.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { useVariant } from '#shared/site/use-variant.ts'

/** Both fit a phone whose font is twice as large, and are as high as a player's deposit button. */
const NARROW = 'min-h-11 min-w-0 max-[14rem]:px-2 max-[14rem]:text-[min(var(--text-sm),5.6vw)]'

/** Links to login and registration. Both lead back to this page afterwards. */
export const JoinLinks = observer(function JoinLinks() {
  const t = useTexts()
  const words = useVariant('joinWords')
  const { pathname, search } = useLocation()
  const fragment = useFragment()
  const isAuthPage = isAuthPath(pathname)
  const query = pathname === '/' ? '' : isAuthPage ? meaningfulQuery(search) : returnQuery(pathname + search + fragment)
  return (
    <>
      <ButtonLink to={`/login${query}`} intent="ghost" size="sm" className={NARROW}>
        {t('layout:login')}
      </ButtonLink>
      <ButtonLink to={`${REGISTRATION_PATH}${query}`} intent="primary" size="sm" className={NARROW}>
        {t(words === 'play' ? 'layout:joinToPlay' : 'layout:join')}
      </ButtonLink>
    </>
  )
})
