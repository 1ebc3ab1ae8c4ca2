import { currencyWord, pointDecimals, shownPoints, type PromotionCurrency } from '@croupier/domain/promotions'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** `Intl` objects are slow to create, and hold no data. */
const pluralRules = new Map<string, Intl.PluralRules>()

function pluralOf(languageTag: string, value: number): Intl.LDMLPluralRule {
  let rules = pluralRules.get(languageTag)
  if (!rules) pluralRules.set(languageTag, (rules = new Intl.PluralRules(languageTag)))
  return rules.select(value)
}

/** The word for so many points, for use under a large figure: that of their currency, else "Points". */
export function formatPointsWord(t: Translate, points: number, currency: PromotionCurrency | null): string {
  const word = currency && currencyWord(currency, pluralOf(t.languageTag, shownPoints(points, currency)))
  return word || t('promotion:pointsName')
}

/** "1 200.5": the number alone. */
export function formatPointsNumber(t: Translate, points: number, currency: PromotionCurrency | null): string {
  return formatNumber(t.languageTag, shownPoints(points, currency))
}

/** "1 200.50": the number alone, of one length of decimals for a column. */
export function formatPointsCell(t: Translate, points: number, currency: PromotionCurrency | null): string {
  return formatNumber(t.languageTag, shownPoints(points, currency), pointDecimals(currency))
}

/** "1 200 points", in the words of their currency. The page names the texts `promotion`. */
export function formatPoints(t: Translate, points: number, currency: PromotionCurrency | null): string {
  if (!currency || currency.forms.length === 0)
    return t('promotion:points', { count: Math.trunc(shownPoints(points, currency)) })
  return `${formatPointsNumber(t, points, currency)}\u00A0${formatPointsWord(t, points, currency)}`
}

export interface PointsTextProps {
  /** As the platform counts them. */
  readonly points: number
  readonly currency: PromotionCurrency | null
  readonly className?: string | undefined
}

/** Points with their word, which goes to the next line where both have no room, and the icon of their currency. */
export function PointsText({ points, currency, className = '' }: PointsTextProps) {
  const t = useTexts()
  return (
    <span className={`inline-flex max-w-full items-center gap-1.5 tabular-nums ${className}`}>
      {currency?.icon && <img src={currency.icon} alt="" width="20" height="20" className="size-5 shrink-0" />}
      <span className="min-w-0 wrap-break-word">
        {formatPoints(t, points, currency).replace(/\u00A0(?=\D+$)/u, ' ')}
      </span>
    </span>
  )
}
