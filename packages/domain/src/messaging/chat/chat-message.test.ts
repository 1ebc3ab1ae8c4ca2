/**
 * @promise Toasts and dialogs: chat: only messages of its own frame count; a vendor's interface; the policy names
 *   the chat's origin, never its vendor; no byte of a vendor comes before the chat is asked for
 * @proof chat-script.test, chat-page.test, security-headers.test
 * @journey shell/chat
 */

import { describe, expect, it } from 'vitest'
import { readChatMessage, toChatFrame } from './chat-message.ts'

const from = (message: object) => readChatMessage({ source: 'croupier-chat', ...message })

describe("a message of the chat's frame", () => {
  it.each(['loaded', 'ready', 'minimise', 'error', 'ended'] as const)('%s is known', (type) => {
    expect(from({ type, more: '<b>' })).toEqual({ type })
  })

  it('counts unread messages, up to a number that can be shown', () => {
    expect(from({ type: 'unread', count: 2 })).toEqual({ type: 'unread', count: 2 })
    expect(from({ type: 'unread', count: 1e9 })).toEqual({ type: 'unread', count: 999 })
  })

  it.each([
    null,
    'ready',
    [],
    { type: 'ready' },
    { source: 'croupier-captcha', type: 'ready' },
    { source: 'croupier-chat' },
    { source: 'croupier-chat', type: 'token' },
    { source: 'croupier-chat', type: 'unread' },
    { source: 'croupier-chat', type: 'unread', count: -1 },
    { source: 'croupier-chat', type: 'unread', count: '3' },
    { source: 'croupier-chat', type: 'unread', count: 1.5 },
  ])('%j is none', (data) => {
    expect(readChatMessage(data)).toBeNull()
  })
})

it('names itself to the frame', () => {
  expect(toChatFrame({ type: 'end' })).toEqual({ source: 'croupier-site', type: 'end' })
})
