import { cva } from 'class-variance-authority'

/** Classes of a link in text (`info`, underlined) and of a quiet one beside a heading. */
export const linkStyles = cva('rounded-mark transition-colors duration-fast', {
  variants: {
    tone: {
      info: 'text-info underline decoration-1 underline-offset-4 hover:text-strong',
      quiet:
        'inline-flex min-h-9 pointer-coarse:-my-1 pointer-coarse:min-h-11 items-center gap-1 px-1 text-sm font-medium text-muted hover:text-strong [&_svg]:size-4 [&_svg]:stroke-[1.75]',
    },
  },
  defaultVariants: { tone: 'info' },
})
