import * as v from 'valibot'

import { DomainError } from '../http/errors.ts'

type Schema<T> = v.GenericSchema<unknown, T>

/** Throws `invalid-response` naming the bad field (`<label>.data.0.slug`), never its value, which may be secret. */
export function read<T>(schema: Schema<T>, value: unknown, label: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const issue = result.issues[0]
  const field = v.getDotPath(issue)
  const path = field === null ? label : `${label}.${field}`
  throw new DomainError('invalid-response', {
    path,
    message: `invalid-response at ${path}: expected ${issue.expected ?? issue.type}`,
  })
}
