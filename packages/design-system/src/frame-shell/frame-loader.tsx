import { clsx } from 'clsx'
import { Spinner } from '../spinner/spinner.tsx'

export interface FrameLoaderProps {
  visible: boolean
  label: string
  className?: string | undefined
}

/**
 * Covers its positioned parent while the framed page loads. Ignores pointer events.
 *
 * @use Over a game or a payment page while it loads.
 * @avoid Content of known shape: `Skeleton`.
 * @key none
 */
export function FrameLoader({ visible, label, className }: FrameLoaderProps) {
  return (
    <output
      data-slot="frame-loader"
      data-visible={visible || undefined}
      className={clsx(
        'pointer-events-none absolute inset-0 grid place-items-center bg-canvas opacity-0 transition-opacity duration-base data-visible:opacity-100',
        className,
      )}
    >
      {visible ? (
        <span className="grid justify-items-center gap-4 px-4 text-center">
          <Spinner size="lg" />
          <span className="text-sm text-body">{label}</span>
        </span>
      ) : null}
    </output>
  )
}
