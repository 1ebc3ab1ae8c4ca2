import { linkStyles } from '@croupier/design-system'
import type { Participant, Promotion } from '@croupier/domain/promotions'
import { useState } from 'react'
import { late } from '#shared/loading/late.tsx'
import { LateDialog } from '#shared/overlays/dialogs/late-dialog.tsx'

const card = late(() => import('./participant-card.tsx'))

export interface ParticipantNameProps {
  readonly promotion: Promotion
  readonly participant: Participant
}

/** A participant's name, which opens their card where high fives are given. */
export function ParticipantName({ promotion, participant }: ParticipantNameProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!promotion.isHighFiveEnabled) return participant.username
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={card.preload}
        onFocus={card.preload}
        onClick={open}
        className={`${linkStyles({ tone: 'quiet' })} max-w-full pointer-coarse:min-h-11`}
      >
        <span className="line-clamp-2 text-start wrap-anywhere">{participant.username}</span>
      </button>
      {wasOpened && (
        <LateDialog code={card} props={{ promotion, participant }} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
