import type { Form } from '@croupier/domain/core'

/** Copies values typed before hydration into the form, except masked ones: phones and amounts. */
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

/** Whether a form was submitted before hydration (recorded by the inline script of the document). True once. */
export function takePreHydrationSubmit(): boolean {
  const { dataset } = document.documentElement
  const wasSent = dataset['preHydrationSubmit'] !== undefined
  delete dataset['preHydrationSubmit']
  return wasSent
}
