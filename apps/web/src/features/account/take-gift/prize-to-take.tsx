import { Button, buttonStyles } from '@croupier/design-system'
import type { DomainError } from '@croupier/domain/core'
import { createPrizeClaim, type PrizeState } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { PROFILE_GIFTS_PATH } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { SupportButton } from '#shared/overlays/support-button.tsx'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import { GiftView } from './gift-view.tsx'
import { NoPrize } from './no-prize.tsx'

/** The gift of a link for a player: taken with a press, then the outcome. */
export const PrizeToTake = observer(function PrizeToTake({ id }: { readonly id: string }) {
  const t = useTexts()
  const { dialogs } = useTab()
  const claim = useSite().playerPart(createPrizeClaim)
  if (!claim) return null
  const take = async () => {
    if (isInactive(await claim.take(id))) dialogs.open('inactive-gift', {})
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
      return (
        <GiftView title={t('take-gift:lost')} text={t('take-gift:lostText')}>
          <Button intent="primary" onClick={() => void take()}>
            {t('errors:retry')}
          </Button>
          <ToGifts />
        </GiftView>
      )
    case 'refused':
      return <Refusal error={state.error} />
  }
})

const INACTIVE: readonly string[] = ['prize_inactive', 'prize_ended']

const isInactive = (state: PrizeState): boolean =>
  state.status === 'refused' && state.error.codes.some((code) => INACTIVE.includes(code))

interface Words {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
}

/** Refusals that lead to the gifts; all others lead to support. */
const REFUSALS: ReadonlyMap<string, Words> = new Map<string, Words>(
  Object.entries({
    prize_taken: { title: 'take-gift:already', text: 'take-gift:alreadyText' },
    prize_inactive: { title: 'take-gift:inactive', text: 'take-gift:inactiveText' },
    prize_ended: { title: 'take-gift:inactive', text: 'take-gift:inactiveText' },
    prize_gone: { title: 'take-gift:gone', text: 'take-gift:goneText' },
  } as const),
)

function Refusal({ error }: { readonly error: DomainError }) {
  const t = useTexts()
  if (error.kind === 'not-found' || error.codes.includes('prize_not_found')) return <NoPrize />
  const words = error.codes.map((code) => REFUSALS.get(code)).find((one) => one !== undefined)
  if (words) {
    return (
      <GiftView title={t(words.title)} text={t(words.text)} isMuted>
        <ToGifts isMain />
      </GiftView>
    )
  }
  return (
    <GiftView title={t('take-gift:refused')} text={formatReason(t, error)} isMuted>
      <SupportButton topic="bonus" className={buttonStyles({ intent: 'primary' })}>
        {t('forms:writeToSupport')}
      </SupportButton>
      <ToGifts />
    </GiftView>
  )
}

/** The text of a refusal's first known code. */
function formatReason(t: Translate, { codes }: DomainError): string {
  const texts = codes.map((code) => t.maybe(`forms:${code}`))
  return texts.find((text) => text !== null) ?? t('take-gift:refusedText')
}

function ToGifts({ isMain = false }: { readonly isMain?: boolean }) {
  const t = useTexts()
  return (
    <Link to={PROFILE_GIFTS_PATH} className={buttonStyles(isMain ? { intent: 'primary' } : {})}>
      {t('take-gift:toGifts')}
    </Link>
  )
}
