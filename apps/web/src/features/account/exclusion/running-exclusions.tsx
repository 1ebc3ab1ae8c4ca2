import { Button } from '@croupier/design-system'
import { isLiftable, runningExclusions, type ExclusionState, type PlayerExclusion } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { formatAskFrom, formatRunning, formatTerm, useKindName } from './exclusion-texts.ts'

const TEXTS: PressTexts = { ...AS_IN_FORMS, ofCodes: { exclusion_too_early: 'exclusion:tooEarly' } }

export interface RunningExclusionsProps {
  readonly exclusion: PlayerExclusion
  readonly state: ExclusionState
}

/** What is closed now, until when, what stays open, and the request to lift it once it may be made. */
export const RunningExclusions = observer(function RunningExclusions({ exclusion, state }: RunningExclusionsProps) {
  const t = useTexts()
  const now = useSite().clock.now()
  const { dialogs } = useTab()
  const nameOf = useKindName()
  const { lift } = exclusion
  const running = runningExclusions(state, now)

  const ask = async (category: string | null) => {
    const isSure = await dialogs.ask({
      title: { key: 'exclusion:askLift' },
      text: { key: 'exclusion:askLiftText', values: { cooling: formatTerm(t, state.cooling) } },
      confirmLabel: { key: 'exclusion:lift' },
      type: 'exclusion-lift',
    })
    if (isSure) await lift.run(category)
  }
  return (
    <>
      {/* Always rendered, so that a change inside is announced. */}
      <div aria-live="polite" data-testid="running-exclusions" className="empty:absolute">
        {running.length > 0 && (
          <section aria-label={t('exclusion:running')} className="lit rounded-card bg-surface p-5 shadow-card">
            <h2 className="heading text-lg text-strong">{t('exclusion:running')}</h2>
            <ul className="mt-3 grid gap-4">
              {running.map((one) => (
                <li key={one.category ?? ''} className="grid justify-items-start gap-2 text-body">
                  <p className="font-semibold text-strong">
                    {formatRunning(t, one, one.category && nameOf(one.category))}
                  </p>
                  {one.liftableFrom !== null && <p className="text-sm">{formatAskFrom(t, one, now)}</p>}
                  {isLiftable(one, now) && (
                    <Button size="sm" aria-disabled={lift.isBusy} onClick={() => void ask(one.category)}>
                      {t('exclusion:lift')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-4 text-sm text-muted">{t('exclusion:stillOpen')}</p>
            <ButtonLink to="/cashbox/withdraw" size="sm" className="mt-4">
              {t('exclusion:toWithdraw')}
            </ButtonLink>
          </section>
        )}
      </div>
      <PressAlert state={lift.state} texts={TEXTS} isBoxed />
    </>
  )
})
