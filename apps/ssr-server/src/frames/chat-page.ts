import { CHAT_VENDORS, type ChatVendor } from '@croupier/contract/chat-frame'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { chatPolicy } from '../guard/security-headers.ts'
import type { Chat } from '../settings/outside-parties.ts'
import { openChatLine, runNetrox, runWebim, type ChatLine } from './chat-script.ts'
import { serveFramedPages, type FramedPage } from './framed-page.ts'

const RUN: Readonly<Record<ChatVendor, (line: ChatLine) => void>> = { webim: runWebim, netrox: runNetrox }

/** Addresses of the pages that run the configured vendors' chats; the origin that may talk to them is `parent` in their query. */
export function chatAddresses(chat: Chat | null): Partial<Record<ChatVendor, string>> {
  const used = CHAT_VENDORS.filter((vendor) => chat?.[vendor])
  return Object.fromEntries(used.map((vendor) => [vendor, `${chat?.origin}/${vendor}`]))
}

/** Serves a page for each configured chat vendor on an origin of their own, and nothing else there (decision 48). */
export function chatPages(server: FastifyInstance, config: Config): void {
  const { chat } = config.parties
  if (chat === null) return
  const pages = CHAT_VENDORS.flatMap((vendor): [string, FramedPage][] => {
    const url = chat[vendor]
    return url === null ? [] : [[`/${vendor}`, pageOf(vendor, url, config.publicOrigins)]]
  })
  serveFramedPages(server, config, chat.origin, Object.fromEntries(pages))
}

function pageOf(vendor: ChatVendor, url: string, publicOrigins: readonly string[]): FramedPage {
  return {
    script: `(${RUN[vendor].toString()})((${openChatLine.toString()})())`,
    title: 'chat',
    style: 'html, body { margin: 0; height: 100% }',
    // Where netrox puts its window.
    body: vendor === 'netrox' ? '<div class="nsc_ins" nsc_ins_type="w"></div>' : '',
    data: { url: url.replace(/\/$/, '') },
    policy: (hash) => chatPolicy(url, publicOrigins, hash),
  }
}
