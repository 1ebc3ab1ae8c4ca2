import { cva } from 'class-variance-authority'

export const modalStyles = cva(
  [
    'fixed m-auto hidden flex-col overflow-hidden p-0 text-body open:flex',
    'opacity-0 open:opacity-100 starting:open:opacity-0',
    'transition-[opacity,translate,display,overlay] transition-discrete duration-base ease-out',
    'backdrop:bg-scrim backdrop:opacity-0 backdrop:backdrop-blur-xs open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
    'backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-base',
    'data-stacked:backdrop:bg-scrim-soft data-stacked:backdrop:backdrop-blur-none',
  ],
  {
    variants: {
      placement: {
        center:
          'max-h-[calc(100dvh-32px-var(--menu-room))] w-[calc(100%-32px)] translate-y-3 rounded-card open:translate-y-0 starting:open:translate-y-3',
        sheet: [
          'mb-0 max-h-[calc(100dvh-48px-var(--menu-room))] w-full max-w-none translate-y-full rounded-t-sheet open:translate-y-0 starting:open:translate-y-full',
          'md:mb-auto md:max-h-[calc(100dvh-64px-var(--menu-room))] md:w-[calc(100%-64px)] md:translate-y-3 md:rounded-card md:starting:open:translate-y-3',
        ],
        full: 'h-[calc(100dvh-var(--menu-room))] max-h-none w-full max-w-none',
      },
      size: { sm: '', md: '', lg: '' },
      look: { solid: 'lit bg-surface shadow-overlay', transparent: 'bg-transparent' },
      underMenu: {
        true: [
          'inset-x-0 top-(--under-menu-top,64px) bottom-(--under-menu-bottom,0px) z-25',
          '[--menu-room:calc(var(--under-menu-top,64px)+var(--under-menu-bottom,0px))]',
        ],
        false: '[--menu-room:0px]',
      },
    },
    compoundVariants: [
      { placement: 'center', size: 'sm', className: 'max-w-[400px]' },
      { placement: 'center', size: 'md', className: 'max-w-[520px]' },
      { placement: 'center', size: 'lg', className: 'max-w-[760px]' },
      { placement: 'sheet', size: 'sm', className: 'md:max-w-[400px]' },
      { placement: 'sheet', size: 'md', className: 'md:max-w-[520px]' },
      { placement: 'sheet', size: 'lg', className: 'md:max-w-[760px]' },
    ],
    defaultVariants: { placement: 'center', size: 'md', look: 'solid', underMenu: false },
  },
)

/** A dialog under the menu is not in the top layer and has no `::backdrop`. */
export const underMenuBackdropStyles =
  'fixed inset-0 z-25 bg-scrim opacity-0 backdrop-blur-xs transition-opacity duration-base data-open:opacity-100 starting:data-open:opacity-0'
