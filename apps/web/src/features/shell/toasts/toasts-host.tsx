import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type * as Loaded from './toasts-and-popups.tsx'
import { useTab } from '../../../shared/site/tab.tsx'
import { whenIdle } from '../../../shared/loading/when-idle.ts'

/**
 * Where toasts and flying notifications show; once, in the root layout. Their chunk comes while the page is idle, since a screen
 * reader only hears what comes into a region it knows, and at once with the first toast. What did not come is asked for with the next.
 */
export const ToastsHost = observer(function ToastsHost() {
  const { length } = useTab().toasts.queue.toasts
  const [loaded, setLoaded] = useState<typeof Loaded | null>(null)
  const isLoaded = loaded !== null
  // Known from the first page on, however late the rest comes.
  const cameFrom = usePathBefore(useLocation().pathname)
  useEffect(() => {
    if (isLoaded) return undefined
    const load = () => void import('./toasts-and-popups.tsx').then(setLoaded, () => undefined)
    if (length === 0) return whenIdle(load)
    load()
    return undefined
  }, [isLoaded, length])
  return loaded && <loaded.ToastsAndPopups cameFrom={cameFrom} />
})

/** The path of the page before this one; null on the first. */
function usePathBefore(pathname: string): string | null {
  const [paths, setPaths] = useState({ before: null as string | null, now: pathname })
  if (paths.now !== pathname) setPaths({ before: paths.now, now: pathname })
  return paths.now === pathname ? paths.before : paths.now
}
