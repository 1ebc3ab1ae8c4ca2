import type { JoiningStep, Tournament } from '@croupier/domain/tournaments'
import { useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'

export interface JoiningWordsProps {
  readonly step: JoiningStep
  readonly tournament: Tournament
  readonly isUpcoming: boolean
  readonly isGuest: boolean
}

/** The state of the visitor's participation in a tournament: a line and its explanation. */
export function JoiningWords(props: JoiningWordsProps) {
  const t = useTexts()
  const words = wordsOf(t, props)
  return (
    words && (
      <div className="min-w-0 max-w-prose">
        <p className="text-base font-semibold text-balance text-strong">{words.title}</p>
        <p className="mt-1 text-sm wrap-anywhere text-body">{words.text}</p>
      </div>
    )
  )
}

interface Words {
  readonly title: string
  readonly text: string
}

function wordsOf(t: Translate, { step, isUpcoming, isGuest }: JoiningWordsProps): Words | null {
  switch (step.kind) {
    case 'over':
    case 'unknown':
      return null
    case 'guest':
      return { title: t('tournament-joining:guestTitle'), text: t('tournament-joining:guestText') }
    case 'closed':
      return {
        title: t('tournament-joining:closedTitle'),
        text: t(isGuest ? 'tournament-joining:closedGuestText' : 'tournament-joining:closedText'),
      }
    case 'full':
      return { title: t('tournament-joining:fullTitle'), text: t('tournament-joining:fullText') }
    case 'conditions':
      return { title: t('tournament-joining:conditionsTitle'), text: t('tournament-joining:conditionsText') }
    case 'series-locked':
      return {
        title: t('tournament-joining:seriesTitle'),
        text: t('tournament-joining:seriesText', { title: step.other.title }),
      }
    case 'compoints': {
      const amount = (count: number) => t('loyalty:amount', { count })
      return {
        title: t('tournament-joining:dont_have_currency_title', { points: amount(step.missing) }),
        text: t('tournament-joining:dontHaveText', { price: amount(step.price), have: amount(step.have) }),
      }
    }
    case 'join':
      return {
        title: t('tournament-joining:joinTitle'),
        text: joinText(t, { isUpcoming, isChoosing: step.isChoosing }),
      }
    case 'choose':
      return isUpcoming
        ? { title: t('tournament-joining:seatTitle'), text: t('tournament-joining:chooseText') }
        : { title: t('tournament-joining:chooseTitle'), text: t('tournament-joining:chooseText') }
    case 'chosen':
      return isUpcoming
        ? { title: t('tournament-joining:seatTitle'), text: t('tournament-joining:seatText') }
        : { title: t('tournament-joining:chosenTitle'), text: t('tournament-joining:chosenText') }
    case 'waiting':
      return { title: t('tournament-joining:seatTitle'), text: t('tournament-joining:waitingText') }
  }
}

interface Start {
  readonly isUpcoming: boolean
  readonly isChoosing: boolean
}

function joinText(t: Translate, { isUpcoming, isChoosing }: Start): string {
  if (!isUpcoming) return t('tournament-joining:joinText')
  return t(isChoosing ? 'tournament-joining:joinAheadText' : 'tournament-joining:joinAheadLaterText')
}
