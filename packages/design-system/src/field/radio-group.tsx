import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FieldGroup } from './field-group.tsx'
import { splitFrame, type FieldFrame } from './field.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  media?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps extends Omit<FieldFrame, 'aside'> {
  options: readonly RadioOption[]
  value: string | undefined
  onValueChange: (value: string) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  look?: 'plain' | 'cards' | undefined
}

/**
 * A few choices, all visible. Native radios: one tab stop, arrow keys choose.
 *
 * @use One of two to five choices that the player should compare.
 * @avoid More choices: `Select`. Choices that apply at once: `Tabs` or `Chip`.
 * @key Tab: enters the group at the chosen one.
 * @key Arrow keys: choose.
 */
export function RadioGroup(props: RadioGroupProps) {
  const [frame, { options, value, onValueChange, onBlur, name, look = 'plain' }] = splitFrame(props)
  return (
    <FieldGroup {...frame} radios slot="radio-group" onLeave={onBlur}>
      {(group) => (
        <div className={clsx('grid grid-cols-[minmax(0,1fr)]', look === 'cards' && 'gap-2.5')}>
          {options.map((option) => (
            <label
              key={option.value}
              className={clsx(
                'flex min-h-11 gap-3 py-2.5 text-base text-body has-disabled:opacity-50',
                option.media ? 'flex-wrap items-center' : 'items-start',
                look === 'cards' &&
                  'rounded-control border border-line-strong bg-sunken px-4 py-3 shadow-well transition-colors duration-fast hover:border-muted has-checked:border-accent has-checked:bg-raised',
              )}
            >
              <input
                type="radio"
                name={name ?? group.id}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
                onBlur={group.onBlur}
                className={clsx(
                  'relative size-6 shrink-0 appearance-none rounded-full border bg-sunken shadow-well transition-colors duration-fast hover:border-muted',
                  'before:absolute before:inset-1.5 before:rounded-full checked:border-accent checked:bg-accent checked:before:bg-on-accent',
                  group.invalid ? 'border-negative' : 'border-line-strong',
                )}
              />
              {option.media ? <span className="flex shrink-0 text-muted">{option.media}</span> : null}
              {/* With a large font the words go below the picture. */}
              <span className={clsx('min-w-0', option.media && 'flex-1 basis-32')}>
                {option.label}
                {option.hint ? <span className="block text-sm text-muted">{option.hint}</span> : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
