import { cva } from 'class-variance-authority'

// Below 600 px of its own width a table becomes a list of cards, or of lines, with the same elements.

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
    'sticky top-(--table-inset-top,0px) z-10 h-11 bg-raised px-3 text-xs font-medium whitespace-nowrap text-muted first:ps-5 last:pe-5',
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
    '-mx-2 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1 rounded-mark px-2 font-medium transition-colors duration-fast hover:text-strong [&_svg]:size-3.5 [&_svg]:shrink-0',
    '@max-[600px]/table:mx-0 @max-[600px]/table:rounded-(--chip-radius) @max-[600px]/table:bg-surface @max-[600px]/table:px-3.5 @max-[600px]/table:shadow-card',
  ],
  {
    variants: {
      sorted: { true: 'text-strong @max-[600px]/table:bg-overlay', false: '[&_svg]:opacity-50' },
      align: { start: '', end: 'flex-row-reverse @max-[600px]/table:flex-row' },
    },
  },
)

// What takes the focus stays clear of the sticky head.
export const bodyStyles = cva('@min-[601px]/table:[&_:is(a,button)]:scroll-mt-12', {
  variants: {
    narrow: {
      cards: '@max-[600px]/table:flex @max-[600px]/table:flex-col @max-[600px]/table:gap-2.5',
      lines:
        '@max-[600px]/table:grid @max-[600px]/table:grid-cols-[auto_minmax(0,1fr)_repeat(4,auto)] @max-[14rem]/table:grid-cols-[auto_minmax(0,1fr)]! @max-[600px]/table:rounded-card @max-[600px]/table:bg-surface @max-[600px]/table:shadow-card',
    },
    stale: { true: '[&_:is(td,th)]:text-muted!' },
  },
})

export const rowStyles = cva('', {
  variants: {
    narrow: {
      cards:
        '@max-[600px]/table:block @max-[600px]/table:rounded-card @max-[600px]/table:px-4 @max-[600px]/table:py-3 @max-[600px]/table:shadow-card',
      lines:
        '@max-[600px]/table:col-span-full @max-[600px]/table:grid @max-[600px]/table:min-h-14 @max-[600px]/table:grid-cols-subgrid @max-[600px]/table:items-center @max-[600px]/table:border-t @max-[600px]/table:border-line @max-[600px]/table:px-3.5 @max-[600px]/table:py-1.5 @max-[600px]/table:first:border-t-0',
    },
    own: {
      true: '@max-[600px]/table:sticky @max-[600px]/table:top-[calc(var(--table-inset-top,0px)+8px)] @max-[600px]/table:bottom-[calc(var(--table-inset-bottom,0px)+8px)] @max-[600px]/table:z-[5] @max-[600px]/table:bg-overlay @max-[600px]/table:shadow-raised @max-[600px]/table:outline-2 @max-[600px]/table:-outline-offset-2 @max-[600px]/table:outline-chosen',
      false: 'group/row',
    },
  },
  compoundVariants: [
    { narrow: 'cards', own: false, class: '@max-[600px]/table:lit @max-[600px]/table:bg-surface' },
    { narrow: 'lines', own: true, class: '@max-[600px]/table:rounded-card @max-[600px]/table:border-t-0' },
  ],
})

export const cellStyles = cva(
  ['h-13 border-t border-line px-3 py-2 first:ps-5 last:pe-5', '@max-[600px]/table:h-auto @max-[600px]/table:border-0'],
  {
    variants: {
      narrow: {
        cards:
          '@max-[600px]/table:flex @max-[600px]/table:items-baseline @max-[600px]/table:justify-between @max-[600px]/table:gap-4 @max-[600px]/table:px-0! @max-[600px]/table:py-1 @max-[600px]/table:text-end',
        lines:
          '@max-[600px]/table:flex @max-[600px]/table:min-w-0 @max-[600px]/table:items-center @max-[600px]/table:p-0! @max-[600px]/table:not-last:pe-3! @max-[14rem]/table:nth-[n+3]:col-start-2 @max-[14rem]/table:nth-[n+3]:justify-start!',
      },
      align: { start: 'text-start', end: 'text-end tabular-nums @min-[601px]/table:whitespace-nowrap' },
      own: {
        // On each cell: not every browser makes a row sticky.
        true: 'sticky top-[calc(var(--table-inset-top,0px)+44px)] bottom-(--table-inset-bottom,0px) z-[5] bg-overlay font-medium text-strong first:shadow-[inset_3px_0_0_var(--color-chosen)] @max-[600px]/table:static @max-[600px]/table:bg-transparent @max-[600px]/table:shadow-none!',
        false: 'text-body group-hover/row:bg-raised/60 @max-[600px]/table:group-hover/row:bg-transparent',
      },
      header: {
        true: 'font-medium text-strong @max-[600px]/table:text-start',
        false: '',
      },
    },
    compoundVariants: [
      { narrow: 'cards', header: true, class: '@max-[600px]/table:pb-1.5 @max-[600px]/table:text-base' },
      { narrow: 'lines', align: 'end', class: '@max-[600px]/table:justify-end' },
    ],
  },
)
