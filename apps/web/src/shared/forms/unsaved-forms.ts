import { action, computed, makeObservable, observable } from 'mobx'
import { createContext, use, useEffect, useEffectEvent } from 'react'

/** A form in view. */
export interface OpenForm {
  /** Asked in the very moment of leaving: not what was true when the page was last drawn. */
  isUnsaved(): boolean
  /** The visitor leaves all the same. */
  discard(): void
}

/** The forms of the page in view. What asks before they are left is `LeaveQuestion`. */
export class UnsavedForms {
  private readonly forms = observable.set<OpenForm>([], { deep: false })

  constructor() {
    makeObservable<this, 'remove'>(this, { isAnyOpen: computed, add: action, leave: action, remove: action })
  }

  get isAnyOpen(): boolean {
    return this.forms.size > 0
  }

  get isAnyUnsaved(): boolean {
    return [...this.forms].some((form) => form.isUnsaved())
  }

  /** @returns what takes it away again */
  add(form: OpenForm): () => void {
    this.forms.add(form)
    return () => this.remove(form)
  }

  /** The visitor leaves all the same. Nothing is asked for these forms any more, though they are in view until the next page is drawn. */
  leave(): void {
    for (const form of this.forms) if (form.isUnsaved()) form.discard()
    this.forms.clear()
  }

  private remove(form: OpenForm): void {
    this.forms.delete(form)
  }
}

const UnsavedFormsContext = createContext<UnsavedForms | null>(null)
export const UnsavedFormsProvider = UnsavedFormsContext.Provider

const nothing = (): void => undefined

/**
 * Lets the page be left only knowingly while a form on it has something typed that would be lost: our dialog asks within the
 * site, the browser's own on the way out of it (core.md 2). For observers; `SentForm` does it by itself.
 * @param discard what was typed and outlives the form is thrown away too, as the question says. Default: nothing does
 */
export function useUnsaved(isUnsaved: () => boolean, discard: () => void = nothing): void {
  const forms = use(UnsavedFormsContext)
  const ask = useEffectEvent(isUnsaved)
  const giveUp = useEffectEvent(discard)
  useEffect(() => forms?.add({ isUnsaved: () => ask(), discard: () => giveUp() }), [forms])

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
