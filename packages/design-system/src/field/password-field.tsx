import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Name of the toggle: "show password". Its state is told by `aria-pressed`. */
  revealLabel: string
}

/** A password with a toggle to see it. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ revealLabel, ...field }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false)
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={revealed ? 'text' : 'password'}
      trailing={
        <IconButton
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
