import { Skeleton } from '@croupier/design-system'
import type { Winner } from '@croupier/domain/games'
import { useEffect, useRef } from 'react'
import { gamePath } from '#shared/navigation/addresses.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { MoneyText } from '#shared/site/money-text.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { useBrand, useSite, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'

/** Must match the number of positions in winners.css. */
const SHOWN = 12

/** Latest winners. A new win enters from the left. */
export function WinnersStrip() {
  const t = useTexts()
  const { winners } = useSite()
  return (
    <ResourceView
      resource={winners.feed}
      skeleton={
        <Strip>
          <div aria-busy="true" className="flex gap-3 overflow-hidden">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="h-14 w-60 shrink-0" />
            ))}
          </div>
        </Strip>
      }
      failed={(retry) => (
        <Strip>
          <LoadFailure text={t('lobby:winnersFailed')} onRetry={retry} />
        </Strip>
      )}
    >
      {(feed) =>
        feed.length > 0 && (
          <Strip>
            <WinnerList winners={feed.slice(0, SHOWN)} />
          </Strip>
        )
      }
    </ResourceView>
  )
}

function Strip({ children }: { readonly children: React.ReactNode }) {
  const t = useTexts()
  return (
    <section
      aria-labelledby="winners"
      className="-mx-gutter grid grid-cols-[minmax(0,1fr)] gap-3 bg-sunken px-gutter py-4 shadow-well md:mx-0 md:rounded-card md:px-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-8 lg:px-6"
    >
      <h2 id="winners" className="flex items-center gap-2.5 text-sm font-semibold text-strong">
        <span aria-hidden className="size-2 rounded-full bg-positive" />
        {t('lobby:winners')}
      </h2>
      {children}
    </section>
  )
}

function WinnerList({ winners }: { readonly winners: readonly Winner[] }) {
  const list = useRef<HTMLUListElement>(null)
  // Animate only winners that arrive after the first render.
  useEffect(() => {
    list.current?.setAttribute('data-live', '')
  }, [])
  return (
    <ul ref={list} className="winners scrollbar-none">
      {winners.map((winner) => (
        <WinnerItem key={winner.id} winner={winner} />
      ))}
    </ul>
  )
}

function WinnerItem({ winner: { nick, game, amount, currency } }: { readonly winner: Winner }) {
  const { defaultCurrency } = useBrand()
  return (
    <li>
      <Link
        to={gamePath(game.slug)}
        className="flex h-14 items-center gap-3 rounded-control pe-3 transition-[background-color] duration-fast hover:bg-surface"
      >
        {game.preview && (
          <img
            {...pictureSources(game.preview, 'thumbnail')}
            alt=""
            width="42"
            height="56"
            loading="lazy"
            decoding="async"
            fetchPriority="low"
            className="h-14 w-10.5 shrink-0 rounded-mark object-cover"
          />
        )}
        <span className="grid min-w-0">
          <MoneyText amount={amount} currency={currency ?? defaultCurrency} className="font-semibold text-accent" />
          <span className="truncate text-xs text-muted">
            {nick} · {game.name}
          </span>
        </span>
      </Link>
    </li>
  )
}
