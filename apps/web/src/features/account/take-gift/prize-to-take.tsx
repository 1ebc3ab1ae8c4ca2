import { Button, buttonStyles } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import { createPrizeClaim, type PrizeState } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { pressMessage, type PressText, type PressTexts } from '#shared/forms/press/press-message.ts'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { GiftView } from './gift-view.tsx'
import { NoPrize } from './no-prize.tsx'

/** The gift of a link for a player: taken with a press, then the outcome. */
export const PrizeToTake = observer(function PrizeToTake({ id }: { readonly id: string }) {
  const t = useTexts()
  const { site, dialogs } = useTab()
  const claim = site.playerPart(createPrizeClaim)
  if (!claim) return null
  const take = async () => {
    const { player } = site
    const outcome = await claim.take(id)
    if (isInactive(outcome) && site.player === player) dialogs.open('inactive-gift', {})
  }
  const state = claim.stateOf(id)
  switch (state.status) {
    case 'idle':
    case 'sending':
    case 'checking':
      return (
        <GiftView title={t('take-gift:ready')} text={t('take-gift:readyText')}>
          <Button intent="primary" loading={state.status !== 'idle'} onClick={() => void take()}>
            {t('take-gift:take')}
          </Button>
        </GiftView>
      )
    case 'done': {
      const [gift] = claim.givenBy(id)
      const text = gift ? t('take-gift:takenNamed', { gift: gift.title }) : t('take-gift:takenText')
      return (
        <GiftView title={t('take-gift:taken')} text={text}>
          <ToGifts isMain />
        </GiftView>
      )
    }
    case 'missing':
    case 'unclear':
    case 'refused':
      return <NotTaken state={state} onRetry={() => void take()} />
  }
})

const INACTIVE: readonly string[] = ['prize_inactive', 'prize_ended']

const isInactive = (state: PrizeState): boolean =>
  state.status === 'refused' && state.error.codes.some((code) => INACTIVE.includes(code))

const OVER: PressText = { title: 'take-gift:inactive', text: 'take-gift:inactiveText', isForPeople: false }

/** A refusal that is not about the gift leads to support. */
const TEXTS: PressTexts = {
  ofCodes: {
    prize_taken: { title: 'take-gift:already', text: 'take-gift:alreadyText', isForPeople: false },
    prize_inactive: OVER,
    prize_ended: OVER,
    prize_gone: { title: 'take-gift:gone', text: 'take-gift:goneText', isForPeople: false },
  },
  refused: { title: 'take-gift:refused', text: 'take-gift:refusedText', isForPeople: true },
  unclear: { title: 'take-gift:lost', text: 'take-gift:lostText' },
}

interface NotTakenProps {
  readonly state: Extract<PrizeState, { error: DomainError }>
  readonly onRetry: () => void
}

/** A page of its own, not an alert: the outcome stands in place of the gift, with other ways on for each. */
function NotTaken({ state, onRetry }: NotTakenProps) {
  const t = useTexts()
  const { status, error } = state
  if (status === 'refused' && (error.kind === 'not-found' || error.codes.includes('prize_not_found')))
    return <NoPrize />
  const told = pressMessage(t, state, TEXTS)
  const isForPeople = told?.isForPeople === true
  return (
    <GiftView title={told?.title ?? ''} text={told?.text ?? ''} isMuted={status === 'refused'}>
      {status !== 'refused' && (
        <Button intent="primary" onClick={onRetry}>
          {t('errors:retry')}
        </Button>
      )}
      {isForPeople && (
        <SupportButton topic="bonus" className={buttonStyles({ intent: 'primary' })}>
          {t('forms:writeToSupport')}
        </SupportButton>
      )}
      <ToGifts isMain={status === 'refused' && !isForPeople} />
    </GiftView>
  )
}

function ToGifts({ isMain = false }: { readonly isMain?: boolean }) {
  const t = useTexts()
  return (
    <Link to={PROFILE_GIFTS_PATH} className={buttonStyles(isMain ? { intent: 'primary' } : {})}>
      {t('take-gift:toGifts')}
    </Link>
  )
}
