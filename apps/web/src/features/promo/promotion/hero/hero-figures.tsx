import type { Promotion } from '@croupier/domain/promotions'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { formatNumber } from '../../../../shared/texts/format-number.ts'
import { CountingMoney } from './counting-money.tsx'

export interface HeroFiguresProps {
  readonly promotion: Pick<Promotion, 'prizePool' | 'sentGifts'>
  readonly isLarge: boolean
}

/** The prize pool, live, and how many gifts were given out. */
export function HeroFigures({ promotion: { prizePool, sentGifts }, isLarge }: HeroFiguresProps) {
  const t = useTexts()
  const hasGifts = sentGifts !== null && sentGifts > 0
  if (prizePool === null && !hasGifts) return null
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-3 ${isLarge ? 'justify-center' : ''}`}>
      {prizePool && (
        <div>
          <dt className="text-sm">{t('promotion:prizePool')}</dt>
          <dd className={`heading text-strong ${isLarge ? 'text-[clamp(2rem,8vw,4rem)]' : 'text-2xl'}`}>
            <CountingMoney key={prizePool.id} amount={prizePool.amount} currency={prizePool.currency} />
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
