import { Avatar, Button, Sheet } from '@croupier/design-system'
import type { Participant, Promotion } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { LOGIN_PATH, returnQuery } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import type { DialogFrame } from '#shared/overlays/dialogs/dialog-props.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { PointsText } from '../sections/points-text.tsx'
import { FactLine } from '#shared/sections/fact-line.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import { LeftToday } from './left-today.tsx'
import { HIGH_FIVE_TEXTS } from './refusal-texts.ts'
import { useGiving, type Giving } from './use-giving.ts'

export interface ParticipantCardProps extends DialogFrame {
  readonly promotion: Promotion
  readonly participant: Participant
}

/** A player of the promotion, with the button that gives them a high five. */
export const Dialog = observer(function ParticipantCard(props: ParticipantCardProps) {
  const { promotion, participant, open, onClose } = props
  const t = useTexts()
  const { username, avatar } = participant
  const { isOpen, giving } = useGiving(promotion, participant)
  const close = () => {
    giving?.dismiss()
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} type="participant" size="sm" title={username} closeLabel={t('dialogs:close')}>
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <Avatar name={username} {...pictureSources(avatar, 'mark')} size="xl" />
          <Facts promotion={promotion} participant={participant} />
        </div>
        {isOpen && <Give promotion={promotion} name={username} giving={giving} />}
      </div>
    </Sheet>
  )
})

function Facts({ promotion, participant }: Pick<ParticipantCardProps, 'promotion' | 'participant'>) {
  const t = useTexts()
  const { rank, points, level, highFives } = participant
  const number = (value: number) => formatNumber(t.languageTag, value)
  return (
    <dl className="grid min-w-0 flex-1 gap-1.5">
      {rank !== null && <FactLine name={t('high-fives:place')}>{number(rank)}</FactLine>}
      {points !== null && (
        <FactLine name={t('high-fives:points')}>
          <PointsText points={points} currency={promotion.currency} />
        </FactLine>
      )}
      {highFives !== null && <FactLine name={t('high-fives:received')}>{number(highFives)}</FactLine>}
      {level !== null && <FactLine name={t('high-fives:level')}>{number(level)}</FactLine>}
    </dl>
  )
}

interface GiveProps {
  readonly promotion: Promotion
  readonly name: string
  /** Null for guests. */
  readonly giving: Giving | null
}

function Give({ promotion, name, giving }: GiveProps) {
  const t = useTexts()
  const { pathname, search } = useLocation()
  if (!giving)
    return (
      <ButtonLink to={`${LOGIN_PATH}${returnQuery(pathname + search)}`} intent="primary" block>
        {t('high-fives:loginToGive')}
      </ButtonLink>
    )
  return (
    <div className="grid gap-3">
      <Button
        intent="primary"
        block
        data-autofocus=""
        loading={giving.state.status === 'sending' || giving.state.status === 'checking'}
        onClick={() => void giving.give()}
      >
        {t('high-fives:give')}
      </Button>
      <Outcome giving={giving} name={name} />
      <LeftToday promotion={promotion} className="text-center text-sm text-muted" />
    </div>
  )
}

/** The outcome of the press. */
function Outcome({ giving: { state }, name }: { readonly giving: Giving; readonly name: string }) {
  const t = useTexts()
  return (
    <>
      <output className="block text-center text-sm wrap-anywhere text-positive empty:absolute">
        {state.status === 'done' && t('high-fives:givenTo', { name })}
      </output>
      <PressAlert
        state={state}
        texts={HIGH_FIVE_TEXTS}
        support="promotion"
        className="grid justify-items-center gap-3 text-center wrap-anywhere"
      />
    </>
  )
}
