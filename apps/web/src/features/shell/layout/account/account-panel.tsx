import { Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { formatMoney } from '@croupier/domain/core'
import { bonusDebit, displayName, type Balance } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import { useRef, useState, type ReactNode } from 'react'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import {
  COMPOINTS_PATH,
  LIMITS_PATH,
  MESSAGES_PATH,
  PROFILE_GIFTS_PATH,
  PROFILE_PATH,
  WINBACK_PATH,
} from '#shared/navigation/addresses.ts'
import { PlayerAvatar } from '#shared/pictures/player-avatar.tsx'
import { useBrand, useTexts } from '#shared/site/tab.tsx'
import { useIsExcluded } from '#shared/site/use-is-excluded.ts'
import { late, LateView } from '#shared/loading/late.tsx'
import { CompointsText } from '#shared/site/compoints-text.tsx'
import { MoneyText } from '#shared/site/money-text.tsx'
import { PublicPart } from '#shared/loading/public-part.tsx'
import { LateLoadFailure, LoadFailure } from '#shared/loading/load-failure.tsx'
import { MovingAmount, UNKNOWN_AMOUNT } from '#shared/site/moving-amount.tsx'
import { SignOut } from '../sign-out.tsx'
import { useMenu } from '../use-menu.ts'
import { PANEL_LINK } from './panel-link.ts'

const LINKS = [
  { to: PROFILE_PATH, name: 'layout:profile' },
  { to: PROFILE_GIFTS_PATH, name: 'layout:gifts' },
  { to: MESSAGES_PATH, name: 'layout:allNotices' },
  { to: LIMITS_PATH, name: 'layout:ownLimits' },
] as const

const details = late(() => import('./panel-details.tsx'))

export interface AccountPanelProps {
  readonly player: Player
}

/** The balance in the header, and a popover with all balances, links and sign-out. Native, so that it opens without script. */
export const AccountPanel = observer(function AccountPanel({ player }: AccountPanelProps) {
  const t = useTexts()
  const balance = player.balance.value
  const profile = player.profile.value
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useMenu(panel)
  return (
    <>
      <button
        type="button"
        popoverTarget="account-panel"
        className="flex h-11 min-w-0 items-center gap-2 rounded-pill bg-surface pe-1.5 ps-3 shadow-card max-[359px]:pe-3 max-[19rem]:pe-3 sm:gap-3 sm:ps-4 transition-colors duration-fast hover:bg-raised"
      >
        <span className="sr-only">
          {profile ? t('layout:account', { name: displayName(profile) }) : t('layout:profile')}
        </span>
        {balance ? (
          <HeaderBalance balance={balance} />
        ) : player.balance.state.status === 'failed' ? (
          <span aria-hidden className="text-sm text-muted">
            {UNKNOWN_AMOUNT}
          </span>
        ) : (
          <Skeleton className="h-4 w-20" />
        )}
        <span className="contents max-[359px]:hidden max-[19rem]:hidden max-[399px]:in-[header:has([data-slot=chat-button])]:hidden">
          <PlayerAvatar profile={profile} size="sm" />
        </span>
      </button>
      <div
        ref={panel}
        id="account-panel"
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element in a popover is shown by script only
        role="dialog"
        aria-label={t('layout:profile')}
        tabIndex={-1}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className="fixed inset-auto top-[calc(4.5rem+env(safe-area-inset-top))] inset-e-[calc(1rem+env(safe-area-inset-right))] max-h-[calc(100dvh-5.5rem-env(safe-area-inset-top))] w-80 max-w-[calc(100vw-2rem)] scroll-pb-24 overflow-y-auto rounded-card bg-floating p-5 whitespace-normal text-body shadow-raised outline-none lg:inset-e-[calc(1.5rem+env(safe-area-inset-right))]"
      >
        <Balances player={player} />
        <PublicPart name="account-links" data={null}>
          <CashboxLinks />
          <AccountLinks />
        </PublicPart>
        {/* Room for all of it, before it is read: nothing that is pressed may move. */}
        {isOpen && (
          <div className="min-h-36 pb-3">
            <LateView code={details} failed={(failure) => <LateLoadFailure failure={failure} />}>
              {({ PanelDetails }) => <PanelDetails />}
            </LateView>
          </div>
        )}
        {/* Last, and in view however long the rest is. */}
        <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-floating px-5 pb-5">
          <PublicPart name="sign-out" data={null}>
            <SignOut />
          </PublicPart>
        </div>
      </div>
    </>
  )
})

/** Size of an amount in the header: a long one is smaller on a phone, and with a large font, so that it is whole. */
function balanceSize({ length }: string): string {
  if (length > 17) return 'text-[11px] tracking-tight sm:text-sm'
  if (length > 15) return 'text-[min(var(--text-xs),3.4vw)] sm:text-sm'
  return length > 12
    ? 'text-sm max-[19rem]:text-[min(var(--text-sm),5vw)]'
    : 'text-sm max-[19rem]:text-[min(var(--text-sm),6.5vw)]'
}

/** Real money; below it the bonus once real money is nearly used up. */
function HeaderBalance({ balance }: { readonly balance: Balance }) {
  const t = useTexts()
  const { real, currency } = balance
  const debit = bonusDebit(balance, useBrand().bonusDebitBelow)
  return (
    <span className="grid min-w-0 text-end leading-tight">
      <span data-testid="header-balance" data-amount={real} className="truncate">
        <MovingAmount
          amount={real}
          currency={currency}
          className={`font-semibold text-strong ${balanceSize(formatMoney(real, currency, t.locale))}`}
        />
      </span>
      {debit !== null && (
        <span data-testid="bonus-debit" data-amount={debit} className="text-xs whitespace-normal text-muted">
          {t('layout:bonusMoney')} <MoneyText amount={debit} currency={currency} />
        </span>
      )}
    </span>
  )
}

const Balances = observer(function Balances({ player }: AccountPanelProps) {
  const t = useTexts()
  const brand = useBrand()
  const { value: balance, state } = player.balance
  const level = player.level.value
  const profile = player.profile.value
  if (!balance)
    return state.status === 'failed' ? (
      <LoadFailure text={t('layout:balanceFailed')} onRetry={() => void player.loadBase()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    )
  const { currency, real, bonus, wagering, winback, compoints } = balance
  const isBonusInUse = bonusDebit(balance, brand.bonusDebitBelow) !== null
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate font-semibold text-strong">{profile && displayName(profile)}</p>
        {level && <p className="shrink-0 text-xs text-muted">{t('layout:level', { level: level.index })}</p>}
      </div>
      <p className="mt-3 text-xs text-muted">{t('layout:realMoney')}</p>
      <MovingAmount
        amount={real}
        currency={currency}
        className="font-display text-lg text-strong max-[19rem]:text-[min(var(--text-lg),7.5vw)]"
      />
      <dl className="mt-3 grid gap-2.5 text-sm">
        <Line name={t('layout:bonusMoney')} hint={isBonusInUse && t('layout:bonusInUse')}>
          <MovingAmount amount={bonus} currency={currency} />
        </Line>
        <Line name={t('layout:leftToWager')} hint={wagering !== null && wagering > 0 && t('layout:wagerHint')}>
          <MovingAmount amount={wagering} currency={currency} />
        </Line>
        <Line name={t('layout:winback')} to={WINBACK_PATH}>
          <MovingAmount amount={winback} currency={currency} />
        </Line>
        <Line name={t('layout:compoints')} to={COMPOINTS_PATH}>
          <CompointsText amount={compoints} />
        </Line>
      </dl>
    </>
  )
})

const CashboxLinks = observer(function CashboxLinks() {
  const t = useTexts()
  const isExcluded = useIsExcluded()
  return (
    <div className="mt-4 flex flex-wrap gap-2 [&>*]:flex-1">
      {!isExcluded && (
        <ButtonLink to="/cashbox" intent="primary">
          {t('layout:deposit')}
        </ButtonLink>
      )}
      <ButtonLink to="/cashbox/withdraw">{t('layout:withdraw')}</ButtonLink>
    </div>
  )
})

function AccountLinks() {
  const t = useTexts()
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4">
      {LINKS.map(({ to, name }) => (
        <li key={to} className="min-w-0">
          <Link to={to} className={PANEL_LINK}>
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface LineProps {
  readonly name: string
  readonly hint?: string | false
  readonly to?: string
  readonly children: ReactNode
}

function Line({ name, hint, to, children }: LineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt className="text-muted">
        {to ? (
          <Link to={to} className={`-my-2.5 ${PANEL_LINK}`}>
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd>{children}</dd>
      {hint && <dd className="col-span-2 mt-0.5 text-xs text-muted">{hint}</dd>}
    </div>
  )
}
