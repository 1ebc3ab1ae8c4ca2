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

/** The served forms, as they are before hydration, and what of them has the focus. */
const served = typeof document === 'undefined' ? [] : [...document.forms]
const focused = served.length > 0 ? document.activeElement : null

/**
 * Types again what was typed into a served form before hydration, where React has drawn the form anew: it does so where a
 * translation or an extension has changed the page before.
 */
export function retypeServedValues(element: HTMLFormElement): void {
  const before = served.find((form) => !form.isConnected && namesOf(form) === namesOf(element))
  if (!before) return
  served.splice(served.indexOf(before), 1)
  const present = controlsOf(element)
  for (const [index, typed] of controlsOf(before).entries()) {
    const control = present[index]!
    if (typed instanceof HTMLInputElement && typed.checked !== (control as HTMLInputElement).checked) control.click()
    else if (typed.value !== control.value) type(control, typed.value)
    if (typed === focused && document.activeElement === document.body) control.focus()
  }
}

type Control = HTMLInputElement | HTMLSelectElement

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter((one) => one instanceof HTMLInputElement || one instanceof HTMLSelectElement)
    // Scripts may choose no file.
    .filter(({ type }) => type !== 'file')

const namesOf = (form: HTMLFormElement): string =>
  controlsOf(form)
    .map(({ name, type }) => `${name} ${type}`)
    .join()

/** Sets a value as a person does: React asks the element's own property, and listens to its events. */
function type(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Whether a form was submitted before hydration (recorded by the inline script of the document). True once. */
export function takePreHydrationSubmit(): boolean {
  const { dataset } = document.documentElement
  const wasSent = dataset['preHydrationSubmit'] !== undefined
  delete dataset['preHydrationSubmit']
  return wasSent
}
