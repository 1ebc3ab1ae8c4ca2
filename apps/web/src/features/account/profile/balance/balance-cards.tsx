import { cardStyles, linkStyles } from '@croupier/design-system'
import { formatMoney } from '@croupier/domain/core'
import { bonusDebit, withdrawable, writeOffSum, type Balance } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import {
  CASHBOX_PATH,
  COMPOINTS_ABOUT_PATH,
  COMPOINTS_PATH,
  WAGER_GAMES_PATH,
  WINBACK_PATH,
} from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { useBrand, useTexts } from '#shared/site/tab.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { CompointsText } from '#shared/site/compoints-text.tsx'
import { MovingAmount } from '#shared/site/moving-amount.tsx'
import { BonusWagers } from './bonus-wagers.tsx'

/** A card for each amount. */
export const BalanceCards = observer(function BalanceCards({ balance }: { readonly balance: Balance }) {
  const t = useTexts()
  const { bonusDebitBelow } = useBrand()
  const isExcluded = useIsExcluded()
  const { currency, real, bonus, wagering, winback, compoints } = balance
  const money = (amount: number) => formatMoney(amount, currency, t.locale, { cents: 'when-needed' })
  const sum = money(writeOffSum(currency, bonusDebitBelow))
  const isBonusInUse = bonusDebit(balance, bonusDebitBelow) !== null
  const hasBonus = bonus !== null && bonus > 0
  const isWagering = wagering !== null && wagering > 0
  const realText = isWagering ? t('profile:realHeld') : t('profile:realText', { amount: money(withdrawable(balance)) })
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4" data-testid="balances">
      <Card
        name={t('layout:realMoney')}
        amount={<MovingAmount amount={real} currency={currency} />}
        text={wagering === null ? t('layout:balanceFailed') : realText}
        className="col-span-full"
      >
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
          {!isExcluded && (
            <ButtonLink to={CASHBOX_PATH} intent="primary">
              {t('layout:deposit')}
            </ButtonLink>
          )}
          <ButtonLink to={`${CASHBOX_PATH}/withdraw`}>{t('layout:withdraw')}</ButtonLink>
        </div>
      </Card>
      <Card
        name={t('layout:bonusMoney')}
        amount={<MovingAmount amount={bonus} currency={currency} />}
        text={t('profile:bonusText')}
      >
        {hasBonus && (
          <p className="text-sm text-body" data-testid="bonus-order">
            {t(isBonusInUse ? 'profile:bonusNow' : 'profile:bonusLater', { sum })}
          </p>
        )}
        {(hasBonus || isWagering) && <CardLink to={WAGER_GAMES_PATH}>{t('profile:bonusGames')}</CardLink>}
      </Card>
      <Card
        name={t('layout:leftToWager')}
        amount={<MovingAmount amount={wagering} currency={currency} />}
        text={wagering === null ? t('layout:balanceFailed') : t(isWagering ? 'profile:wagerText' : 'profile:wagerNone')}
      >
        <BonusWagers />
      </Card>
      <Card
        name={t('layout:winback')}
        amount={<MovingAmount amount={winback} currency={currency} />}
        text={t('profile:winbackText')}
      >
        <CardLink to={WINBACK_PATH}>{t('profile:winbackRules')}</CardLink>
      </Card>
      <Card
        name={t('layout:compoints')}
        amount={<CompointsText amount={compoints} />}
        text={t('profile:compointsText')}
      >
        <div className="mt-auto flex flex-wrap gap-x-5 gap-y-1">
          <CardLink to={COMPOINTS_PATH}>{t('profile:compointsShop')}</CardLink>
          <CardLink to={COMPOINTS_ABOUT_PATH}>{t('profile:compointsRules')}</CardLink>
        </div>
      </Card>
    </div>
  )
})

interface CardProps {
  readonly name: string
  readonly amount: ReactNode
  /** What the amount means. */
  readonly text: string
  readonly className?: string
  /** What can be done with it. */
  readonly children?: ReactNode
}

function Card({ name, amount, text, className = '', children }: CardProps) {
  return (
    <section aria-label={name} className={`@container flex flex-col gap-3 ${cardStyles()} ${className}`}>
      <div>
        <h2 className="text-sm text-muted">{name}</h2>
        <p className="mt-1 font-display text-lg text-strong">
          <span className="text-[min(1em,8.5cqi)]">{amount}</span>
        </p>
      </div>
      <p className="text-sm text-body">{text}</p>
      {children}
    </section>
  )
}

function CardLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link
      to={to}
      className={`${linkStyles()} mt-auto inline-flex items-center self-start text-sm pointer-coarse:-my-1 pointer-coarse:min-h-11`}
    >
      {children}
    </Link>
  )
}
