import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Moves focus to the first field to mend, as in every other form (`SubmitForm`).
 * @returns the form's ref, and what to call after each try
 */
export function useFirstError(): readonly [form: RefObject<HTMLFormElement | null>, lookForIt: () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return [form, () => setTries((count) => count + 1)]
}
