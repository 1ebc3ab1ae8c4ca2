import { useState } from 'react'

/**
 * Returns the typed text while it still parses to `value`, else `value` formatted. Nothing is copied between the two.
 * @param locale text typed in another locale is rewritten, unless it parses to nothing
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
