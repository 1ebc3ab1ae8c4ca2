import { Row, Skeleton } from '@croupier/design-system'
import type { GameProducer } from '@croupier/domain/games'
import { useRef } from 'react'
import { producerPath } from '#shared/navigation/addresses.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { NamesWithoutScript } from './later-row.tsx'
import { useNear } from './use-near.ts'

const MARK = 'grid h-20 place-items-center rounded-card px-4'

/** All studios, each a link to its games. */
export function StudiosRow() {
  const t = useTexts()
  const { games } = useSite()
  return (
    <ResourceView
      resource={games.producers}
      skeleton={
        <div aria-busy="true">
          <WaitingStudios />
        </div>
      }
      failed={t('lobby:studiosFailed')}
    >
      {(producers) => producers.length > 0 && <Studios producers={producers} />}
    </ResourceView>
  )
}

/** Draws their marks when the row comes near the view, as a later row's games. Without JavaScript it has their names. */
function Studios({ producers }: { readonly producers: readonly GameProducer[] }) {
  const t = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, { isLoaded: false, windows: 0.5 })
  if (isNear)
    return (
      <Row title={t('lobby:studios')} count={producers.length} item="mark" texts={rowTexts(t)}>
        {producers.map((producer) => (
          <StudioMark key={producer.slug} producer={producer} />
        ))}
      </Row>
    )
  return (
    <div ref={place}>
      <WaitingStudios count={producers.length} />
      <NamesWithoutScript of={producers} to={producerPath} />
    </div>
  )
}

/** The row before its marks are drawn, as high as with them. Still: it waits for as long as the page stands, out of view. */
function WaitingStudios({ count }: { readonly count?: number }) {
  const t = useTexts()
  return (
    <Row title={t('lobby:studios')} count={count} item="mark">
      <Skeleton className="h-20 animate-none! noscript:hidden print:hidden" />
    </Row>
  )
}

function StudioMark({ producer: { slug, name, image } }: { readonly producer: GameProducer }) {
  return (
    <Link
      to={producerPath(slug)}
      className={`${MARK} lit bg-surface shadow-card transition-[background-color] duration-fast hover:bg-raised`}
    >
      {image ? (
        <img
          {...pictureSources(image, 'mark')}
          alt={name}
          width="112"
          height="44"
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          className="h-11 w-28 max-w-full object-contain"
        />
      ) : (
        <span className="truncate font-semibold text-body">{name}</span>
      )}
    </Link>
  )
}
