import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTab } from '#shared/site/tab.tsx'
import { late, LateView } from '#shared/loading/late.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'

const toastsAndPopups = late(() => import('./toasts-and-popups.tsx'))
const TEXTS = ['forms', 'notifications'] as const

/** Loads toasts when the page is idle, because a screen reader needs the live region first, or with the first toast. */
export const ToastsHost = observer(function ToastsHost() {
  const { length } = useTab().toasts.queue.toasts
  const code = useWithTexts(toastsAndPopups, TEXTS)
  const previousPath = usePreviousPath(useLocation().pathname)
  return (
    <LateView code={code} idle={length === 0} attempt={length}>
      {({ ToastsAndPopups }) => <ToastsAndPopups previousPath={previousPath} />}
    </LateView>
  )
})

function usePreviousPath(pathname: string): string | null {
  const [paths, setPaths] = useState({ before: null as string | null, now: pathname })
  if (paths.now !== pathname) setPaths({ before: paths.now, now: pathname })
  return paths.now === pathname ? paths.before : paths.now
}
