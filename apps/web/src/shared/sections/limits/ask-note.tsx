import { Button } from '@croupier/design-system'
import type { LimitAsk, LimitsStore } from '@croupier/domain/cashbox'
import { observer } from 'mobx-react-lite'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { KIND_TEXTS } from './limit-texts.ts'

export interface AskNoteProps {
  readonly limits: LimitsStore
  readonly ask: LimitAsk
}

/** Asks for limits of some kinds, or for a review of all; with the way on without them where that may be. */
export const AskNote = observer(function AskNote({ limits, ask: { at, kinds, maySkip } }: AskNoteProps) {
  const t = useTexts()
  const { state, isBusy } = limits.answerAsk
  const isReview = at === 'review'
  // Titles within a sentence.
  const titles = kinds.map((kind) =>
    t(KIND_TEXTS[kind][0]).replace(/^./u, (first) => first.toLocaleLowerCase(t.languageTag)),
  )
  return (
    <section
      aria-label={t(isReview ? 'limits:reviewTitle' : 'limits:askedTitle')}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-card bg-surface p-5 text-body shadow-card"
    >
      <h2 className="font-semibold text-strong">{t(isReview ? 'limits:reviewTitle' : 'limits:askedTitle')}</h2>
      <p>
        {isReview
          ? t('limits:reviewText')
          : t('limits:askedText', { kinds: new Intl.ListFormat(t.languageTag).format(titles) })}
      </p>
      {maySkip && (
        <Button aria-disabled={isBusy} onClick={() => void limits.answerAsk.run(at)}>
          {t(isReview ? 'limits:keepAll' : 'limits:goWithout')}
        </Button>
      )}
      <PressAlert state={state} isBoxed />
    </section>
  )
})
