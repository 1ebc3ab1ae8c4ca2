import type { SessionEnd } from '@croupier/domain/session'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { isAuthPath, redirectQuery } from '../../../shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '../../../shared/site/tab.tsx'

/** Says why a player is suddenly a guest, and offers the way back in. Who logs out by hand knows it. */
export function SessionToasts() {
  const t = useTexts()
  const { session } = useSite()
  const { toasts } = useTab()
  const { pathname, search } = useLocation()
  const tell = useEffectEvent((endedBy: SessionEnd | null) => {
    if (endedBy !== 'expired' && endedBy !== 'elsewhere') return toasts.close('session-ended')
    toasts.show({
      id: 'session-ended',
      title: t(endedBy === 'expired' ? 'notifications.sessionExpired' : 'notifications.signedOutElsewhere'),
      text: t(endedBy === 'expired' ? 'notifications.sessionExpiredText' : 'notifications.signedOutElsewhereText'),
      ...(!isAuthPath(pathname) && {
        link: { label: t('layout.login'), to: `/login${redirectQuery(pathname + search)}` },
      }),
    })
  })
  // At once: these notes come when the page is idle, and a session may have ended before.
  useEffect(
    () =>
      reaction(
        () => session.endedBy,
        (endedBy) => tell(endedBy),
        { fireImmediately: true },
      ),
    [session],
  )
  return null
}
