import { useState } from 'react'

/**
 * What was typed, as long as it still stands for `value`; else `value` as it is written. Nothing is copied from one to
 * the other, so the two cannot drift apart.
 * @param locale how both are written: what was typed in one is written anew in another, and stays as it is where it stands for nothing yet
 */
export function useTyped<Typed, Value>(
  value: Value,
  read: (typed: Typed) => Value,
  write: (value: Value) => Typed,
  locale?: string,
) {
  const [last, setLast] = useState(() => ({ typed: write(value), locale, meant: value }))
  const stands = last.locale === locale ? Object.is(read(last.typed), value) : last.meant === null && value === null
  const setTyped = (typed: Typed) => setLast({ typed, locale, meant: read(typed) })
  return [stands ? last.typed : write(value), setTyped] as const
}
