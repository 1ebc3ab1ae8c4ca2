import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTab } from '../../../shared/site/tab.tsx'
import { late, LateView } from '../../../shared/loading/late.tsx'
import { useWithTexts } from '../../../shared/loading/use-with-texts.ts'

const toastsAndPopups = late(() => import('./toasts-and-popups.tsx'))
const TEXTS = ['notifications'] as const

/**
 * Where toasts and flying notifications show; once, in the root layout. Their chunk comes while the page is idle, since a screen
 * reader only hears what comes into a region it knows, and at once with the first toast. What did not come is asked for with the next.
 */
export const ToastsHost = observer(function ToastsHost() {
  const { length } = useTab().toasts.queue.toasts
  const code = useWithTexts(toastsAndPopups, TEXTS)
  // Known from the first page on, however late the rest comes.
  const cameFrom = usePathBefore(useLocation().pathname)
  return (
    <LateView code={code} idle={length === 0} attempt={length}>
      {({ ToastsAndPopups }) => <ToastsAndPopups cameFrom={cameFrom} />}
    </LateView>
  )
})

/** The path of the page before this one; null on the first. */
function usePathBefore(pathname: string): string | null {
  const [paths, setPaths] = useState({ before: null as string | null, now: pathname })
  if (paths.now !== pathname) setPaths({ before: paths.now, now: pathname })
  return paths.now === pathname ? paths.before : paths.now
}
