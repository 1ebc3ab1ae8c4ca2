import { Button, LoadMore } from '@croupier/design-system'
import type { Player } from '@croupier/domain'
import { MessageHistory } from '@croupier/domain/player'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useFocusRecovery } from '#shared/forms/use-focus-recovery.ts'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { MessageItems } from '#shared/messages/message-items.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const skeleton = <SkeletonStack className="mt-4 gap-4" bars={[[4, 'h-24 w-full']]} />

export const head: PageModule['head'] = (_context, t) => ({ title: t('layout:notices'), noIndex: true })

/** All messages of the player, read one by one or together. */
export const Page = observer(function MessagesPage() {
  const t = useTexts()
  const player = usePlayer()
  const history = useSite().playerPart(MessageHistory)
  const frame = useRef<HTMLDivElement>(null)
  useFocusRecovery(frame)
  return (
    <div ref={frame} tabIndex={-1} className="mx-auto w-full max-w-3xl px-gutter pt-6 pb-12 outline-none lg:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="heading text-xl text-strong">{t('layout:notices')}</h1>
        {player && history && <ReadAll messages={player.messages} history={history} />}
      </div>
      {player && history ? <Messages messages={player.messages} history={history} /> : skeleton}
    </div>
  )
})

interface MessagesProps {
  readonly messages: Player['messages']
  readonly history: MessageHistory
}

const ReadAll = observer(function ReadAll({ messages, history: { readAll } }: MessagesProps) {
  const t = useTexts()
  const { unreadCount } = messages
  const { state, isBusy } = readAll
  const hasFailed = state.status === 'done' && !state.value && unreadCount > 0
  return (
    <>
      {(unreadCount > 0 || isBusy) && (
        <Button size="sm" loading={isBusy} className="-my-1.5" onClick={() => void readAll.run()}>
          {t('messages:readAll')}
        </Button>
      )}
      <p role="alert" className="basis-full text-sm text-negative empty:hidden">
        {hasFailed && t('messages:readAllFailed', { count: unreadCount })}
      </p>
    </>
  )
})

const Messages = observer(function Messages({ messages, history }: MessagesProps) {
  const t = useTexts()
  const { state, items } = messages
  const isKnown = state.status === 'ready' || (state.status !== 'idle' && state.previous !== undefined)
  if (!isKnown && state.status === 'failed' && !import.meta.env.SSR)
    return (
      <LoadFailure text={t('layout:noticesFailed')} onRetry={() => void messages.reload()}>
        {skeleton}
      </LoadFailure>
    )
  if (!isKnown) return skeleton
  if (items.length === 0) return <NothingHere title={t('layout:noNotices')} text={t('layout:noNoticesText')} />
  const { loadMore, isWhole } = history
  const hasFailed = loadMore.error !== null
  return (
    <>
      <div className="lit mt-5 rounded-card bg-surface px-4 py-1 shadow-card md:px-6 md:py-2">
        <MessageItems items={items} onRead={(id) => void messages.read(id)} />
      </div>
      {!isWhole && (
        <LoadMore
          label={t(hasFailed ? 'errors:retry' : 'messages:more')}
          status={hasFailed ? t('messages:moreFailed') : undefined}
          loading={loadMore.isBusy}
          automatic={!hasFailed}
          onLoad={() => void loadMore.run()}
        />
      )}
    </>
  )
})
