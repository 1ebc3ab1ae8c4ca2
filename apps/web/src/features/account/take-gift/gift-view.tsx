import { Gift as GiftIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NothingHere } from '#shared/site/nothing-here.tsx'

export interface GiftViewProps {
  readonly title: string
  readonly text: string
  /** No gift can be taken. Default false. */
  readonly isMuted?: boolean
  /** Buttons and links. */
  readonly children: ReactNode
}

/** The gift's state and actions. Changes are announced. */
export function GiftView({ title, text, isMuted = false, children }: GiftViewProps) {
  const tone = isMuted ? 'bg-raised text-muted' : 'bg-accent-soft text-accent'
  return (
    <div aria-live="polite">
      <NothingHere
        level={1}
        picture={
          <span className={`flex size-24 items-center justify-center rounded-full ${tone}`}>
            <GiftIcon aria-hidden className="size-11 stroke-[1.5]" />
          </span>
        }
        title={title}
        text={text}
        action={children}
      />
    </div>
  )
}
