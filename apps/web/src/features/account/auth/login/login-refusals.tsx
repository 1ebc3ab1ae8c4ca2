import { linkStyles } from '@croupier/design-system'
import { parseTime, type DomainError } from '@croupier/domain/core'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { RESPONSIBLE_GAMING_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'

const EXCLUDED = 'self_excluded'

/** How refusals of any login read. */
export const LOGIN_REFUSALS: NonNullable<PressTexts['ofCodes']> = {
  account_closed: { text: 'auth:accountClosed', isForPeople: true },
  [EXCLUDED]: (t, { data }) => {
    const until = parseTime(String(data['until']))
    return Number.isNaN(until) ? t('auth:excluded') : t('auth:excludedUntil', { until: formatMoment(t, until) })
  },
}

/** How a login reads that is not done. */
export const LOGIN_TEXTS: PressTexts = { ...AS_IN_FORMS, ofCodes: LOGIN_REFUSALS }

/** The way to help, for whom a login was refused because of a self-exclusion. */
export function ExclusionHelp({ error }: { readonly error: DomainError | null }) {
  const t = useTexts()
  if (!error?.codes.includes(EXCLUDED)) return null
  return (
    <Link
      to={RESPONSIBLE_GAMING_PATH}
      className={`${linkStyles()} inline-flex min-h-11 items-center justify-self-center text-sm`}
    >
      {t('auth:toHelp')}
    </Link>
  )
}
