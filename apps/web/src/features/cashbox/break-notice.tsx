import { buttonStyles } from '@croupier/design-system'
import type { PlayBreak } from '@croupier/domain/limits'
import { useId } from 'react'
import { Link } from 'react-router'
import { sayMoment } from '../../shared/spans.ts'
import { useTexts } from '../../shared/texts.ts'
import { useIntoView } from './use-into-view.ts'

export interface BreakNoticeProps {
  readonly running: PlayBreak
}

/** No deposit is taken during a break: until when that is, and what can be done meanwhile. In the form's place. */
export function BreakNotice({ running }: BreakNoticeProps) {
  const t = useTexts()
  const place = useIntoView<HTMLElement>()
  const id = useId()
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="lit scroll-my-24 rounded-card bg-surface p-5 shadow-card outline-none md:p-6"
    >
      <h2 id={id} className="heading text-lg text-balance text-strong">
        {t('cashbox.breakTitle')}
      </h2>
      <p className="mt-2 text-body">{t('cashbox.breakText', { until: sayMoment(t, running.until) })}</p>
      <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap sm:items-center">
        <Link to="/cashbox/withdraw" className={buttonStyles({ intent: 'primary' })}>
          {t('cashbox.toWithdraw')}
        </Link>
        <Link to="/cashbox/history" className={buttonStyles()}>
          {t('cashbox.toHistory')}
        </Link>
      </div>
    </section>
  )
}
