import { supportWay } from '@croupier/domain/content'
import type { Chat } from '@croupier/domain/support'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { useSite, useTab, useTexts } from '../../../../shared/site/tab.tsx'
import type { ChatRequest } from '../../../../shared/overlays/chat/chat-opener.ts'
import type { SupportTopic } from '../../../../shared/overlays/support-topic.ts'
import type { PlainTextKey } from '../../../../shared/texts/translate.ts'

const TOPICS: Readonly<Record<SupportTopic, PlainTextKey | null>> = {
  question: null,
  error: 'support:topicError',
  contacts: 'support:topicContacts',
  profile: 'support:topicProfile',
  verification: 'support:topicVerification',
  payment: 'support:topicPayment',
  bonus: 'support:topicBonus',
  promotion: 'support:topicPromotion',
  tournament: 'support:topicTournament',
}

/** Opens the chat as it is asked for, with the topic, and follows the language. */
export function useChatRequests(chat: Chat): void {
  const site = useSite()
  const { chat: opener, visit } = useTab()
  const t = useTexts()

  const serve = useEffectEvent((request: ChatRequest) => {
    const support = site.content.serverData.value?.support
    const topic = TOPICS[request.topic]
    const words = { language: t.languageTag, topic: topic === null ? '' : t(topic) }
    const isOffered = support && supportWay(support, { isPlayer: true, chatPages: visit.origins.chat }) === 'chat'
    if (!isOffered || support.chat === null) opener.forget()
    else if (request.isResumed) chat.resume(support.chat, words, request.isShown)
    else chat.ask(support.chat, words)
  })
  useEffect(
    () =>
      reaction(
        () => opener.request,
        (request) => request && serve(request),
        { fireImmediately: true },
      ),
    [opener],
  )
  useEffect(() => chat.setLanguage(t.languageTag), [chat, t])
}
