import { isFields } from '../fields.ts'

/** The named fields of a value: all of it, or those of an object. A shape covers each entry of a list. */
export type Shape = 'whole' | { readonly [field: string]: Shape }

/** `fields('id name')`: these fields with whatever they hold; `nested` adds fields that are objects themselves. */
export const fields = (names: string, nested: Readonly<Record<string, Shape>> = {}): Shape => ({
  ...Object.fromEntries(names.split(' ').map((name) => [name, 'whole' as const])),
  ...nested,
})

/** The value with its named fields only. */
export function pickNamed(value: unknown, shape: Shape): unknown {
  if (shape === 'whole') return value
  if (Array.isArray(value)) return value.map((entry: unknown) => pickNamed(entry, shape))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([name]) => name in value)
      .map(([name, inner]) => [name, pickNamed(value[name], inner)]),
  )
}
