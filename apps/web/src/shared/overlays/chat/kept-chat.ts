import { readTabStorage, writeTabStorage } from '@croupier/hosts/browser'

/** A conversation of this tab, which a reload does not end. */
export interface KeptChat {
  /** Id of the player whose it is. */
  readonly player: string
  readonly isShown: boolean
}

const KEY = 'chat'

export function keptChatOf(player: string): KeptChat | null {
  const kept = readTabStorage(KEY)
  if (typeof kept !== 'object' || kept === null) return null
  const { player: owner, isShown } = kept as Partial<Record<keyof KeptChat, unknown>>
  return owner === player ? { player, isShown: isShown === true } : null
}

export function keepChat(chat: KeptChat | null): void {
  writeTabStorage(KEY, chat)
}
