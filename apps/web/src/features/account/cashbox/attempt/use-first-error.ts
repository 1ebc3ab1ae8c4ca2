import { useEffect, useRef, useState, type RefObject } from 'react'

/** Focuses the first invalid field. Returns the form's ref and a function to call after each submit. */
export function useFirstError(): readonly [form: RefObject<HTMLFormElement | null>, focusFirstError: () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return [form, () => setTries((count) => count + 1)]
}
