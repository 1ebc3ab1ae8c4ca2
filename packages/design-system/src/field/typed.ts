import { useState } from 'react'

/**
 * What was typed, as long as it still stands for `value`; else `value` as it is written. Nothing is copied from one to
 * the other, so the two cannot drift apart.
 */
export function useTyped<Typed, Value>(value: Value, read: (typed: Typed) => Value, write: (value: Value) => Typed) {
  const [typed, setTyped] = useState(() => write(value))
  const shown = Object.is(read(typed), value) ? typed : write(value)
  return [shown, setTyped] as const
}
