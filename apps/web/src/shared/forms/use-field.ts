import type { Form } from '@croupier/domain/core'
import { afterPointerUp } from './after-pointer-up.ts'
import { fieldErrors } from './form-messages.ts'
import { useTexts } from '../site/tab.tsx'

type TextFieldOf<V> = { [K in keyof V]: V[K] extends string ? K & string : never }[keyof V]

/** Props that bind a text field to the form. For observers. */
export function useField<V extends object>(form: Form<V>) {
  const t = useTexts()
  return (name: TextFieldOf<V>) => ({
    name,
    value: form.values[name] as string,
    onValueChange: (value: string) => form.set(name, value as V[typeof name]),
    onBlur: () => afterPointerUp(() => form.touch(name)),
    errors: fieldErrors(t, form, name),
  })
}
