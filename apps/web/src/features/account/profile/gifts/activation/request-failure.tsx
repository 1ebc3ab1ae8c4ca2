import { IDLE } from '@croupier/domain/core'
import type { Activation, Gift } from '@croupier/domain/gifts'
import { PressAlert } from '#shared/forms/press/press-alert.tsx'
import type { PressTexts } from '#shared/forms/press/press-message.ts'
import { RefusalWay } from './refusal-way.tsx'

export interface RequestFailureProps {
  readonly state: Activation
  /** The bonus that is being wagered; null: none is known. */
  readonly running: Gift | null
}

/** Why a request was not done, and what to do about it. */
export function RequestFailure({ state, running }: RequestFailureProps) {
  const isActivation = state.status !== 'idle' && state.request.kind === 'activate'
  return (
    <PressAlert
      state={state.status === 'asking' ? IDLE : state}
      texts={isActivation ? ACTIVATION : CANCELLATION}
      className="basis-full"
    >
      {state.status === 'refused' && <RefusalWay codes={state.error.codes} running={running} />}
    </PressAlert>
  )
}

const CANCELLATION: PressTexts = {
  refused: 'gift-activation:refused',
  missing: 'gift-activation:notCancelled',
  unclear: 'gift-activation:unclear',
}
const ACTIVATION: PressTexts = { ...CANCELLATION, missing: 'gift-activation:missing' }
