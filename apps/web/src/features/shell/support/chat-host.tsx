import { observer } from 'mobx-react-lite'
import { late, LateView } from '#shared/loading/late.tsx'
import { ProgressLine } from '#shared/loading/progress-line.tsx'
import { useWithTexts } from '#shared/loading/use-with-texts.ts'
import { DialogFailure } from '#shared/overlays/dialogs/dialog-failure.tsx'
import { useTab, useTexts } from '#shared/site/tab.tsx'

const chatDock = late(() => import('./chat/chat-dock.tsx'))
const TEXTS = ['support'] as const

/** The chat with support, once it is asked for. Mounted once, so that a conversation outlives navigation. */
export const ChatHost = observer(function ChatHost() {
  const { chat } = useTab()
  return chat.request && <AskedChat />
})

function AskedChat() {
  const t = useTexts()
  const { chat } = useTab()
  const code = useWithTexts(chatDock, TEXTS)
  const isQuiet = chat.request?.isResumed
  return (
    <LateView
      code={code}
      fallback={!isQuiet && <ProgressLine label={t('dialogs:opening')} />}
      failed={(failure) => !isQuiet && <DialogFailure failure={failure} onClose={chat.forget} />}
    >
      {({ ChatDock }) => <ChatDock />}
    </LateView>
  )
}
