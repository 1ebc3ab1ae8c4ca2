import { cva } from 'class-variance-authority'

// Below 600 px of its own width a table becomes a list of cards, with the same elements.

export const tableStyles = cva('w-full border-collapse text-sm @max-[600px]/table:block')

export const headStyles = cva('@max-[600px]/table:block', {
  variants: {
    sortable: { true: '', false: '@max-[600px]/table:sr-only' },
  },
})

export const headRowStyles = cva(
  '@max-[600px]/table:mb-3 @max-[600px]/table:flex @max-[600px]/table:flex-wrap @max-[600px]/table:gap-2',
)

export const headCellStyles = cva(
  [
    'sticky top-(--table-inset-top,0px) z-10 h-11 bg-raised px-3 text-xs font-medium whitespace-nowrap text-muted first:pl-5 last:pr-5',
    '@max-[600px]/table:static @max-[600px]/table:h-auto @max-[600px]/table:bg-transparent @max-[600px]/table:px-0! @max-[600px]/table:block',
  ],
  {
    variants: {
      align: { start: 'text-start', end: 'text-end' },
      sortable: { true: '', false: '@max-[600px]/table:sr-only' },
    },
  },
)

export const sortButtonStyles = cva(
  [
    '-mx-2 inline-flex min-h-9 items-center gap-1 rounded-mark px-2 font-medium transition-colors duration-fast hover:text-strong [&_svg]:size-3.5 [&_svg]:shrink-0',
    '@max-[600px]/table:mx-0 @max-[600px]/table:rounded-(--chip-radius) @max-[600px]/table:bg-surface @max-[600px]/table:px-3.5 @max-[600px]/table:shadow-card',
  ],
  {
    variants: {
      sorted: { true: 'text-strong @max-[600px]/table:bg-overlay', false: '[&_svg]:opacity-50' },
      align: { start: '', end: 'flex-row-reverse @max-[600px]/table:flex-row' },
    },
  },
)

export const bodyStyles = cva('@max-[600px]/table:flex @max-[600px]/table:flex-col @max-[600px]/table:gap-2.5', {
  variants: { stale: { true: '[&_:is(td,th)]:text-muted!' } },
})

export const rowStyles = cva(
  '@max-[600px]/table:block @max-[600px]/table:rounded-card @max-[600px]/table:px-4 @max-[600px]/table:py-3 @max-[600px]/table:shadow-card',
  {
    variants: {
      own: {
        true: '@max-[600px]/table:sticky @max-[600px]/table:top-[calc(var(--table-inset-top,0px)+8px)] @max-[600px]/table:bottom-[calc(var(--table-inset-bottom,0px)+8px)] @max-[600px]/table:z-[5] @max-[600px]/table:bg-overlay @max-[600px]/table:shadow-raised @max-[600px]/table:outline-2 @max-[600px]/table:-outline-offset-2 @max-[600px]/table:outline-chosen',
        false: 'group/row @max-[600px]/table:lit @max-[600px]/table:bg-surface',
      },
    },
  },
)

export const cellStyles = cva(
  [
    'h-13 border-t border-line px-3 py-2 first:pl-5 last:pr-5',
    '@max-[600px]/table:flex @max-[600px]/table:h-auto @max-[600px]/table:items-baseline @max-[600px]/table:justify-between @max-[600px]/table:gap-4 @max-[600px]/table:border-0 @max-[600px]/table:px-0! @max-[600px]/table:py-1 @max-[600px]/table:text-end',
  ],
  {
    variants: {
      align: { start: 'text-start', end: 'text-end tabular-nums @min-[601px]/table:whitespace-nowrap' },
      own: {
        // On each cell: not every browser makes a row sticky.
        true: 'sticky top-[calc(var(--table-inset-top,0px)+44px)] bottom-(--table-inset-bottom,0px) z-[5] bg-overlay font-medium text-strong first:shadow-[inset_3px_0_0_var(--color-chosen)] @max-[600px]/table:static @max-[600px]/table:bg-transparent @max-[600px]/table:shadow-none!',
        false: 'text-body group-hover/row:bg-raised/60 @max-[600px]/table:group-hover/row:bg-transparent',
      },
      header: {
        true: 'font-medium text-strong @max-[600px]/table:pb-1.5 @max-[600px]/table:text-base @max-[600px]/table:text-start',
        false: '',
      },
    },
  },
)
