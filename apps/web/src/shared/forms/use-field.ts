import type { Form, FormMessage } from '@croupier/domain/core'
import { afterPointerUp } from './after-pointer-up.ts'
import { formatMessage } from './form-messages.ts'
import { useTexts } from '../site/tab.tsx'

type TextFieldOf<V> = { [K in keyof V]-?: string extends V[K] ? K & string : never }[keyof V]

/** Props that bind a text field to the form, for observers. `format`: text of a message, default that of all forms. */
export function useField<V extends object>(form: Form<V>, format?: (message: FormMessage) => string) {
  const t = useTexts()
  return (name: TextFieldOf<V>) => ({
    name,
    value: Object.hasOwn(form.values, name) ? String(form.values[name]) : '',
    onValueChange: (value: string) => form.set(name, value as V[typeof name]),
    onBlur: () => afterPointerUp(() => form.touch(name)),
    errors: form.errorsOf(name).map((message) => format?.(message) ?? formatMessage(t, message)),
  })
}
