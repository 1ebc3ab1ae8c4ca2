import { action, computed, makeObservable, observable } from 'mobx'

declare module '../../site/tab.tsx' {
  interface Tab {
    readonly unsavedForms: UnsavedForms
  }
}

export interface OpenForm {
  /** Evaluated when the visitor leaves, not when the page was last rendered. */
  isUnsaved(): boolean
  discard(): void
}

/** The open forms of the current page. `LeaveQuestion` asks before they are left. */
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

  add(form: OpenForm): () => void {
    this.forms.add(form)
    return () => this.remove(form)
  }

  /** Discards unsaved values and stops asking, although the forms stay mounted until the next page. */
  leave(): void {
    for (const form of this.forms) if (form.isUnsaved()) form.discard()
    this.forms.clear()
  }

  private remove(form: OpenForm): void {
    this.forms.delete(form)
  }
}
