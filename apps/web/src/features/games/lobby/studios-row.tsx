import { Row, Skeleton } from '@croupier/design-system'
import type { GameProducer } from '@croupier/domain/games'
import { useRef } from 'react'
import { producerPath } from '#shared/navigation/addresses.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { useNear } from './use-near.ts'

const MARK = 'grid h-20 place-items-center rounded-card px-4'

/** All studios, each a link to its games. Its marks are drawn when the row comes near the view, as a later row's games are. */
export function StudiosRow() {
  const t = useTexts()
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place, { isLoaded: false, windows: 1 })
  const { games } = useSite()
  const title = t('lobby:studios')
  const texts = rowTexts(t)
  const skeleton = (
    <div aria-busy="true">
      <Row title={title} item="mark" texts={texts}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} className="h-20" />
        ))}
      </Row>
    </div>
  )
  return (
    <ResourceView resource={games.producers} skeleton={skeleton} failed={t('lobby:studiosFailed')}>
      {(producers) => {
        if (producers.length === 0) return null
        if (isNear)
          return (
            <Row title={title} count={producers.length} item="mark" texts={texts}>
              {producers.map((producer) => (
                <StudioMark key={producer.slug} producer={producer} />
              ))}
            </Row>
          )
        return (
          <div>
            <Row title={title} count={producers.length} item="mark">
              <span ref={place} className="noscript:hidden print:hidden" aria-hidden>
                <Skeleton className="h-20 animate-none!" />
              </span>
            </Row>
            <noscript>
              <ul className="flex flex-wrap gap-x-4 gap-y-2">
                {producers.map(({ slug, name }) => (
                  <li key={slug}>
                    <Link to={producerPath(slug)}>{name}</Link>
                  </li>
                ))}
              </ul>
            </noscript>
          </div>
        )
      }}
    </ResourceView>
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
