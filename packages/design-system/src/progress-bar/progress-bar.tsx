import { clsx } from 'clsx'

export interface ProgressBarProps {
  value: number
  max?: number | undefined
  label: string
  /** Read out instead of a percentage: "€20 of €50". */
  valueText?: string | undefined
  tone?: 'accent' | 'info' | 'positive' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  className?: string | undefined
}

const SIZES = { sm: 'h-1', md: 'h-2', lg: 'h-3' }
const TONES = {
  accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  info: '[&::-moz-progress-bar]:bg-info [&::-webkit-progress-value]:bg-info',
  positive: '[&::-moz-progress-bar]:bg-positive [&::-webkit-progress-value]:bg-positive',
}

/**
 * A native progress element, correct in the first HTML without inline styles.
 *
 * @use How far a wager, a level or an upload is.
 * @avoid A share beside a figure or a picture: `ProgressRing`. Named steps: `Stepper`.
 * @key none
 */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  size = 'md',
  className,
}: ProgressBarProps) {
  return (
    <progress
      data-slot="progress-bar"
      value={Math.min(Math.max(value, 0), max)}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      className={clsx(
        'block w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken shadow-well',
        '[&::-moz-progress-bar]:rounded-full [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full',
        '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-base [&::-webkit-progress-value]:ease-out',
        SIZES[size],
        TONES[tone],
        className,
      )}
    />
  )
}
