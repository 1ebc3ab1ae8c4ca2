import {
  isLiftable,
  leastEnd,
  termParts,
  type Exclusion,
  type ExclusionState,
  type Term,
} from '@croupier/domain/cashbox'
import { categoryName } from '#shared/games/category-name.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** "30 days", "6 months"; empty for what is not a term. */
export function formatTerm(t: Translate, term: Term): string {
  const parts = termParts(term)
  if (parts === null) return ''
  const { count, unit } = parts
  return new Intl.NumberFormat(t.languageTag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** What an exclusion that begins now means, below its choice. */
export function formatEnd(t: Translate, state: ExclusionState, { term, now }: TermFromNow): string {
  const least = formatMoment(t, leastEnd(state, term, now))
  return term !== null && state.endsByItself
    ? t('exclusion:until', { until: least })
    : t('exclusion:liftFrom', { from: least })
}

/** A term that begins now; null: open-ended. */
export interface TermFromNow {
  readonly term: Term | null
  readonly now: number
}

/** The name of a kind of games. For observers. */
export function useKindName(): (slug: string) => string {
  const t = useTexts()
  const categories = useSite().games.categories.value
  return (slug) => categoryName(categories?.find((one) => one.slug === slug) ?? { slug, name: null }, t)
}

/** What is closed, and until when. `kind`: the name of the kind of games; null: all play. */
export function formatRunning(t: Translate, { endsAt }: Exclusion, kind: string | null): string {
  if (endsAt === null) return kind === null ? t('exclusion:runningAllOpen') : t('exclusion:runningKindOpen', { kind })
  const until = formatMoment(t, endsAt)
  return kind === null ? t('exclusion:runningAll', { until }) : t('exclusion:runningKind', { kind, until })
}

/** From when on it can be lifted, while it cannot; null: it can, or it ends by itself. */
export function formatAskFrom(t: Translate, exclusion: Exclusion, now: number): string | null {
  const { liftableFrom } = exclusion
  return liftableFrom === null || isLiftable(exclusion, now)
    ? null
    : t('exclusion:askFrom', { from: formatMoment(t, liftableFrom) })
}
