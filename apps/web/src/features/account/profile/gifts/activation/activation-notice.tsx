import type { DomainError } from '@croupier/domain/core'
import { isBonus, type Gift, type GiftRequest, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { formatFailure } from '../../../../../shared/forms/form-messages.ts'
import { useTexts } from '../../../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../../../shared/texts/translate.ts'
import { RefusalWay } from './refusal-way.tsx'

export interface ActivationNoticeProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** What became of the latest activation or cancellation of a gift, and what to do about a refusal. */
export const ActivationNotice = observer(function ActivationNotice({ gift, gifts }: ActivationNoticeProps) {
  const t = useTexts()
  const state = gifts.activation.of(gift.id)
  return (
    <>
      <div role="alert" className="basis-full text-sm empty:hidden">
        {state.status === 'refused' && <Refusal error={state.error} gift={gift} gifts={gifts} />}
        {state.status === 'missing' && (
          <p className="text-negative">
            {t(isCancel(state.request) ? 'gift-activation:notCancelled' : 'gift-activation:missing')}
          </p>
        )}
        {state.status === 'unclear' && <p className="text-negative">{t('gift-activation:unclear')}</p>}
      </div>
      {state.status === 'done' && <Done text={isCancel(state.request) ? CANCELLED : doneText(gift)} />}
    </>
  )
})

const CANCELLED: PlainTextKey = 'gift-activation:cancelled'

const isCancel = ({ kind }: GiftRequest): boolean => kind !== 'activate'

const doneText = (gift: Gift): PlainTextKey => (isBonus(gift) ? 'gift-activation:activated' : 'gift-activation:taken')

interface RefusalProps extends ActivationNoticeProps {
  readonly error: DomainError
}

function Refusal({ error, gift, gifts }: RefusalProps) {
  const t = useTexts()
  return (
    <>
      <p className="text-negative">{formatFailure(t, error)}</p>
      <RefusalWay codes={error.codes} gift={gift} gifts={gifts} />
    </>
  )
}

/** Takes the focus of the button that went when the gift moved to another list. */
function Done({ text }: { readonly text: PlainTextKey }) {
  const t = useTexts()
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return (
    <output ref={ref} tabIndex={-1} className="block basis-full text-sm text-positive outline-none">
      {t(text)}
    </output>
  )
}
