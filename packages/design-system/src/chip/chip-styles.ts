import { cva } from 'class-variance-authority'

/** Classes of a chip, for links: set `aria-current="page"` on the selected one. */
export const chipStyles = cva(
  [
    'inline-flex shrink-0 items-center gap-2 rounded-(--chip-radius) font-text font-medium whitespace-nowrap select-none',
    'transition-[background-color,color,box-shadow] duration-fast ease-out',
    'disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]',
  ],
  {
    variants: {
      selected: {
        true: 'bg-strong text-canvas shadow-card',
        false: 'lit bg-surface text-body shadow-card hover:bg-raised hover:text-strong',
      },
      size: {
        sm: 'h-8 px-3 text-sm pointer-coarse:h-11',
        md: 'h-(--chip-height) px-4 text-sm pointer-coarse:h-[max(2.75rem,var(--chip-height))]',
        lg: 'h-12 px-5 text-base',
      },
    },
    defaultVariants: { selected: false, size: 'md' },
  },
)
