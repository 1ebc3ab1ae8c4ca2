import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FrameNoticeProps {
  face?: 'notice' | 'error' | undefined
  /** At most 96 px high; hidden when the frame is under 480 px wide. Default: the error icon, or none. */
  picture?: ReactNode
  title: ReactNode
  /** Visually hidden when the frame is under 288 px wide. */
  text?: ReactNode
  /** Actions. A small frame has room for one: give the others `frameNoticeAside`. */
  children?: ReactNode
  className?: string | undefined
}

/** Class of the actions for which a small frame has no room. */
export const frameNoticeAside = '@max-2xs:hidden'

/**
 * Replaces a frame that cannot run. Announced at once.
 *
 * @use In place of a game that cannot run, with the reason and the way on.
 * @avoid A page of ours that failed: `ErrorState`.
 * @key Tab: moves among its buttons.
 */
export function FrameNotice({ face = 'notice', picture, title, text, children, className }: FrameNoticeProps) {
  const drawn =
    picture ??
    (face === 'error' ? <TriangleAlert aria-hidden="true" className="size-10 stroke-[1.5] text-negative" /> : null)
  return (
    <div
      role="alert"
      data-slot="frame-notice"
      data-face={face}
      className={clsx('@container absolute inset-0 grid place-items-center overflow-y-auto bg-canvas p-3', className)}
    >
      <div className="grid max-w-md justify-items-center gap-3 text-center @max-2xs:gap-1">
        {drawn ? <div className="@max-[480px]:hidden">{drawn}</div> : null}
        <h2 className="text-lg font-semibold text-balance text-strong @max-2xs:text-sm">{title}</h2>
        {text ? <p className="text-sm text-balance text-body @max-2xs:sr-only">{text}</p> : null}
        {children ? <div className="mt-2 flex flex-wrap justify-center gap-2 @max-2xs:mt-1">{children}</div> : null}
      </div>
    </div>
  )
}
