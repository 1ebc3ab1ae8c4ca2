import { SPANS_OF, type LimitKind, type LimitsStore, type PlayerLimits } from '@croupier/domain/cashbox'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { LimitForm } from './limit-form.tsx'
import { KIND_TEXTS } from './limit-texts.ts'

export interface KindSectionProps {
  readonly kind: LimitKind
  readonly limits: LimitsStore
  readonly known: PlayerLimits
}

/** All limits of one kind. */
export function KindSection({ kind, limits, known }: KindSectionProps) {
  const t = useTexts()
  const [title, text] = KIND_TEXTS[kind]
  const { own, currency } = known
  return (
    <TitledSection title={t(title)} text={t(text)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {SPANS_OF[kind].map((span) => {
          const limit = own[kind]?.[span]
          return limit ? (
            <LimitForm key={span} limits={limits} kind={kind} span={span} limit={limit} currency={currency} />
          ) : (
            <LoadFailure key={span} text={t('limits:notLoaded')} onRetry={() => limits.limits.reread()} />
          )
        })}
      </div>
    </TitledSection>
  )
}
