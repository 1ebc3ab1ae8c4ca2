import { formatMoney } from '@croupier/domain/core'
import type { Promotion } from '@croupier/domain/promotions'
import { useBrand, useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { CountingMoney } from './counting-money.tsx'

export interface HeroFiguresProps {
  readonly promotion: Pick<Promotion, 'prizePool' | 'sentGifts'>
  readonly isLarge: boolean
}

/** A long amount is smaller, so that it fits into a phone's width on one line, also at twice the font. */
function sizeOf(length: number, isLarge: boolean): string {
  if (length > 22) return 'text-[length:min(var(--type-base),4.5vw)] sm:text-xl'
  if (length > 16)
    return isLarge ? 'text-[clamp(1.125rem,5vw,3.25rem)]' : 'text-[length:min(var(--type-lg),5.4vw)] sm:text-xl'
  if (length > 12)
    return isLarge ? 'text-[clamp(1.375rem,6.5vw,4rem)]' : 'text-[length:min(var(--type-xl-min),7.5vw)] sm:text-2xl'
  return isLarge ? 'text-[clamp(2rem,8vw,4rem)]' : 'text-[length:min(var(--type-2xl-min),10vw)] sm:text-2xl'
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
          <dd className={`heading text-strong ${sizeOf(pool?.length ?? 0, isLarge)}`}>
            <CountingMoney key={prizePool.id} amount={prizePool.amount} currency={currency} />
          </dd>
        </div>
      )}
      {hasGifts && (
        <div>
          <dt className="text-sm">{t('promotion:sentGifts')}</dt>
          <dd className="heading text-2xl text-strong tabular-nums">{formatNumber(t.languageTag, sentGifts)}</dd>
        </div>
      )}
    </dl>
  )
}
