import { LimitsStore, type LimitAsk, type PlayerLimits } from '@croupier/domain/cashbox'
import { useSite } from '#shared/site/tab.tsx'
import { KindSection } from './kind-section.tsx'
import { AskNote } from './ask-note.tsx'

export interface LimitsAskedProps {
  readonly ask: LimitAsk
  readonly known: PlayerLimits
}

/** In place of what a player may do only after setting limits: the question, with the forms of the kinds that are asked for. */
export function LimitsAsked({ ask, known }: LimitsAskedProps) {
  const limits = useSite().playerPart(LimitsStore)
  if (!limits) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <AskNote limits={limits} ask={ask} />
      {ask.kinds.map((kind) => (
        <KindSection key={kind} kind={kind} limits={limits} known={known} />
      ))}
    </div>
  )
}
