/**
 * @promise Toasts and dialogs: support and its maintenance
 * @proof dialogs.stories
 * @journey shell/support, accounts/login
 */

import { expect, test } from 'vitest'
import { supportWay, type Support } from './support.ts'

const CHAT: Support['chat'] = { vendor: 'webim', account: 'casino', location: 'default', vipLocation: 'vip' }
const CONTACTS: Support['contacts'] = [{ kind: 'email', url: 'mailto:a@b.example', label: 'a@b.example' }]
const PAGES = { webim: 'https://chat.casino.example/webim' }

test.each([
  ['a player of a casino with a chat', { chat: CHAT }, true, PAGES, 'chat'],
  ['a guest of one: the chat is for players', { chat: CHAT }, false, PAGES, 'dialog'],
  ['a player while the chat is being serviced', { chat: CHAT, isChatInMaintenance: true }, true, PAGES, 'dialog'],
  ['a player where this site has another vendor only', { chat: CHAT }, true, { netrox: PAGES.webim }, null],
  ['a player where the chat has no account', { contacts: CONTACTS }, true, PAGES, 'dialog'],
  ['anyone where nothing is configured', {}, true, PAGES, null],
] as const)('support of %s', (_who, settings, isPlayer, chatPages, way) => {
  const support: Support = { chat: null, contacts: [], isChatInMaintenance: false, ...settings }
  expect(supportWay(support, { isPlayer, chatPages })).toBe(way)
})
