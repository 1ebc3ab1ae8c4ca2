import type { DomainError } from '@croupier/domain/core'
import type { Activation, Gift } from '@croupier/domain/gifts'
import { formatFailure } from '#shared/forms/form-messages.ts'
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
  return (
    <div role="alert" className="basis-full text-sm empty:hidden">
      {state.status === 'refused' && (
        <>
          <p className="text-negative">{refusalText(t, state.error)}</p>
          <RefusalWay codes={state.error.codes} running={running} />
        </>
      )}
      {state.status === 'missing' && (
        <p className="text-negative">
          {t(state.request.kind === 'activate' ? 'gift-activation:missing' : 'gift-activation:notCancelled')}
        </p>
      )}
      {state.status === 'unclear' && <p className="text-negative">{t('gift-activation:unclear')}</p>}
    </div>
  )
}

/** The text of a refusal. The general one of forms speaks of fields, so gifts have their own. */
function refusalText(t: Translate, error: DomainError): string {
  const hasOwnText = error.status === 429 || error.codes.some((code) => t.maybe(`forms:${code}`) !== null)
  const isGeneral = !hasOwnText && (error.kind === 'rejected' || error.kind === 'not-found')
  return isGeneral ? t('gift-activation:refused') : formatFailure(t, error)
}
