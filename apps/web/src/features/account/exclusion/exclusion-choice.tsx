import { Button, RadioGroup } from '@croupier/design-system'
import {
  exclusionsToTake,
  kindsToExclude,
  type ExclusionDemand,
  type ExclusionState,
  type ExclusionWish,
} from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { useState, type SubmitEvent } from 'react'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatEnd, formatTerm, useKindName } from './exclusion-texts.ts'

const ALL = ''
const OPEN_ENDED = 'open'
const TERM = 'term'

export interface ExclusionChoiceProps {
  readonly state: ExclusionState
  readonly demand: ExclusionDemand
  /** What was chosen before; null: nothing. */
  readonly chosen: ExclusionWish | null
  readonly onChosen: (wish: ExclusionWish) => void
}

/** What to close, and for how long. Nothing is chosen in advance but all play. */
export const ExclusionChoice = observer(function ExclusionChoice(props: ExclusionChoiceProps) {
  const { state, demand, chosen, onChosen } = props
  const t = useTexts()
  const now = useSite().clock.now()
  const nameOf = useKindName()
  const [kind, setKind] = useState(chosen?.category ?? ALL)
  const [value, setValue] = useState(chosen ? (chosen.term ?? OPEN_ENDED) : undefined)
  const [isAsked, setAsked] = useState(false)
  const category = kind === ALL ? null : kind
  const kinds = kindsToExclude(state, demand)
  const terms = exclusionsToTake(state, demand, { category, now })
  const term = terms.find((one) => (one ?? OPEN_ENDED) === value)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    if (term !== undefined) onChosen({ term, category })
    else event.currentTarget.querySelector<HTMLInputElement>(`input[name=${TERM}]`)?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {kinds.length > 0 && (
        <RadioGroup
          label={t('exclusion:what')}
          look="cards"
          options={[
            { value: ALL, label: <span className="text-strong">{t('exclusion:all')}</span> },
            ...kinds.map((slug) => ({
              value: slug,
              label: <span className="text-strong">{nameOf(slug)}</span>,
              hint: t('exclusion:kindHint'),
            })),
          ]}
          value={kind}
          onValueChange={setKind}
        />
      )}
      {terms.length > 0 ? (
        <RadioGroup
          label={t('exclusion:howLong')}
          name={TERM}
          errors={isAsked && term === undefined ? [t('exclusion:termMissing')] : []}
          look="cards"
          options={terms.map((one) => ({
            value: one ?? OPEN_ENDED,
            label: <span className="text-strong">{one === null ? t('exclusion:openEnded') : formatTerm(t, one)}</span>,
            hint: formatEnd(t, state, { term: one, now }),
          }))}
          value={value}
          onValueChange={setValue}
        />
      ) : (
        <p className="text-body">{t('exclusion:nothingLonger')}</p>
      )}
      {terms.length > 0 && (
        <Button type="submit" size="lg" block>
          {t('exclusion:next')}
        </Button>
      )}
    </form>
  )
})
