import { cardStyles } from '@croupier/design-system'
import type { Tournament } from '@croupier/domain/tournaments'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { Section } from '#shared/events/section.tsx'
import { Disclosure } from '#shared/sections/disclosure.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { prizeRanges, type PrizeRange } from './prize-ranges.ts'

/** How many rows are open; the others are folded. */
const OPEN_ROWS = 10

export interface PrizePlacesProps {
  readonly contest: Pick<Tournament, 'prizes' | 'prizeDescription'> & Partial<Pick<Tournament, 'numberOfPrizes'>>
}

/** How many places win, what each wins, and the platform's words about it; nothing where none of it is known. */
export function PrizePlaces({ contest }: PrizePlacesProps) {
  const t = useTexts()
  const ranges = prizeRanges(contest.prizes)
  const count = contest.numberOfPrizes ?? contest.prizes.length
  const hasWords = contest.prizeDescription.trim() !== ''
  if (ranges.length === 0 && !hasWords) return null
  const folded = ranges.slice(OPEN_ROWS)
  return (
    <Section
      title={t('tournament-contest:prizes')}
      note={count > 0 ? t('tournament-contest:prizeCount', { count }) : undefined}
    >
      <div className={`grid gap-4 ${cardStyles()}`}>
        {hasWords && <PlatformHtml html={contest.prizeDescription} className="max-w-prose" />}
        <PrizeList ranges={ranges.slice(0, OPEN_ROWS)} />
        {folded.length > 0 && (
          <Disclosure title={t('tournament-contest:morePrizes')} tone="info">
            <PrizeList ranges={folded} />
          </Disclosure>
        )}
      </div>
    </Section>
  )
}

function PrizeList({ ranges }: { readonly ranges: readonly PrizeRange[] }) {
  const t = useTexts()
  if (ranges.length === 0) return null
  return (
    <ol className="grid gap-x-10 md:grid-cols-2">
      {ranges.map((range) => (
        <li key={range.from} className="flex min-h-11 items-center gap-4 py-1.5 shadow-[0_1px_0_var(--color-line)]">
          <span
            className={`min-w-10 shrink-0 font-display tabular-nums ${range.from <= 3 ? 'text-lg font-semibold text-strong' : 'text-base text-muted'}`}
          >
            <span aria-hidden>{placesText(t, range)}</span>
            <span className="sr-only">{t('tournament-contest:places', { places: placesText(t, range) })}</span>
          </span>
          <span className="min-w-0 flex-1 text-end font-semibold wrap-anywhere text-strong">
            {range.gifts.join(' + ')}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** "1", or "11–50". */
function placesText({ languageTag }: Translate, { from, to }: PrizeRange): string {
  return from === to
    ? formatNumber(languageTag, from)
    : `${formatNumber(languageTag, from)}–${formatNumber(languageTag, to)}`
}
