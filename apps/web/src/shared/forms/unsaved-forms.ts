import { action, computed, makeObservable, observable } from 'mobx'

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
