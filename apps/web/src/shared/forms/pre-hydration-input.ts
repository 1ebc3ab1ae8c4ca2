import type { Form } from '@croupier/domain/core'

/**
 * Takes up what stands in a form's fields and nobody was told of: typed, or filled in by a password manager, before the page
 * came alive, when React heard no event. Not a phone, which is written otherwise than it is kept.
 */
export function copyTypedValues<V extends object>(element: HTMLFormElement, form: Form<V>): void {
  for (const control of element.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    const field = control.name as keyof V
    if (!Object.hasOwn(form.values, field) || control.type === 'tel') continue
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const present = isBox ? control.checked : control.value
    if (typeof present === typeof form.values[field]) form.set(field, present as V[keyof V])
  }
}

/** Whether a form was sent before the page came alive: the document's own script has noted it. True once. */
export function takePreHydrationSubmit(): boolean {
  const { dataset } = document.documentElement
  const wasSent = dataset['preHydrationSubmit'] !== undefined
  delete dataset['preHydrationSubmit']
  return wasSent
}
