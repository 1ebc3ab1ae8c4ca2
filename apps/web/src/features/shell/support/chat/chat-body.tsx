import { Button, ErrorState, Spinner } from '@croupier/design-system'
import type { Chat, ChatFailure } from '@croupier/domain/messaging'
import { RotateCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { ChatFrame } from './chat-frame.tsx'

const FAILURES: Readonly<Record<ChatFailure, PlainTextKey>> = {
  vendor: 'support:chatFailedText',
  'cut-off': 'support:chatCutOffText',
  silence: 'support:chatSilentText',
  visitor: 'support:chatFailedText',
}

/**
 * The vendor's frame, under a spinner until it is ready; after a failure a way to try again. One that was cut off stays below
 * it: what was being written there can be copied, and the vendor may find its line again.
 */
export const ChatBody = observer(function ChatBody({ chat }: { readonly chat: Chat }) {
  const t = useTexts()
  const { chat: pages } = useTab().visit.origins
  const { state, at } = chat
  if (state.status === 'closed' || at === null) return null
  const failure = state.status === 'failed' ? state : null
  const isCutOff = failure?.reason === 'cut-off'
  const page = pages[at.vendor]
  return (
    <>
      {page !== undefined && (failure === null || isCutOff) && (
        <ChatFrame key={state.attempt} chat={chat} page={page} />
      )}
      {failure && <Failure chat={chat} reason={failure.reason} isShown={failure.isShown} />}
      {state.status === 'loading' && (
        <output className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-surface p-6 text-center">
          <Spinner />
          {t('support:chatLoading')}
        </output>
      )}
    </>
  )
})

interface FailureProps {
  readonly chat: Chat
  readonly reason: ChatFailure
  readonly isShown: boolean
}

function Failure({ chat, reason, isShown }: FailureProps) {
  const t = useTexts()
  const title = t('support:chatFailed')
  const text = t(FAILURES[reason])
  const retry = (
    <Button intent="primary" onClick={() => chat.retry()}>
      <RotateCw aria-hidden />
      {t('errors:retry')}
    </Button>
  )
  if (reason !== 'cut-off')
    return (
      <div className="absolute inset-0 grid content-center-safe overflow-y-auto">
        <ErrorState alert={isShown} level={3} title={title} text={text} actions={retry} />
      </div>
    )
  return (
    <div
      role={isShown ? 'alert' : undefined}
      className="absolute inset-x-0 top-0 grid justify-items-center gap-3 bg-surface p-4 text-center shadow-raised"
    >
      <h3 className="heading text-base text-strong">{title}</h3>
      <p className="text-sm text-balance text-body">{text}</p>
      {retry}
    </div>
  )
}
