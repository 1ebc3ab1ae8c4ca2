import { Skeleton } from '@croupier/design-system'
import type { Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useFocusRecovery } from '#shared/forms/use-focus-recovery.ts'
import { usePlayersPart } from '#shared/loading/late-part.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { usePlayer, useTexts, useSite } from '#shared/site/tab.tsx'
import { EntryConditions } from './entry-conditions.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { JoiningActions } from './joining-actions.tsx'
import { JoiningWords } from './joining-words.tsx'
import { playersJoining } from './late-joining.ts'
import { useAskedJoin } from './use-asked-join.ts'
import { useJoiningStep } from './use-joining-step.ts'

/**
 * How to take part in a tournament: what a seat asks for, what the visitor can do, and the outcome of the last press
 * (docs/product-rules.md, Joining a tournament). Nothing once it is over. The page names the texts `tournament-joining`
 * and the part `playersJoining`.
 */
export const TournamentJoin = observer(function TournamentJoin({ tournament }: { readonly tournament: Tournament }) {
  const t = useTexts()
  const isGuest = usePlayer() === null
  const site = useSite()
  const players = usePlayersPart(playersJoining)
  const joining = players ? site.knownPlayerPart(players.createPlayerJoining) : null
  const { slug, isMember, conditions } = tournament
  const isSending = joining?.of(slug).status === 'sending'
  const { step, isUpcoming, compoints, retry } = useJoiningStep(tournament, isSending)
  const isKnown = step.kind !== 'unknown' && (isGuest || players !== undefined)
  const place = useAskedJoin(isKnown)
  useEffect(() => joining?.open(slug), [joining, slug])
  useFocusRecovery(place)
  // A refusal may say that it is over.
  if (step.kind === 'over' && joining?.of(slug).status !== 'refused') return null
  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-label={t('tournament-joining:title')}
      data-joining={step.kind}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 outline-none"
    >
      {!isKnown ? (
        retry ? (
          <LoadFailure text={t('tournament-joining:unknownFailed')} onRetry={retry} />
        ) : (
          <WordsSkeleton />
        )
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <JoiningWords step={step} tournament={tournament} isUpcoming={isUpcoming} isGuest={isGuest} />
          <JoiningActions
            tournament={tournament}
            step={step}
            compoints={compoints}
            joining={joining}
            players={players}
          />
        </div>
      )}
      {players && joining && (
        <players.JoiningOutcome joining={joining} slug={slug} isUpcoming={isUpcoming} isDone={step.kind === 'chosen'} />
      )}
      {!isMember && <EntryFacts tournament={tournament} compoints={compoints} />}
      {!isMember && <EntryConditions conditions={conditions} />}
      {isUpcoming && players && <players.ReminderToggle tournament={tournament} />}
    </fieldset>
  )
})

function WordsSkeleton() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="grow">
        <Skeleton shape="text" className="w-48 max-w-full text-base" />
        <Skeleton shape="text" className="mt-1 w-64 max-w-full text-sm" />
      </div>
      <Skeleton className="h-11 w-40 rounded-control max-sm:w-full" />
    </div>
  )
}
