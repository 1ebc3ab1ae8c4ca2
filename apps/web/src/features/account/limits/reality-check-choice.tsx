import { Chip } from '@croupier/design-system'
import { REALITY_CHECKS, type LimitsStore, type PlayerLimits } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { formatDuration } from '#shared/texts/format-time.ts'
import { useTexts } from '#shared/site/tab.tsx'

export interface RealityCheckChoiceProps {
  readonly limits: LimitsStore
  readonly minutes: PlayerLimits['realityCheck']
}

export const RealityCheckChoice = observer(function RealityCheckChoice({ limits, minutes }: RealityCheckChoiceProps) {
  const t = useTexts()
  const { state, isBusy } = limits.setRealityCheck
  return (
    <>
      {/* Disable all choices while one is being saved. */}
      <fieldset
        aria-label={t('limits:reminderTitle')}
        aria-busy={isBusy}
        className="flex flex-wrap gap-2 transition-opacity duration-base aria-busy:opacity-45"
      >
        {[null, ...REALITY_CHECKS].map((choice) => (
          <Chip
            key={choice ?? 'none'}
            selected={choice === minutes}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) void limits.setRealityCheck.run(choice)
            }}
          >
            {choice === null ? t('limits:noReminder') : formatDuration(t, choice * 60)}
          </Chip>
        ))}
      </fieldset>
      <PressAlert state={state} isBoxed />
    </>
  )
})
