import { Button, linkStyles } from '@croupier/design-system'
import { CONSENT_CATEGORIES } from '@croupier/contract/consent'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { COOKIES_PATH, isGamePath } from '../navigation/addresses.ts'
import { Link } from '../navigation/link.tsx'
import { useSite, useTexts } from '../site/tab.tsx'
import { consentOf } from './consent.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

/**
 * Asks for consent in a bar at the bottom that takes its own room at the end of the page. First in the document, so that it is
 * met early by keyboard and screen reader. Not shown over a game, nor on the page that holds the same choice.
 */
export const ConsentBar = observer(function ConsentBar() {
  const t = useTexts()
  const consent = consentOf(useSite())
  const { pathname } = useLocation()
  // The server knows the answer that the request brought; what is newer counts after hydration.
  const isHydrating = useIsHydrating()
  if (isGamePath(pathname) || pathname === COOKIES_PATH || !(isHydrating || consent.isOpen)) return null
  return (
    <section
      aria-labelledby="consent-title"
      data-slot="consent-bar"
      className="sticky bottom-(--under-menu-bottom) z-20 order-last bg-overlay px-gutter py-2.5 text-xs shadow-[0_-1px_0_var(--color-line)] md:py-4 md:text-sm print:hidden!"
    >
      <div className="mx-auto grid max-w-[1376px] gap-2 md:grid-cols-[1fr_auto] md:items-center md:gap-8">
        <p className="max-w-[100ch] text-body">
          <strong id="consent-title" className="font-semibold text-strong">
            {t('consent:title')}
          </strong>{' '}
          {t('consent:text')}{' '}
          <Link to={COOKIES_PATH} className={`${linkStyles()} whitespace-nowrap`}>
            {t('consent:choose')}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 md:min-w-96">
          <Button onClick={() => consent.decide([])}>{t('consent:refuse')}</Button>
          <Button onClick={() => consent.decide(CONSENT_CATEGORIES)}>{t('consent:accept')}</Button>
        </div>
      </div>
    </section>
  )
})
