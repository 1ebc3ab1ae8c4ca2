import { Button, TextField } from '@croupier/design-system'
import {
  leastEnd,
  type ExclusionEffect,
  type ExclusionState,
  type ExclusionWish,
  type PlayerExclusion,
} from '@croupier/domain/cashbox'
import { Form } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { AS_IN_FORMS, type PressTexts } from '#shared/forms/press/press-message.ts'
import { SubmitForm } from '#shared/forms/submit-form.tsx'
import { useField } from '#shared/forms/use-field.ts'
import { useIntoView } from '#shared/forms/use-into-view.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { formatMoment } from '#shared/texts/format-time.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { formatTerm, useKindName } from './exclusion-texts.ts'

const TEXTS: PressTexts = { ...AS_IN_FORMS, ofCodes: { exclusion_running: 'exclusion:isRunning' } }

const EFFECTS: Readonly<Record<ExclusionEffect, PlainTextKey>> = {
  balance_withdrawable: 'exclusion:balance_withdrawable',
  balance_by_support: 'exclusion:balance_by_support',
  deposits_cancelled: 'exclusion:deposits_cancelled',
  bonuses_end: 'exclusion:bonuses_end',
  bonuses_kept: 'exclusion:bonuses_kept',
  promotions_left: 'exclusion:promotions_left',
  tournaments_left: 'exclusion:tournaments_left',
}

/** As a person types it: in any case, with any blanks. */
const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

export interface ExclusionSummaryProps {
  readonly exclusion: PlayerExclusion
  readonly state: ExclusionState
  readonly wish: ExclusionWish
  readonly onBack: () => void
  readonly onDone: () => void
}

/** Says what an exclusion does, and starts it once the player has typed a word. */
export const ExclusionSummary = observer(function ExclusionSummary(props: ExclusionSummaryProps) {
  const { exclusion, state, wish, onBack, onDone } = props
  const { term, category } = wish
  const t = useTexts()
  const site = useSite()
  const place = useIntoView()
  const id = useId()
  const kind = useKindName()
  const word = t('exclusion:word')
  const [form] = useState(
    () =>
      new Form<{ readonly word: string }>({ word: '' }, (typed) => ({
        word: plain(typed.word) === plain(word) ? [] : [{ name: 'wordWrong' }],
      })),
  )
  const field = useField(form, () => t('exclusion:wordWrong', { word }))
  const until = formatMoment(t, leastEnd(state, term, site.clock.now()))
  const effects = category === null ? state.effects : []
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="lit scroll-my-24 rounded-card bg-surface p-5 shadow-card outline-none md:p-6"
    >
      <h2 id={id} className="heading text-lg text-strong">
        {t('exclusion:summary')}
      </h2>
      <ul className="mt-4 mb-6 grid gap-2 text-body">
        <li className="text-strong">
          {category === null ? t('exclusion:summaryAll') : t('exclusion:summaryKind', { kind: kind(category) })}
        </li>
        <li className="text-strong">
          {term !== null && state.endsByItself
            ? t('exclusion:summaryUntil', { until })
            : t('exclusion:summaryLift', { from: until, cooling: formatTerm(t, state.cooling) })}
        </li>
        <li className="text-strong">{t('exclusion:noWayBack')}</li>
        {effects.map((effect) => (
          <li key={effect}>{t(EFFECTS[effect])}</li>
        ))}
        {category === null && <li>{t('exclusion:quiet')}</li>}
      </ul>
      <SubmitForm
        form={form}
        send={async () => {
          const { player } = site
          const outcome = await exclusion.exclude.run(wish)
          if (outcome.status === 'done' && site.player === player) site.gameRun.close()
          return outcome
        }}
        onSubmitted={onDone}
        dependsOn={[exclusion.state]}
        asksOnLeave={false}
        texts={TEXTS}
        submitText={t('exclusion:confirm')}
        button={{ intent: 'primary', size: 'md', block: false }}
        beside={
          <Button intent="ghost" onClick={onBack}>
            {t('exclusion:back')}
          </Button>
        }
      >
        <TextField
          label={t('exclusion:typeWord', { word })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('word')}
        />
      </SubmitForm>
    </section>
  )
})
