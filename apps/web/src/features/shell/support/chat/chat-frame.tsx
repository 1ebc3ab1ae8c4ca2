import { readChatMessage, toChatFrame, type Chat } from '@croupier/domain/messaging'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '#shared/site/tab.tsx'

export interface ChatFrameProps {
  readonly chat: Chat
  /** Address of the page that runs the vendor's script. */
  readonly page: string
}

/** The vendor's chat in a frame of its own origin (decision 48). Only messages of this frame and of that origin count. */
export function ChatFrame({ chat, page }: ChatFrameProps) {
  const t = useTexts()
  const ref = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    const { origin } = new URL(page)
    const disconnect = chat.connect((message) => ref.current?.contentWindow?.postMessage(toChatFrame(message), origin))
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source === null || event.source !== ref.current?.contentWindow || event.origin !== origin) return
      const message = readChatMessage(event.data)
      if (message) chat.receive(message)
    }
    window.addEventListener('message', receive)
    return () => {
      window.removeEventListener('message', receive)
      disconnect()
    }
  }, [chat, page])
  return (
    <iframe
      ref={ref}
      src={`${page}?${new URLSearchParams({ parent: location.origin })}`}
      title={t('support:chatTitle')}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      className="absolute inset-0 size-full border-0 bg-surface scheme-light"
    />
  )
}
