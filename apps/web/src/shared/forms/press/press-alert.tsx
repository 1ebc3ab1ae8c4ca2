import { FormErrors } from '@croupier/design-system'
import type { AnyPressState } from '@croupier/domain/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { SupportLink } from '../../overlays/support-link.tsx'
import type { SupportTopic } from '../../overlays/support-topic.ts'
import { useTexts } from '../../site/tab.tsx'
import { pressMessage, type PressTexts } from './press-message.ts'

export interface PressAlertProps {
  readonly state: AnyPressState
  /** Default: every outcome reads as in forms. */
  readonly texts?: PressTexts | undefined
  /** What did not happen, said after the reason of a refusal. */
  readonly nothing?: string | null
  /** Topic of the way to support, shown where only that helps. Left out: none is shown. */
  readonly support?: SupportTopic
  /** As the errors of a form look. Default: a line. */
  readonly isBoxed?: boolean
  /** Something was typed, which is kept. Default false. */
  readonly isTyped?: boolean
  readonly className?: string
  /** The way on, beside the text. */
  readonly children?: ReactNode
}

/** Why the last press is not done, or that this is not known. Always rendered, so that a change inside is announced. */
export const PressAlert = observer(function PressAlert(props: PressAlertProps) {
  const t = useTexts()
  const { state, texts, nothing, support, isBoxed = false, isTyped, className = '', children } = props
  const told = pressMessage(t, state, texts, isTyped)
  const isRefused = state.status === 'refused'
  const text = [told?.text, isRefused && nothing].filter(Boolean).join(' ')
  const way = told?.isForPeople && support ? <SupportLink topic={support} /> : null
  if (isBoxed)
    return (
      <>
        <FormErrors errors={text === '' ? [] : [text]} />
        {way}
      </>
    )
  return (
    <div role="alert" className={`text-sm empty:hidden ${className}`}>
      {text !== '' && <p className="text-negative">{text}</p>}
      {way}
      {told && children}
    </div>
  )
})
