import type { ChatVendor } from '@croupier/contract/chat-frame'

export interface SupportContact {
  readonly kind: 'telegram' | 'viber' | 'email'
  /** Safe to follow: `https:`, `viber:` or `mailto:`. */
  readonly url: string
  /** Email address to show; empty for messengers. */
  readonly label: string
}

/** The operator's account at a chat vendor. */
export interface ChatAccount {
  readonly vendor: ChatVendor
  /** Account name of webim, or site id of netrox. */
  readonly account: string
  /** Where the operators of most visitors are: a location of webim, or the number of a widget of netrox. */
  readonly location: string
  readonly vipLocation: string
}

export interface Support {
  /** Null: none is configured. */
  readonly chat: ChatAccount | null
  readonly contacts: readonly SupportContact[]
  readonly isChatInMaintenance: boolean
}

export interface SupportVisitor {
  readonly isPlayer: boolean
  /** Pages of the vendors whose chat this site can show. */
  readonly chatPages: Readonly<Partial<Record<ChatVendor, string>>>
}

/** How support is reached: by the chat, by a dialog with the contacts, or not at all (null). The chat is for players. */
export function supportWay(
  { chat, isChatInMaintenance, contacts }: Support,
  { isPlayer, chatPages }: SupportVisitor,
): 'chat' | 'dialog' | null {
  const hasChat = chat !== null && chatPages[chat.vendor] !== undefined
  if (hasChat && isPlayer && !isChatInMaintenance) return 'chat'
  return hasChat || isChatInMaintenance || contacts.length > 0 ? 'dialog' : null
}
