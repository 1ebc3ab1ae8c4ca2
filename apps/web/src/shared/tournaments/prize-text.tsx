import { formatMoney } from '@croupier/domain/core'
import { giftsOf, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { plainText } from '../html/plain-text.ts'
import { PlatformHtml } from '../html/platform-html.tsx'
import { unbrokenAmounts } from '../html/unbroken-amounts.ts'
import { useBrand, useSite, useTexts } from '../site/tab.tsx'

/** The total prize in the visitor's currency, else in the brand's, else in the first one named; null: unknown. */
export function prizeIn(
  prizeMoney: Tournament['prizeMoney'],
  currencies: readonly (string | undefined)[],
): { readonly amount: number; readonly currency: string } | null {
  const told = Object.keys(prizeMoney)
  const currency = currencies.find((one) => one !== undefined && told.includes(one)) ?? told[0]
  const amount = currency === undefined ? undefined : prizeMoney[currency]
  return currency === undefined || amount === undefined ? null : { amount, currency }
}

export interface PrizeTextProps {
  readonly contest: Pick<Tournament, 'prizeMoney' | 'prizeDescription' | 'prizes'>
  /** Without the links and the layout of the platform's words: for a place inside a link. */
  readonly isPlain?: boolean
  readonly className?: string
  /** Further classes of an amount, by its text. */
  readonly sizeOf?: (text: string) => string
  /** Classes of the platform's words, which may be long; default: those of a prize. */
  readonly noteClassName?: string
}

/** What can be won: the total prize, else what the first place wins, else the platform's words; nothing where all are unknown. */
export const PrizeText = observer(function PrizeText(props: PrizeTextProps) {
  const { contest, isPlain = false, className, sizeOf, noteClassName = className } = props
  const t = useTexts()
  const brand = useBrand()
  const { player } = useSite()
  const prize = prizeIn(contest.prizeMoney, [player?.balance.value?.currency, brand.defaultCurrency])
  if (prize) {
    const amount = formatMoney(prize.amount, prize.currency, t.locale, { cents: 'when-needed' })
    return <p className={`tabular-nums ${sizeOf?.(amount) ?? ''} ${className ?? ''}`}>{amount}</p>
  }
  const gifts = giftsOf(contest.prizes, 1).join(' + ')
  if (gifts) return <p className={`wrap-anywhere ${className ?? ''}`}>{gifts}</p>
  if (isPlain) return <span className={noteClassName}>{unbrokenAmounts(plainText(contest.prizeDescription))}</span>
  return contest.prizeDescription && <PlatformHtml html={contest.prizeDescription} className={noteClassName} />
})
