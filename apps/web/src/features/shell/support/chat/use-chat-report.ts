import type { Chat } from '@croupier/domain/messaging'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useSite, useTab } from '#shared/site/tab.tsx'
import { keepChat } from '#shared/overlays/chat/kept-chat.ts'

const PHONE = '(width < 754px)'

/** Tells the rest of the page of the chat, makes room for it, and keeps it for a reload. */
export function useChatReport(chat: Chat, isShown: boolean): void {
  const site = useSite()
  const { chat: opener } = useTab()

  useEffect(
    () =>
      reaction(
        () => chat.state,
        (state) => {
          const isRunning = state.status !== 'closed' && state.status !== 'ending'
          opener.tell({
            isRunning,
            unread: chat.unread,
            isCovering: isRunning && state.isShown && matchMedia(PHONE).matches,
          })
          const player = site.player?.id ?? null
          keepChat(isRunning && player !== null ? { player, isShown: state.isShown } : null)
          if (state.status === 'closed') opener.forget()
        },
      ),
    [chat, opener, site],
  )
  useEffect(() => {
    if (!isShown) return undefined
    const { dataset } = document.documentElement
    dataset['chat'] = 'shown'
    return () => void delete dataset['chat']
  }, [isShown])
}
