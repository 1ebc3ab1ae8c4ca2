import { Badge } from '@croupier/design-system'
import { netOf, type Round } from '@croupier/domain/cashbox'
import { gamePath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { LocalTime } from '#shared/site/local-time.tsx'
import { MoneyText } from '#shared/site/money-text.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { NetText } from './net-text.tsx'

/** A round: its game and time, what was staked and won, what came of it, and the balance after it. */
export function RoundCard({ round }: { readonly round: Round }) {
  const t = useTexts()
  const { game, stake, win, currency, balance, isFree, at } = round
  const facts = [
    [t('play-history:stake'), stake],
    [t('play-history:win'), win],
    ...(balance === null ? [] : ([[t('play-history:balanceAfter'), balance]] as const)),
  ] as const
  return (
    <article data-testid="round" data-net={netOf(round)} className="grid gap-2 rounded-card bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Link
          to={gamePath(game.slug)}
          className="min-w-0 pointer-coarse:-my-3 pointer-coarse:py-3 font-semibold wrap-anywhere text-strong hover:underline"
        >
          {game.name}
        </Link>
        <NetText amount={netOf(round)} currency={currency} />
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {facts.map(([name, amount]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="text-body">
              <MoneyText amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <LocalTime at={at} />
        {isFree && <Badge>{t('play-history:free')}</Badge>}
      </div>
    </article>
  )
}
