/**
 * @promise Toasts and dialogs: chat: the states of a conversation, VIP location, topic, silence, end with the
 *   session; both vendors on ten pages in two languages, hung, down, cut off and tried again, consent withdrawn
 * @proof chat-store.test, chat.contract.test, chat-dock.stories
 * @journey shell/chat
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOSED, nextChatState, type ChatEvent, type ChatState } from './chat-state.ts'

const after = (...events: ChatEvent[]): ChatState => events.reduce(nextChatState, CLOSED)
const asked: ChatEvent = { type: 'asked' }
const ready: ChatEvent = { type: 'ready' }
const minimised: ChatEvent = { type: 'minimised' }
const unread = (count: number): ChatEvent => ({ type: 'unread', count })
const failed: ChatEvent = { type: 'failed', reason: 'vendor' }

describe('the chat', () => {
  it('loads when it is asked for, and opens when the vendor is ready', () => {
    expect(after(asked)).toEqual({ status: 'loading', isShown: true, attempt: 1 })
    expect(after(asked, ready)).toEqual({ status: 'open', isShown: true, attempt: 1, unread: 0 })
  })

  it('counts unread messages while it is minimised, and none once it is shown', () => {
    expect(after(asked, ready, unread(3))).toMatchObject({ unread: 0 })
    expect(after(asked, ready, minimised, unread(3))).toMatchObject({ isShown: false, unread: 3 })
    expect(after(asked, ready, minimised, unread(3), asked)).toMatchObject({ isShown: true, unread: 0 })
  })

  it('continues after a reload as it was, and leaves an open chat open', () => {
    expect(after({ type: 'resumed', isShown: false }, ready, unread(2))).toMatchObject({ isShown: false, unread: 2 })
    expect(after(asked, ready, { type: 'resumed', isShown: false })).toMatchObject({ status: 'open', isShown: true })
  })

  it('fails while it loads or runs, and takes a new frame for each further try', () => {
    const retried: ChatEvent = { type: 'retried' }
    expect(after(asked, failed)).toEqual({ status: 'failed', isShown: true, attempt: 1, reason: 'vendor' })
    expect(after(asked, ready, minimised, failed)).toMatchObject({ status: 'failed', isShown: false })
    expect(after(asked, ready, failed, retried)).toEqual({ status: 'loading', isShown: true, attempt: 2 })
    expect(after(asked, failed, retried)).toEqual({ status: 'loading', isShown: true, attempt: 2 })
    expect(after(asked, failed, ready)).toMatchObject({ status: 'failed' })
    expect(after(asked, failed, failed, retried, failed, retried)).toMatchObject({ attempt: 3 })
  })

  it('that is cut off keeps its frame, and goes on when the vendor counts messages again', () => {
    expect(after(asked, ready, failed)).toMatchObject({ status: 'failed', reason: 'cut-off', attempt: 1 })
    expect(after(asked, ready, failed, unread(2))).toEqual({ status: 'open', isShown: true, attempt: 1, unread: 0 })
    expect(after(asked, ready, minimised, failed, unread(2))).toMatchObject({ status: 'open', unread: 2 })
    expect(after(asked, failed, unread(2))).toMatchObject({ status: 'failed', reason: 'vendor' })
  })

  it('informs the vendor of a sign-out, if it runs', () => {
    const left: ChatEvent = { type: 'left' }
    expect(after(asked, ready, left)).toEqual({ status: 'ending', attempt: 1 })
    expect(after(asked, ready, left, asked)).toMatchObject({ status: 'ending' })
    expect(after(asked, ready, left, { type: 'ended' })).toBe(CLOSED)
    expect(after(asked, ready, failed, left)).toEqual({ status: 'ending', attempt: 1 })
    expect([after(asked, left), after(asked, failed, left)]).toEqual([CLOSED, CLOSED])
  })
})

const anyEvent = fc.oneof(
  fc.constantFrom<ChatEvent>(
    asked,
    ready,
    minimised,
    failed,
    { type: 'retried' },
    { type: 'closed' },
    { type: 'left' },
    { type: 'ended' },
  ),
  fc.boolean().map((isShown): ChatEvent => ({ type: 'resumed', isShown })),
  fc.nat(20).map(unread),
)

it('has nothing unread while it is shown, and nothing but a request starts it', () => {
  const follow = (events: ChatEvent[]) => {
    let state: ChatState = CLOSED
    for (const event of events) {
      const next = nextChatState(state, event)
      if (state.status === 'closed' && next.status !== 'closed') expect(['asked', 'resumed']).toContain(event.type)
      if (next.status === 'open' && next.isShown) expect(next.unread).toBe(0)
      state = next
    }
  }
  fc.assert(fc.property(fc.array(anyEvent, { maxLength: 30 }), follow))
})
