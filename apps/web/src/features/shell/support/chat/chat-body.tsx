import { Button, ErrorState, Spinner } from '@croupier/design-system'
import type { Chat, ChatFailure } from '@croupier/domain/messaging'
import { RotateCw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import type { PlainTextKey } from '#shared/texts/translate.ts'
import { ChatFrame } from './chat-frame.tsx'

const FAILURES: Readonly<Record<ChatFailure, PlainTextKey>> = {
  vendor: 'support:chatFailedText',
  silence: 'support:chatSilentText',
  visitor: 'support:chatFailedText',
}

/** The vendor's frame, under a spinner until it is ready; after a failure a way to try again. */
export const ChatBody = observer(function ChatBody({ chat }: { readonly chat: Chat }) {
  const t = useTexts()
  const { chat: pages } = useTab().visit.origins
  const { state, at } = chat
  if (state.status === 'closed' || at === null) return null
  if (state.status === 'failed') {
    return (
      <div className="absolute inset-0 grid content-center-safe overflow-y-auto">
        <ErrorState
          alert={state.isShown}
          level={3}
          title={t('support:chatFailed')}
          text={t(FAILURES[state.reason])}
          actions={
            <Button intent="primary" onClick={() => chat.retry()}>
              <RotateCw aria-hidden />
              {t('errors:retry')}
            </Button>
          }
        />
      </div>
    )
  }
  const page = pages[at.vendor]
  return (
    <>
      {page !== undefined && <ChatFrame key={state.attempt} chat={chat} page={page} />}
      {state.status === 'loading' && (
        <output className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-surface p-6 text-center">
          <Spinner />
          {t('support:chatLoading')}
        </output>
      )}
    </>
  )
})
