import { isBonus, isRunning, type Activation, type Gift, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { formatFailure } from '../../../../../shared/forms/form-messages.ts'
import { useSite, useTexts } from '../../../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../../../shared/texts/translate.ts'
import { RefusalWay } from './refusal-way.tsx'

export interface ActivationNoticeProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** What became of the latest activation or cancellation of a gift, and what to do about a refusal. */
export const ActivationNotice = observer(function ActivationNotice({ gift, gifts }: ActivationNoticeProps) {
  const state = gifts.activation.of(gift.id)
  const { clock } = useSite()
  const isCancel = state.status !== 'idle' && state.request.kind !== 'activate'
  const activated = isBonus(gift) ? 'gift-activation:activated' : 'gift-activation:taken'
  return (
    <RequestNotice
      state={state}
      done={isCancel ? 'gift-activation:cancelled' : activated}
      missing={isCancel ? 'gift-activation:notCancelled' : 'gift-activation:missing'}
      running={gifts.all.find((one) => isRunning(one, clock.now())) ?? null}
    />
  )
})

export interface RequestNoticeProps {
  readonly state: Activation
  readonly done: PlainTextKey
  readonly missing: PlainTextKey
  /** The bonus that is being wagered; null: none is known. */
  readonly running: Gift | null
}

/** What became of a request. */
export function RequestNotice({ state, done, missing, running }: RequestNoticeProps) {
  const t = useTexts()
  return (
    <>
      <div role="alert" className="basis-full text-sm empty:hidden">
        {state.status === 'refused' && (
          <>
            <p className="text-negative">{formatFailure(t, state.error)}</p>
            <RefusalWay codes={state.error.codes} running={running} />
          </>
        )}
        {state.status === 'missing' && <p className="text-negative">{t(missing)}</p>}
        {state.status === 'unclear' && <p className="text-negative">{t('gift-activation:unclear')}</p>}
      </div>
      {state.status === 'done' && <Done text={done} />}
    </>
  )
}

/** Takes the focus where the button that had it went, as the gift moved to another list. */
function Done({ text }: { readonly text: PlainTextKey }) {
  const t = useTexts()
  const ref = useRef<HTMLOutputElement>(null)
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
    if (isLost) ref.current?.focus()
  }, [])
  return (
    <output ref={ref} tabIndex={-1} className="block basis-full text-sm text-positive outline-none">
      {t(text)}
    </output>
  )
}
