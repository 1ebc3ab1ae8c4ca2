import { useEffect, useEffectEvent } from 'react'
import { useTab } from '../site/tab.tsx'

const nothing = (): void => undefined

/**
 * Lets the page be left only knowingly while a form on it has something typed that would be lost: our dialog asks within the
 * site, the browser's own on the way out of it (core.md 2). For observers; `SubmitForm` does it by itself.
 * @param discard what was typed and outlives the form is thrown away too, as the question says. Default: nothing does
 */
export function useUnsaved(isUnsaved: () => boolean, discard: () => void = nothing): void {
  const forms = useTab().unsavedForms
  const ask = useEffectEvent(isUnsaved)
  const giveUp = useEffectEvent(discard)
  useEffect(() => forms.add({ isUnsaved: () => ask(), discard: () => giveUp() }), [forms])

  // Only while it has to: pages with such a listener are not put away whole by every browser.
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
