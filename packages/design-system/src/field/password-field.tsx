import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Name of the show/hide toggle; its state is `aria-pressed`. */
  revealLabel: string
}

/**
 * A password with a toggle to reveal it. Set `autoComplete` to `current-password` or `new-password`.
 *
 * @use A password, old or new.
 * @avoid A code of a message: `CodeField`.
 * @key Tab: moves on to the button that reveals it.
 */
export function PasswordField({ revealLabel, ...field }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)

  // Hide on submit: browsers only offer to save a password field.
  useEffect(() => {
    const form = toggle.current?.form
    if (!revealed || !form) return
    const hide = () => setRevealed(false)
    form.addEventListener('submit', hide, { capture: true })
    return () => form.removeEventListener('submit', hide, { capture: true })
  }, [revealed])

  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...field}
      type={revealed ? 'text' : 'password'}
      trailing={
        <IconButton
          ref={toggle}
          label={revealLabel}
          size="sm"
          pressed={revealed}
          onClick={() => setRevealed((shown) => !shown)}
          className="aria-pressed:text-strong!"
        >
          {revealed ? <EyeOff /> : <Eye />}
        </IconButton>
      }
    />
  )
}
