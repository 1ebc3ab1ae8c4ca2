import { Button } from '@croupier/design-system'
import { IDLE } from '@croupier/domain/core'
import type { TournamentJoining } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { joiningTexts } from './joining-texts.ts'

export interface JoiningOutcomeProps {
  readonly joining: TournamentJoining
  readonly slug: string
  /** Bets count only once it begins. */
  readonly isUpcoming: boolean
  /** Nothing is left to do, so earlier unknown outcomes do not matter. */
  readonly isDone: boolean
}

/** The outcome of the last press, unless the platform refused it, which a dialog shows. */
export const JoiningOutcome = observer(function JoiningOutcome(props: JoiningOutcomeProps) {
  const t = useTexts()
  const { joining, slug, isUpcoming, isDone } = props
  const state = joining.of(slug)
  return (
    <div className="grid justify-items-start gap-3 text-sm has-[>output:empty+div:empty:last-child]:absolute">
      <output className="block font-semibold text-positive empty:absolute">
        {state.status === 'done' &&
          t(state.request.isChoosing && !isUpcoming ? 'tournament-joining:doneChosen' : 'tournament-joining:doneSeat')}
      </output>
      <PressAlert
        state={isDone || state.status === 'refused' ? IDLE : state}
        texts={joiningTexts(joining.hasSeat, state.status === 'idle' ? 0 : state.request.price)}
        className="max-w-prose"
      />
      {!isDone && state.status === 'unclear' && (
        <Button size="sm" onClick={() => void joining.lookUp()}>
          {t('tournament-joining:checkNow')}
        </Button>
      )}
    </div>
  )
})
