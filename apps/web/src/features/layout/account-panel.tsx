import { Avatar, Button, Skeleton } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { LogOut } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import { MoneyText } from '../../shared/money-text.tsx'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'

export interface AccountPanelProps {
  readonly player: Player
}

/**
 * The player's money in the header, and a panel with all balances and the way out. A native popover: it opens above
 * everything, closes on Escape and on a click beside it, and needs no script to open.
 */
export const AccountPanel = observer(function AccountPanel({ player }: AccountPanelProps) {
  const t = useTexts()
  const balance = player.balance.value
  const profile = player.profile.value
  const name = profile?.nickname ?? ''
  return (
    <>
      <button
        type="button"
        popoverTarget="account-panel"
        className="flex h-11 items-center gap-3 rounded-full bg-surface pr-1.5 pl-4 shadow-card transition-colors duration-fast hover:bg-raised"
      >
        <span className="sr-only">{t('layout.account', { name })}</span>
        {balance ? (
          <span data-testid="header-balance" data-amount={balance.real}>
            <MoneyText
              amount={balance.real}
              currency={balance.currency}
              className="text-sm font-semibold text-strong"
            />
          </span>
        ) : (
          <Skeleton className="h-4 w-20" />
        )}
        <Avatar name={name} src={`/cdn/avatars/${encodeURIComponent(profile?.id ?? 'player')}.svg`} size="sm" />
      </button>
      <div
        id="account-panel"
        popover="auto"
        className="fixed inset-auto top-[4.5rem] right-4 w-80 max-w-[calc(100vw-2rem)] rounded-card bg-overlay p-5 text-body shadow-raised lg:right-6"
      >
        <Balances player={player} />
        <SignOut />
      </div>
    </>
  )
})

const Balances = observer(function Balances({ player }: AccountPanelProps) {
  const t = useTexts()
  const balance = player.balance.value
  const level = player.level.value
  if (!balance) return <Skeleton className="h-40 w-full" />
  const lines = [
    [t('layout.bonusMoney'), balance.bonus],
    [t('layout.leftToWager'), balance.wagering],
    [t('layout.winback'), balance.winback],
  ] as const
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold text-strong">{player.profile.value?.nickname}</p>
        {level && <p className="text-xs text-muted">{t('layout.level', { level: level.index })}</p>}
      </div>
      <p className="mt-4 text-xs text-muted">{t('layout.realMoney')}</p>
      <MoneyText amount={balance.real} currency={balance.currency} className="font-display text-lg text-strong" />
      <dl className="mt-4 grid gap-2 text-sm">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>
              <MoneyText amount={amount} currency={balance.currency} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('layout.compoints')}</dt>
          <dd className="tabular-nums">{new Intl.NumberFormat(t.languageTag).format(balance.compoints)}</dd>
        </div>
      </dl>
    </>
  )
})

/** Logs out here and in every other tab, then shows the lobby (core.md 4). */
export function SignOut() {
  const t = useTexts()
  const { session } = useSite()
  const navigate = useNavigate()
  const signOut = async () => {
    await session.logout()
    await navigate('/')
  }
  return (
    <Button block onClick={() => void signOut()} className="mt-5">
      <LogOut aria-hidden />
      {t('layout.logout')}
    </Button>
  )
}
