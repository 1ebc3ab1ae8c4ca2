import { clsx } from 'clsx'
import { Spinner } from '../spinner/spinner.tsx'

export interface PreloaderProps {
  label: string
  labelShown?: boolean | undefined
  /** `block` is 100 px high, `page` most of the screen, `fill` covers its positioned parent. Default `block`. */
  size?: 'block' | 'page' | 'fill' | undefined
  className?: string | undefined
}

const SIZES = { block: 'min-h-25', page: 'min-h-[60dvh]', fill: 'absolute inset-0 bg-canvas' }

/**
 * A loading indicator for content without a known shape.
 *
 * @use A page or a part whose shape is unknown, while it loads.
 * @avoid Known shapes: `Skeleton`. Inside a button: `loading` of `Button`.
 * @key none
 */
export function Preloader({ label, labelShown = false, size = 'block', className }: PreloaderProps) {
  return (
    <output
      data-slot="preloader"
      className={clsx('flex w-full flex-col items-center justify-center gap-3 text-muted', SIZES[size], className)}
    >
      <Spinner size="lg" />
      <span className={labelShown ? 'text-sm' : 'sr-only'}>{label}</span>
    </output>
  )
}
