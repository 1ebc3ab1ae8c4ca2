import { Button, SelectField } from '@croupier/design-system'
import { RoundsStore } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { categoryPath } from '#shared/navigation/addresses.ts'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { CashboxFrame } from '#shared/sections/cashbox-frame.tsx'
import { useZone } from '#shared/site/local-time.tsx'
import { NothingHere } from '#shared/site/nothing-here.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatDay } from '#shared/texts/format-time.ts'
import { DayRange } from '../history/day-range.tsx'
import { ExportButton } from '../history/export-button.tsx'
import { HistoryItems } from '../history/history-items.tsx'
import { HistorySections } from '../history/history-sections.tsx'
import { BySupport } from '#shared/sections/by-support.tsx'
import { NetSection } from './net-section.tsx'
import { RoundCard } from './round-card.tsx'
import {
  firstDay,
  monthsBefore,
  readRoundsAddress,
  roundsFilter,
  writeRoundsAddress,
  type RoundsFields,
} from './rounds-address.ts'
import { roundsFile } from './rounds-file.ts'

const skeleton = <SkeletonStack className="gap-3" bars={[[3, 'h-28 w-full']]} />

export const head: PageModule['head'] = (_context, t) => ({ title: t('play-history:title'), noIndex: true })

/** What the player has played for money, and what came of it. */
export const Page = observer(function RoundsPage() {
  const rounds = useSite().playerPart(RoundsStore)
  // Days are those of the player's zone, which the server does not know.
  const isServed = useZone() !== undefined
  return (
    <CashboxFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <HistorySections />
        {rounds && !isServed ? <History rounds={rounds} /> : skeleton}
      </div>
    </CashboxFrame>
  )
})

const History = observer(function History({ rounds }: { readonly rounds: RoundsStore }) {
  const t = useTexts()
  const [query, setQuery] = useSearchParams()
  const { clock } = useSite()
  // The first day does not change under the eyes of who has the page open at midnight.
  const [openedAt] = useState(() => clock.now())
  const fields = readRoundsAddress(query)
  const { game, from, to } = roundsFilter(fields, openedAt)
  useEffect(() => rounds.show({ game, from, to }), [rounds, game, from, to])
  useEffect(() => rounds.follow(), [rounds])
  const change = (wanted: RoundsFields) =>
    setQuery(writeRoundsAddress(wanted), { replace: true, preventScrollReset: true })
  const { pages } = rounds
  if (pages?.error?.kind === 'not-found') return <BySupport text={t('play-history:bySupport')} />
  const first = firstDay(fields, openedAt)
  const hasOlder =
    pages?.isLoaded === true && (rounds.oldestAt === null ? first > '2000' : from !== null && rounds.oldestAt < from)
  return (
    <>
      <NetSection rounds={rounds} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="heading text-lg text-strong">{t('play-history:rounds')}</h2>
        <div className="grid items-start gap-4 min-[400px]:grid-cols-2 sm:grid-cols-3">
          <SelectField
            className="min-[400px]:max-sm:col-span-2"
            label={t('play-history:game')}
            options={gameOptions(rounds, fields.game, t('play-history:allGames'))}
            value={fields.game}
            onValueChange={(slug) => change({ ...fields, game: slug })}
          />
          <DayRange
            days={fields}
            first={formatDay(t, Date.parse(first), 'UTC')}
            onChange={(days) => change({ ...fields, ...days })}
          />
        </div>
        <NewRounds rounds={rounds} isShown={fields.to === ''} />
        <HistoryItems
          label={t('play-history:rounds')}
          pages={pages}
          skeleton={skeleton}
          empty={
            <NothingHere
              title={t('play-history:noRounds')}
              text={t('play-history:noRoundsText')}
              action={<ButtonLink to={categoryPath(null)}>{t('play-history:toGames')}</ButtonLink>}
            />
          }
        >
          {(round) => <RoundCard round={round} />}
        </HistoryItems>
        {hasOlder && (
          <div className="grid justify-items-start gap-3">
            <p className="text-sm text-muted">
              {t('play-history:since', { day: formatDay(t, Date.parse(first), 'UTC') })}
            </p>
            <Button onClick={() => change({ ...fields, from: monthsBefore(first, 12) })}>
              {t('play-history:older')}
            </Button>
          </div>
        )}
        {pages !== null && pages.items.length > 0 && (
          <ExportButton name="rounds" make={async () => roundsFile(t, await rounds.all())} />
        )}
      </div>
    </>
  )
})

/** The games that the player has rounds of, and the chosen one. */
function gameOptions({ games }: RoundsStore, chosen: string, all: string) {
  const isMissing = chosen !== '' && !games.some(({ slug }) => slug === chosen)
  return [
    { value: '', label: all },
    ...games.map(({ slug, name }) => ({ value: slug, label: name })),
    ...(isMissing ? [{ value: chosen, label: chosen }] : []),
  ]
}

/** Says that rounds have ended since the list was read. The list does not move by itself. */
const NewRounds = observer(function NewRounds({
  rounds,
  isShown,
}: {
  readonly rounds: RoundsStore
  readonly isShown: boolean
}) {
  const t = useTexts()
  return (
    <output className="block empty:absolute">
      {rounds.hasNew && isShown && (
        <Button size="sm" intent="ghost" onClick={() => rounds.showNew()}>
          {t('play-history:newRounds')}
        </Button>
      )}
    </output>
  )
})
