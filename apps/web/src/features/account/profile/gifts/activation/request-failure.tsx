import type { DomainError } from '@croupier/domain/core'
import type { Activation, Gift } from '@croupier/domain/gifts'
import { formatFailure } from '#shared/forms/form-messages.ts'
import { formatFailedPress, type FailureTexts } from '#shared/forms/press/format-refusal.ts'
import { useTexts } from '#shared/site/tab.tsx'
import type { Translate } from '#shared/texts/translate.ts'
import { RefusalWay } from './refusal-way.tsx'

export interface RequestFailureProps {
  readonly state: Activation
  /** The bonus that is being wagered; null: none is known. */
  readonly running: Gift | null
}

/** Why a request was not done, and what to do about it. */
export function RequestFailure({ state, running }: RequestFailureProps) {
  const t = useTexts()
  const isActivation = state.status !== 'idle' && state.request.kind === 'activate'
  const texts = isActivation ? ACTIVATION : CANCELLATION
  const text = state.status === 'asking' ? null : formatFailedPress(t, state, texts)
  return (
    <div role="alert" className="basis-full text-sm empty:hidden">
      {text !== null && <p className="text-negative">{text}</p>}
      {state.status === 'refused' && <RefusalWay codes={state.error.codes} running={running} />}
    </div>
  )
}

const CANCELLATION: FailureTexts = {
  refused: formatRefusal,
  missing: 'gift-activation:notCancelled',
  unclear: 'gift-activation:unclear',
}
const ACTIVATION: FailureTexts = { ...CANCELLATION, missing: 'gift-activation:missing' }

/** The text of a refusal. The general one of forms speaks of fields, so gifts have their own. */
function formatRefusal(t: Translate, error: DomainError): string {
  const hasOwnText = error.status === 429 || error.codes.some((code) => t.maybe(`forms:${code}`) !== null)
  const isGeneral = !hasOwnText && (error.kind === 'rejected' || error.kind === 'not-found')
  return isGeneral ? t('gift-activation:refused') : formatFailure(t, error)
}
