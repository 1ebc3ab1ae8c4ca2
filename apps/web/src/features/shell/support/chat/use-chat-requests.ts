import { supportWay } from '@croupier/domain/content'
import type { Chat, ChatAt, ChatWords } from '@croupier/domain/messaging'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent } from 'react'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { consentOf } from '#shared/consent/consent.ts'
import { useConsent } from '#shared/consent/use-consent.ts'
import type { ChatRequest } from '#shared/overlays/chat/chat-opener.ts'
import type { SupportTopic } from '#shared/overlays/support-topic.ts'
import type { PlainTextKey } from '#shared/texts/translate.ts'

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

/** Opens the chat as it is asked for, with the visitor's consent and the topic, and follows the language. */
export function useChatRequests(chat: Chat): void {
  const site = useSite()
  const { chat: opener, visit } = useTab()
  const t = useTexts()
  const consent = useConsent()

  const askFor = async (at: ChatAt, words: ChatWords) => {
    if (await consent.ask('communication')) chat.ask(at, words)
    else if (chat.state.status === 'closed') opener.forget()
  }
  const serve = useEffectEvent((request: ChatRequest) => {
    const support = site.content.serverData.value?.support
    const topic = TOPICS[request.topic]
    const words = { language: t.languageTag, topic: topic === null ? '' : t(topic) }
    const isOffered = support && supportWay(support, { isPlayer: true, chatPages: visit.origins.chat }) === 'chat'
    const at = isOffered ? support.chat : null
    if (at === null) return opener.forget()
    if (!request.isResumed) return void askFor(at, words)
    if (consent.allows('communication')) chat.resume(at, words, request.isShown)
    else opener.forget()
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
  useEffect(
    () =>
      reaction(
        () => consentOf(site).allows('communication'),
        (isAllowed) => {
          if (!isAllowed) chat.end()
        },
      ),
    [chat, site],
  )
  useEffect(() => chat.setLanguage(t.languageTag), [chat, t])
}
