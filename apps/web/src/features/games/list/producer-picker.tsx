import { Sheet, Skeleton } from '@croupier/design-system'
import { chooseProducers, type GameProducer } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { producerPath } from '#shared/navigation/addresses.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { StudioSearch } from './filters/studio-search.tsx'
import { NothingHere } from '#shared/site/nothing-here.tsx'

export interface ProducerPickerProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** All producers, the first 8 as the most played, with a search by the beginning of the name from 3 characters. */
export const ProducerPicker = observer(function ProducerPicker({ open, onClose }: ProducerPickerProps) {
  const t = useTexts()
  const { games } = useSite()
  const [typed, setTyped] = useState('')
  return (
    <Sheet
      open={open}
      title={t('game-lists:studiosTitle')}
      closeLabel={t('game-lists:close')}
      onClose={onClose}
      size="lg"
    >
      <div className="min-h-[60dvh] md:min-h-[34rem]">
        <StudioSearch value={typed} onValueChange={setTyped} className="sticky top-0 z-10" />
        <ResourceView
          resource={games.producers}
          skeleton={
            <Marks label={null}>
              {Array.from({ length: 12 }, (_, index) => (
                <li key={index}>
                  <Skeleton className="h-24" />
                </li>
              ))}
            </Marks>
          }
          failed={(retry) => <LoadFailure text={t('game-lists:studiosFailed')} onRetry={retry} />}
        >
          {(producers) => <Choice producers={producers} typed={typed} />}
        </ResourceView>
      </div>
    </Sheet>
  )
})

interface ChoiceProps {
  readonly producers: readonly GameProducer[]
  readonly typed: string
}

function Choice({ producers, typed }: ChoiceProps) {
  const t = useTexts()
  const choice = chooseProducers(producers, typed)
  if (choice.kind === 'browse') {
    return (
      <>
        <Marks label={t('game-lists:topStudios')}>{choice.top.map(toMark)}</Marks>
        {choice.others.length > 0 && <Marks label={t('game-lists:otherStudios')}>{choice.others.map(toMark)}</Marks>}
      </>
    )
  }
  return (
    <>
      <output className="sr-only">{t('game-lists:studiosFound', { count: choice.producers.length })}</output>
      {choice.producers.length > 0 ? (
        <Marks label={null}>{choice.producers.map(toMark)}</Marks>
      ) : (
        <NothingHere level={3} title={t('game-lists:noStudio', { query: typed.trim() })} />
      )}
    </>
  )
}

function Marks({ label, children }: { readonly label: string | null; readonly children: React.ReactNode }) {
  return (
    <section className="mt-5">
      {label && <h3 className="mb-3 text-sm font-semibold text-muted">{label}</h3>}
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-4">{children}</ul>
    </section>
  )
}

function toMark(producer: GameProducer) {
  return (
    <li key={producer.slug}>
      <Link
        to={producerPath(producer.slug)}
        className="lit grid h-24 content-center justify-items-center gap-2 rounded-card bg-raised px-3 text-center shadow-card transition-[background-color,box-shadow] duration-fast hover:bg-overlay hover:shadow-raised"
      >
        {producer.image && (
          <img
            {...pictureSources(producer.image, 'mark')}
            alt=""
            width="96"
            height="40"
            loading="lazy"
            className="h-10 w-24 object-contain"
          />
        )}
        <span className="w-full truncate text-xs font-medium text-body">{producer.name}</span>
      </Link>
    </li>
  )
}
