import { Row, Skeleton } from '@croupier/design-system'
import { producerPath } from '#shared/navigation/addresses.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { rowTexts } from '#shared/games/cards/row-texts.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'

const MARK = 'grid h-20 place-items-center rounded-card px-4'

export function StudiosRow() {
  const t = useTexts()
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
      {(producers) =>
        producers.length > 0 && (
          <Row title={title} count={producers.length} item="mark" texts={texts}>
            {producers.map((producer) => (
              <Link
                key={producer.slug}
                to={producerPath(producer.slug)}
                className={`${MARK} lit bg-surface shadow-card transition-[background-color] duration-fast hover:bg-raised`}
              >
                {producer.image ? (
                  <img
                    {...pictureSources(producer.image, 'mark')}
                    alt={producer.name}
                    width="112"
                    height="44"
                    loading="lazy"
                    decoding="async"
                    fetchPriority="low"
                    className="h-11 w-28 max-w-full object-contain"
                  />
                ) : (
                  <span className="truncate font-semibold text-body">{producer.name}</span>
                )}
              </Link>
            ))}
          </Row>
        )
      }
    </ResourceView>
  )
}
