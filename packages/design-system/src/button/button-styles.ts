import { cva } from 'class-variance-authority'

/** Classes of a button, for links that look like one: `<Link className={buttonStyles({ intent: 'primary' })}>`. */
export const buttonStyles = cva(
  [
    'relative inline-flex max-w-full items-center justify-center gap-2 rounded-(--button-radius) text-center font-text font-semibold leading-tight wrap-break-word select-none',
    'transition-[background-color,color,box-shadow,filter,translate] duration-fast ease-out active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45 disabled:shadow-none',
    '[&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
    // A contrast theme has no backgrounds.
    'forced-colors:border',
  ],
  {
    variants: {
      intent: {
        primary:
          'bg-accent bg-linear-to-b from-accent-light via-accent via-45% to-accent-deep text-on-accent shadow-accent hover:brightness-106',
        secondary: 'lit bg-raised text-strong shadow-card hover:bg-overlay',
        ghost: 'text-body hover:bg-raised hover:text-strong',
        danger: 'lit bg-danger text-on-danger shadow-card hover:brightness-110',
      },
      size: {
        sm: 'min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11',
        md: 'min-h-11 px-5 py-2 text-base',
        lg: 'min-h-13 px-7 py-2.5 text-base',
      },
      block: { true: 'w-full' },
    },
    defaultVariants: { intent: 'secondary', size: 'md' },
  },
)
