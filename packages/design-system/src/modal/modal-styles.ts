import { cva } from 'class-variance-authority'

const SIZES = { sm: '', md: '', lg: '' }
const LOOKS = { solid: 'lit bg-surface shadow-overlay', transparent: 'bg-transparent' }

export const modalStyles = cva(
  [
    'fixed inset-0 m-auto flex flex-col text-body outline-none',
    'data-[state=open]:animate-overlay-in data-[state=closed]:animate-overlay-out',
  ],
  {
    variants: {
      placement: {
        center:
          'h-fit max-h-[calc(100dvh-32px-var(--menu-room))] w-[calc(100%-32px)] rounded-card [--overlay-rise:12px]',
        full: 'h-[calc(100dvh-var(--menu-room))] w-full',
      },
      size: SIZES,
      look: LOOKS,
      underMenu: {
        true: [
          'top-(--under-menu-top,64px) bottom-(--under-menu-bottom,0px) z-25',
          '[--menu-room:calc(var(--under-menu-top,64px)+var(--under-menu-bottom,0px))]',
        ],
        false: '[--menu-room:0px]',
      },
    },
    compoundVariants: [
      { placement: 'center', size: 'sm', className: 'max-w-[400px]' },
      { placement: 'center', size: 'md', className: 'max-w-[520px]' },
      { placement: 'center', size: 'lg', className: 'max-w-[760px]' },
    ],
    defaultVariants: { placement: 'center', size: 'md', look: 'solid', underMenu: false },
  },
)

/** Buttons of their own width beside each other; where these do not fit, as wide as the dialog, the last one on top. */
export const actionsStyles = 'flex min-w-0 flex-wrap-reverse gap-3 [&>*]:grow'

export const backdropStyles = cva(
  'fixed inset-0 data-[state=open]:animate-overlay-in data-[state=closed]:animate-overlay-out',
  {
    variants: {
      backdrop: { blur: 'bg-scrim backdrop-blur-xs', plain: 'bg-scrim', stacked: 'bg-scrim-soft' },
      underMenu: { true: 'z-25', false: '' },
    },
    defaultVariants: { backdrop: 'blur', underMenu: false },
  },
)
