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

/** Title, text, and name of the button that goes on without: of a review, of limits that may be left out, again, and of others. */
const REVIEW = ['limits:reviewTitle', 'limits:reviewText', 'limits:keepAll'] as const
const OFFERED = ['limits:offeredTitle', 'limits:offeredText', 'limits:goWithout'] as const
const OFFERED_AGAIN = ['limits:againTitle', 'limits:againText', 'limits:goWithout'] as const
const ASKED = ['limits:askedTitle', 'limits:askedText', 'limits:goWithout'] as const

/** Asks for limits of some kinds, or for a review of all; with the way on without them where that may be. */
export const AskNote = observer(function AskNote({ limits, ask: { at, kinds, maySkip, isAgain } }: AskNoteProps) {
  const t = useTexts()
  const { state, isBusy } = limits.answerAsk
  const offered = isAgain ? OFFERED_AGAIN : OFFERED
  const [title, text, goOn] = at === 'review' ? REVIEW : maySkip ? offered : ASKED
  // Titles within a sentence.
  const titles = kinds.map((kind) =>
    t(KIND_TEXTS[kind][0]).replace(/^./u, (first) => first.toLocaleLowerCase(t.languageTag)),
  )
  return (
    <section
      aria-label={t(title)}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 rounded-card bg-surface p-5 text-body shadow-card"
    >
      <h2 className="font-semibold text-strong">{t(title)}</h2>
      <p>{t(text, { kinds: new Intl.ListFormat(t.languageTag).format(titles) })}</p>
      {maySkip && (
        <Button aria-disabled={isBusy} onClick={() => void limits.answerAsk.run(at)}>
          {t(goOn)}
        </Button>
      )}
      <PressAlert state={state} isBoxed />
    </section>
  )
})
