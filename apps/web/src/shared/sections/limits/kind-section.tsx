import { Accordion } from '@croupier/design-system'
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
export function KindSection(props: KindSectionProps) {
  const t = useTexts()
  const [title, text] = KIND_TEXTS[props.kind]
  return (
    <TitledSection title={t(title)} text={t(text)}>
      <KindForms {...props} />
    </TitledSection>
  )
}

/** Kinds that the player does not limit, each folded to its title. */
export function FoldedKinds({
  kinds,
  ...props
}: Omit<KindSectionProps, 'kind'> & { readonly kinds: readonly LimitKind[] }) {
  const t = useTexts()
  const items = kinds.map((kind) => {
    const [title, text] = KIND_TEXTS[kind]
    return {
      id: kind,
      title: t(title),
      aside: isLimited(props.known, kind) ? undefined : t('limits:none'),
      content: (
        <>
          <p className="mb-5 text-sm text-muted">{t(text)}</p>
          <KindForms {...props} kind={kind} isFlat />
        </>
      ),
    }
  })
  return <Accordion level={2} items={items} />
}

/** Whether a limit of the kind is set, pending or unreadable. */
export const isLimited = ({ own }: PlayerLimits, kind: LimitKind): boolean =>
  SPANS_OF[kind].some((span) => {
    const limit = own[kind]?.[span]
    return !limit || limit.amount !== null || limit.pending !== null
  })

function KindForms({ kind, limits, known, isFlat = false }: KindSectionProps & { readonly isFlat?: boolean }) {
  const t = useTexts()
  const { own, currency } = known
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] ${isFlat ? 'gap-8' : 'gap-4'}`}>
      {SPANS_OF[kind].map((span) => {
        const limit = own[kind]?.[span]
        const form = { limits, kind, span, currency, isFlat }
        return limit ? (
          <LimitForm key={span} {...form} limit={limit} />
        ) : (
          <LoadFailure key={span} text={t('limits:notLoaded')} onRetry={() => limits.limits.reread()} />
        )
      })}
    </div>
  )
}
