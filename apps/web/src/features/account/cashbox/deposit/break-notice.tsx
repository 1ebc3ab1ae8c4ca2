import type { PlayBreak } from '@croupier/domain/cashbox'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { StepPanel } from '#shared/forms/step-panel.tsx'

/** Replaces the form during a break: says until when, and what can be done meanwhile. */
export function BreakNotice({ running }: { readonly running: PlayBreak }) {
  const t = useTexts()
  return (
    <StepPanel title={t('cashbox:breakTitle')} text={t('cashbox:breakText', { until: formatMoment(t, running.until) })}>
      <ButtonLink to="/cashbox/withdraw" intent="primary">
        {t('cashbox:toWithdraw')}
      </ButtonLink>
      <ButtonLink to="/cashbox/history">{t('cashbox:toHistory')}</ButtonLink>
    </StepPanel>
  )
}
