import { cva } from 'class-variance-authority'

/** The track that holds the tabs. An end with more tabs behind it fades (`useMoreAtEdges`). */
export const tabListStyles = cva([
  'flex scrollbar-none w-fit max-w-full gap-1 overflow-x-auto overscroll-x-contain scroll-px-12 rounded-pill bg-sunken p-1 shadow-well',
  '[--fade-start:0px] [--fade-end:0px] data-[more~=start]:[--fade-start:3rem] data-[more~=end]:[--fade-end:3rem]',
  'rtl:[--fade-towards:to_left] data-more:mask-[linear-gradient(var(--fade-towards,to_right),transparent,#000_var(--fade-start)_calc(100%-var(--fade-end)),transparent)]',
])

/** Also for links that look like tabs; set `aria-current="page"` on the selected one. */
export const tabStyles = cva(
  [
    'inline-flex h-10 shrink-0 items-center gap-2 rounded-[max(0px,var(--radius-pill)-4px)] px-3 text-sm sm:px-4 pointer-coarse:h-11 pointer-coarse:min-w-11 justify-center font-medium whitespace-nowrap select-none focus-visible:-outline-offset-2',
    'transition-[background-color,color] duration-fast ease-out disabled:opacity-45 [&_svg]:size-4.5 [&_svg]:stroke-[1.75]',
  ],
  {
    variants: { selected: { true: 'lit bg-raised text-strong shadow-card', false: 'text-muted hover:text-strong' } },
    defaultVariants: { selected: false },
  },
)
