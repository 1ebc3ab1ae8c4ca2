import { observer } from 'mobx-react-lite'
import { late, LateView } from '../../loading/late.tsx'
import { useWithTexts } from '../../loading/use-with-texts.ts'
import { useTab } from '../../site/tab.tsx'

const button = late(() => import('./running-chat-button.tsx'))
const TEXTS = ['support'] as const

/** Leads back to the chat while one runs. */
export const ChatButton = observer(function ChatButton() {
  return useTab().chat.isRunning && <LateChatButton />
})

function LateChatButton() {
  const code = useWithTexts(button, TEXTS)
  return <LateView code={code}>{({ RunningChatButton }) => <RunningChatButton />}</LateView>
}
