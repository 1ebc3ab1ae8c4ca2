import type { Resource } from '@croupier/domain/core'
import type { FirstGames } from '@croupier/domain/parts'
import type { ReactNode } from 'react'
import { LoadFailure } from '../loading/load-failure.tsx'
import { ResourceView } from '../loading/resource-view.tsx'
import { Section } from './section.tsx'

export interface FirstGamesViewProps {
  readonly games: Resource<FirstGames>
  /** How many fit here. */
  readonly count: number
  readonly title: string
  /** The message when they do not load. */
  readonly failure: string
  /** Shown until they are loaded. */
  readonly skeleton: ReactNode
  /** The section of the games; `hasMore`: there are others. */
  readonly children: (first: FirstGames & { readonly hasMore: boolean }) => ReactNode
}

/** The first games of a promotion or a tournament. Nothing where there are none. */
export function FirstGamesView({ games, count, title, failure, skeleton, children }: FirstGamesViewProps) {
  const awaited = <Section title={title}>{skeleton}</Section>
  return (
    <ResourceView
      resource={games}
      skeleton={<div aria-busy="true">{awaited}</div>}
      failed={(retry) => (
        <LoadFailure text={failure} onRetry={retry}>
          {awaited}
        </LoadFailure>
      )}
    >
      {(first) => first.games.length > 0 && children({ ...first, hasMore: hasMore(first, count) })}
    </ResourceView>
  )
}

/** A platform that tells no number may have more than fit here. */
const hasMore = ({ games, total }: FirstGames, count: number): boolean =>
  total === null ? games.length >= count : total > games.length
