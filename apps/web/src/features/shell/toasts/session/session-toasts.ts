import type { SessionEnd } from '@croupier/domain/session'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { isAuthPath, redirectQuery } from '#shared/navigation/addresses.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'

const TITLES = {
  expired: 'notifications:sessionExpired',
  elsewhere: 'notifications:signedOutElsewhere',
  inactive: 'notifications:signedOutInactive',
} as const

/** Says why the session ended, with a link to log in. Silent after a sign-out by hand. */
export function SessionToasts() {
  const t = useTexts()
  const { session, keptWork } = useSite()
  const { toasts } = useTab()
  const { pathname, search } = useLocation()
  const showToast = useEffectEvent((endedBy: SessionEnd | null) => {
    if (endedBy === null || endedBy === 'logout') return toasts.close('session-ended')
    toasts.show({
      id: 'session-ended',
      title: t(TITLES[endedBy]),
      text: t(
        endedBy === 'elsewhere'
          ? 'notifications:signedOutElsewhereText'
          : keptWork.isEmpty
            ? 'notifications:sessionExpiredText'
            : 'notifications:sessionExpiredKept',
      ),
      ...(!isAuthPath(pathname) && {
        link: { label: t('layout:login'), to: `/login${redirectQuery(pathname + search)}` },
      }),
    })
  })
  // Immediately: the session may have ended before this code loaded.
  useEffect(
    () =>
      reaction(
        () => session.endedBy,
        (endedBy) => showToast(endedBy),
        { fireImmediately: true },
      ),
    [session],
  )
  return null
}
