import type * as v from 'valibot'

import { DomainError } from '../value/errors.ts'
import { namedFaults, type LeftOutLog } from './left-out-log.ts'
import type { LeftOut } from './left-out.ts'
import { parseAnswer } from './parse-answer.ts'

export type Schema<T> = v.GenericSchema<unknown, T>

/** Receives reports of faulty answers. */
export interface AnswerReports {
  /** Told of entries that were left out, see `listOf`. */
  readonly onLeftOut?: LeftOutLog | undefined
  /** Called for an answer to a change that does not fit: whether the change was made is unknown. */
  readonly onUnreadable?: ((error: DomainError) => void) | undefined
}

/**
 * Reads an answer. Entries that `listOf` leaves out are reported to `onLeftOut`, in one call.
 *
 * Throws `invalid-response` naming the bad fields (`<label>.data.0.slug`), never their values, which may be secret. Its `path` is
 * the first of them.
 */
export function read<T>(schema: Schema<T>, value: unknown, label: string, { onLeftOut }: AnswerReports = {}): T {
  const leftOut: LeftOut[] = []
  const result = parseAnswer(schema, value, (entry) => void leftOut.push(entry))
  if (!('field' in result)) {
    if (leftOut.length > 0) onLeftOut?.(label, leftOut)
    return result.output
  }
  const faults = [
    ...result.faults.map(({ field, expected }) => ({ path: field, expected })),
    // One log line a failure: what would have been left out is named with it.
    ...leftOut,
  ].map(({ path, expected }) => ({ path: path === null ? label : `${label}.${path}`, expected }))
  throw new DomainError('invalid-response', {
    path: faults[0]?.path ?? label,
    message: `invalid-response at ${namedFaults(faults)}`,
  })
}
