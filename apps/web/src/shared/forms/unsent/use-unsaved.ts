import { useEffect, useEffectEvent } from 'react'
import { useTab } from '../../site/tab.tsx'

const nothing = (): void => undefined

/** Asks before the page is left with unsaved values. For observers; `SubmitForm` includes it. */
export function useUnsaved(isUnsaved: () => boolean, discard: () => void = nothing): void {
  const forms = useTab().unsavedForms
  const ask = useEffectEvent(isUnsaved)
  const giveUp = useEffectEvent(discard)
  useEffect(() => forms.add({ isUnsaved: () => ask(), discard: () => giveUp() }), [forms])

  // Only while needed: the listener keeps some browsers from caching the page.
  const warns = isUnsaved()
  useEffect(() => {
    if (!warns) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      if (ask()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [warns])
}
