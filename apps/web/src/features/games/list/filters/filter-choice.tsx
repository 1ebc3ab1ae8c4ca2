import { partsOf, type GameFilter } from '@croupier/domain/games'
import { SlidersHorizontal } from 'lucide-react'
import { late } from '#shared/loading/late.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { SheetChoice } from './sheet-choice.tsx'

const sheet = late(async () => ({ Dialog: (await import('./filter-sheet.tsx')).FilterSheet }))

/** Button for the filter sheet. Loads the catalogue, for the counts, when a pointer or focus comes near. */
export function FilterChoice({ filter }: { readonly filter: GameFilter }) {
  const t = useTexts()
  const { games } = useSite()
  const chosen = partsOf(filter).filter(({ kind }) => kind !== 'category').length
  return (
    <SheetChoice code={sheet} props={{ filter }} onNear={() => games.search.open()}>
      <SlidersHorizontal aria-hidden />
      {t('game-lists:filters')}
      {chosen > 0 && (
        <span className="grid size-6 place-items-center rounded-full bg-strong text-xs font-semibold text-canvas tabular-nums">
          <span aria-hidden>{chosen}</span>
          <span className="sr-only">{t('game-lists:chosenCount', { count: chosen })}</span>
        </span>
      )}
    </SheetChoice>
  )
}
