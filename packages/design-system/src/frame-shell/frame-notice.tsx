import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FrameNoticeProps {
  /** `error`: what should be here is not, with a sign over it. `notice`: a question or an explanation first. Default `notice`. */
  face?: 'notice' | 'error' | undefined
  /** What it is about, at most 96 px high; left out where the frame is under 480 px wide. Default: the sign of an error, or nothing. */
  picture?: ReactNode
  title: ReactNode
  /** In a frame under 288 px wide it is read out only. */
  text?: ReactNode
  /** Ways on. In a small frame there is room for one: give the others `frameNoticeAside`. */
  children?: ReactNode
  className?: string | undefined
}

/** For ways on that a small frame has no room for: they wait where it is large. */
export const frameNoticeAside = '@max-2xs:hidden'

/** Stands in a frame's place when what is framed cannot simply run. Interrupts a screen reader. */
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
