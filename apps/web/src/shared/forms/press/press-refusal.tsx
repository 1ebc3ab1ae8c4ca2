import type { KeptState } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import { useTexts } from '../../site/tab.tsx'
import type { PlainTextKey } from '../../texts/translate.ts'
import { formatRefusal, type RefusalTexts } from './format-refusal.ts'

export interface PressRefusalProps {
  readonly press: { readonly state: KeptState<object, unknown> }
  readonly texts: RefusalTexts
  /** What did not happen. */
  readonly nothing: PlainTextKey
  /** A refusal whose reason the page shows already. */
  readonly isTold?: (codes: readonly string[]) => boolean
}

/** Why the last press did nothing. Always rendered, so that a change inside is announced. */
export const PressRefusal = observer(function PressRefusal({ press, texts, nothing, isTold }: PressRefusalProps) {
  const t = useTexts()
  const { state } = press
  return (
    <div role="alert" className="text-sm empty:hidden">
      {state.status === 'refused' && (
        <p className="text-negative">
          {!isTold?.(state.error.codes) && `${formatRefusal(t, state.error, texts)} `}
          {t(nothing)}
        </p>
      )}
    </div>
  )
})
