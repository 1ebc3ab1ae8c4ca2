import { cva } from 'class-variance-authority'

/** Classes of a card; `interactive` for a card that is a link. */
export const cardStyles = cva('relative block min-w-0 rounded-card forced-colors:border', {
  variants: {
    step: {
      surface: 'lit bg-surface shadow-card',
      raised: 'lit bg-raised shadow-raised',
      sunken: 'bg-sunken shadow-well',
    },
    padding: { none: '', sm: 'p-4', md: 'p-5 md:p-6' },
    interactive: {
      true: 'transition-[background-color,box-shadow,translate] duration-base ease-out hover:-translate-y-0.5 hover:bg-raised hover:shadow-raised active:translate-y-0',
    },
  },
  defaultVariants: { step: 'surface', padding: 'md' },
})
