import { reaction } from 'mobx'
import { useEffect } from 'react'
import { useSite, useTab } from '../../site/tab.tsx'
import { keptChatOf } from './kept-chat.ts'

/** Goes on with the player's conversation of before a reload. */
export function ChatWatch() {
  const site = useSite()
  const { chat } = useTab()
  useEffect(
    () =>
      reaction(
        () => site.player?.id ?? null,
        (player) => {
          const kept = player === null ? null : keptChatOf(player)
          if (kept && !chat.request) chat.open('question', { isResumed: true, isShown: kept.isShown })
        },
        { fireImmediately: true },
      ),
    [site, chat],
  )
  return null
}
