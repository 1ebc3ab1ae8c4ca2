import { isBonus, isRunning, type Gift, type GiftsStore } from '@croupier/domain/gifts'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { RequestFailure } from './request-failure.tsx'
import { useLostFocus } from './use-lost-focus.ts'

export interface ActivationNoticeProps {
  readonly gift: Gift
  readonly gifts: GiftsStore
}

/** At a gift: why its activation or cancellation was not done, and what to do; or that it is active now. */
export const ActivationNotice = observer(function ActivationNotice({ gift, gifts }: ActivationNoticeProps) {
  const { clock } = useSite()
  const state = gifts.activation.of(gift.id)
  const isActivated = state.status === 'done' && state.request.kind === 'activate' && isBonus(gift)
  return (
    <>
      <RequestFailure state={state} running={gifts.all.find((one) => isRunning(one, clock.now())) ?? null} />
      {isActivated && <Activated />}
    </>
  )
})

/** Takes the focus of the button: the gift has moved to the active ones. */
function Activated() {
  const t = useTexts()
  const ref = useRef<HTMLOutputElement>(null)
  useLostFocus(ref, true)
  return (
    <output ref={ref} tabIndex={-1} className="block basis-full text-sm text-positive outline-none">
      {t('gift-activation:activated')}
    </output>
  )
}
