import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { COUPON_KEY } from '#shared/gifts/kept-coupon.ts'
import { readTabStorage } from '@croupier/hosts/browser'
import { useSite, useTab } from '#shared/site/tab.tsx'
import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'

const toastsAndPopups = late(() => import('./toasts-and-popups.tsx'))
const TEXTS = ['forms', 'notifications'] as const

/**
 * Loads toasts before the first one, because a screen reader needs the live region first: for players, and for guests of
 * whom something is known that toasts tell, when the page is idle; for other guests when it is quiet.
 */
export const ToastsHost = observer(function ToastsHost() {
  const { length } = useTab().toasts.queue.toasts
  const { session } = useSite()
  const code = useWithTexts(toastsAndPopups, TEXTS)
  const { pathname, search } = useLocation()
  const previousPath = usePreviousPath(pathname)
  const isNear = session.isSignedIn || session.endedBy !== null || hasCoupon(search)
  return (
    <LateView code={code} wait={length > 0 ? null : isNear ? 'idle' : 'quiet'} attempt={length}>
      {({ ToastsAndPopups }) => <ToastsAndPopups previousPath={previousPath} />}
    </LateView>
  )
})

const hasCoupon = (search: string): boolean =>
  new URLSearchParams(search).has('coupon') || readTabStorage(COUPON_KEY) !== null

function usePreviousPath(pathname: string): string | null {
  const [paths, setPaths] = useState({ before: null as string | null, now: pathname })
  if (paths.now !== pathname) setPaths({ before: paths.now, now: pathname })
  return paths.now === pathname ? paths.before : paths.now
}
