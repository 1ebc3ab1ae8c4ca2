import { formatMoney } from '@croupier/domain/core'
import type { Promotion } from '@croupier/domain/promotions'
import { amountSize } from '#shared/events/amount-size.ts'
import { useBrand, useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { CountingMoney } from './counting-money.tsx'

export interface HeroFiguresProps {
  readonly promotion: Pick<Promotion, 'prizePool' | 'sentGifts'>
  readonly isLarge: boolean
}

/** Of a pool that stands alone in the middle; a long one is smaller. */
function largeSize({ length }: string): string {
  if (length > 22) return 'text-[length:min(var(--type-base),4.5vw)] sm:text-xl'
  if (length > 16) return 'text-[clamp(1.125rem,5vw,3.25rem)]'
  if (length > 12) return 'text-[clamp(1.375rem,6.5vw,4rem)]'
  return 'text-[clamp(2rem,8vw,4rem)]'
}

/** The prize pool, live, and how many gifts were given out. */
export function HeroFigures({ promotion: { prizePool, sentGifts }, isLarge }: HeroFiguresProps) {
  const t = useTexts()
  const { defaultCurrency } = useBrand()
  const currency = prizePool?.currency ?? defaultCurrency
  const pool = prizePool && formatMoney(prizePool.amount, currency, t.locale)
  const hasGifts = sentGifts !== null && sentGifts > 0
  if (prizePool === null && !hasGifts) return null
  return (
    <dl className={`flex max-w-full flex-wrap gap-x-8 gap-y-3 ${isLarge ? 'justify-center' : ''}`}>
      {prizePool && (
        <div>
          <dt className="text-sm">{t('promotion:prizePool')}</dt>
          <dd
            className={`mt-0.5 font-display leading-tight font-semibold text-strong ${isLarge ? largeSize(pool ?? '') : amountSize(pool ?? '')}`}
          >
            <CountingMoney key={prizePool.id} amount={prizePool.amount} currency={currency} />
          </dd>
        </div>
      )}
      {hasGifts && (
        <div>
          <dt className="text-sm">{t('promotion:sentGifts')}</dt>
          <dd className="mt-0.5 font-display text-2xl leading-tight font-semibold text-strong tabular-nums">
            {formatNumber(t.languageTag, sentGifts)}
          </dd>
        </div>
      )}
    </dl>
  )
}
