import { Button } from '@croupier/design-system'
import type { Hunting, PromotionCurrency, Shot } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useTexts } from '#shared/site/tab.tsx'
import { huntPrizeName } from './hunt-prize-name.ts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import type { PressTexts } from '#shared/forms/press/press-message.ts'

/** Opaque: the sky is dark in every brand, their texts are not light in every one. */
const SIGN = 'rounded-control bg-surface px-4 py-1.5 shadow-raised'

export interface HuntOutcomeProps {
  readonly hunting: Hunting
  readonly currency: PromotionCurrency | null
}

/** The outcome of the latest shot, in the sky over the pond. Always rendered, so that a change inside is announced. */
export const HuntOutcome = observer(function HuntOutcome({ hunting, currency }: HuntOutcomeProps) {
  const t = useTexts()
  const { state } = hunting
  return (
    <div
      aria-live="polite"
      className="pointer-events-none absolute inset-x-3 top-3 grid justify-items-center text-center"
    >
      {state.status === 'sending' && <p className={`text-body ${SIGN}`}>{t('duck-hunt:shooting')}</p>}
      {state.status === 'done' && <Hit shot={state.value} currency={currency} />}
    </div>
  )
})

/** Why the latest shot was not fired, or that this is not known. Always rendered, as above. */
export const HuntAlert = observer(function HuntAlert({ hunting }: Pick<HuntOutcomeProps, 'hunting'>) {
  const t = useTexts()
  const { state } = hunting
  return (
    <PressAlert state={state} texts={TEXTS} className="grid justify-items-center gap-3 empty:hidden">
      {state.status === 'unclear' && <Button onClick={() => void hunting.resume()}>{t('duck-hunt:ask')}</Button>}
    </PressAlert>
  )
})

interface HitProps extends Pick<HuntOutcomeProps, 'currency'> {
  readonly shot: Shot
}

function Hit({ shot: { prize }, currency }: HitProps) {
  const t = useTexts()
  if (prize === null) return <p className={`text-body ${SIGN}`}>{t('duck-hunt:miss')}</p>
  const name = huntPrizeName(t, prize, currency)
  return <p className={`heading text-lg wrap-anywhere text-positive ${SIGN}`}>{t('duck-hunt:hit', { prize: name })}</p>
}

const TEXTS: PressTexts = {
  ofCodes: {
    no_attempts: 'duck-hunt:none',
    invalid_promotion: 'duck-hunt:over',
    not_participant: 'duck-hunt:notParticipant',
    multi_account: 'duck-hunt:multiAccount',
  },
  refused: 'duck-hunt:refused',
  unclear: 'duck-hunt:unknown',
}
