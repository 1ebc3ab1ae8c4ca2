import { linkStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import type { EntryCondition } from '@croupier/domain/tournaments'
import { Circle, CircleCheck, CircleX } from 'lucide-react'
import { CASHBOX_PATH, PROFILE_LEVELS_PATH, PROFILE_PROMO_CODE_PATH, promoPath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { useZone } from '#shared/site/local-time.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

/** What a tournament asks of those who join: met, not met with the way to it, or unmarked where this is unknown. */
export function EntryConditions({ conditions }: { readonly conditions: readonly EntryCondition[] }) {
  const t = useTexts()
  if (conditions.length === 0) return null
  return (
    <div>
      <h2 className="text-sm font-semibold text-strong">{t('tournament-joining:conditions')}</h2>
      <ul className="mt-2 grid gap-2 text-sm">
        {conditions.map((condition, index) => (
          <Condition key={index} condition={condition} />
        ))}
      </ul>
    </div>
  )
}

function Condition({ condition }: { readonly condition: EntryCondition }) {
  const t = useTexts()
  const zone = useZone()
  const { isMet } = condition
  const way = isMet === false ? wayTo(condition) : null
  return (
    <li className="flex min-w-0 items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0">
      {isMet === null ? (
        <Circle aria-hidden className="text-muted" />
      ) : isMet ? (
        <CircleCheck aria-hidden className="text-positive" />
      ) : (
        <CircleX aria-hidden className="text-negative" />
      )}
      <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 wrap-anywhere text-body">
        <span>
          {isMet !== null && (
            <span className="sr-only">{t(isMet ? 'tournament-joining:met' : 'tournament-joining:unmet')} </span>
          )}
          {formatCondition(t, condition, zone)}
        </span>
        {way && (
          <Link to={way.to} className={`${linkStyles()} pointer-coarse:-my-3 pointer-coarse:py-3`}>
            {t(way.label)}
          </Link>
        )}
      </span>
    </li>
  )
}

/** Where a condition can be met; null: nothing to do about it. */
function wayTo({ type, slug }: EntryCondition): { readonly to: string; readonly label: PlainTextKey } | null {
  switch (type) {
    case 'partner_code':
      return { to: PROFILE_PROMO_CODE_PATH, label: 'tournament-joining:enterCode' }
    case 'level':
      return { to: PROFILE_LEVELS_PATH, label: 'tournament-joining:toLevels' }
    case 'promotion':
      return slug === null ? null : { to: promoPath(slug), label: 'tournament-joining:toPromotion' }
    case 'deposit':
    case 'deposit_period':
      return { to: CASHBOX_PATH, label: 'tournament-joining:toCashbox' }
    case 'invitation':
    case null:
      return null
  }
}

function formatCondition(t: Translate, condition: EntryCondition, zone: ReturnType<typeof useZone>): string {
  const { type, title } = condition
  switch (type) {
    case 'partner_code':
      return title ? t('tournament-joining:partnerCodeOf', { code: title }) : t('tournament-joining:partnerCode')
    case 'level':
      return formatLevels(t, condition)
    case 'invitation':
      return t('tournament-joining:invitation')
    case 'promotion':
      return title ? t('tournament-joining:promotionOf', { title }) : t('tournament-joining:promotion')
    case 'deposit':
    case 'deposit_period':
      return formatDeposit(t, condition, zone)
    case null:
      return title || t('tournament-joining:otherCondition')
  }
}

function formatLevels(t: Translate, { minLevel: min, maxLevel: max }: EntryCondition): string {
  if (min !== null && max !== null) return t('tournament-joining:levels', { min, max })
  if (min !== null) return t('tournament-joining:levelFrom', { min })
  return max === null ? t('tournament-joining:anyLevel') : t('tournament-joining:levelTo', { max })
}

function formatDeposit(t: Translate, condition: EntryCondition, zone: ReturnType<typeof useZone>): string {
  const { amount, currency, from, to } = condition
  if (amount === null || currency === null) return t('tournament-joining:deposit')
  const money = formatMoney(amount, currency, t.locale)
  if (from === null || to === null) return t('tournament-joining:depositOf', { amount: money })
  const moment = (at: number) => formatMoment(t, at, zone)
  return t('tournament-joining:depositBetween', { amount: money, from: moment(from), to: moment(to) })
}
