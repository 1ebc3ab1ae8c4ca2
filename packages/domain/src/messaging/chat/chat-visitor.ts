import type { ChatVisitor } from '@croupier/contract/chat-frame'

/** The location of a vendor's operators. */
export interface ChatLocations {
  readonly location: string
  readonly vipLocation: string
}

export const isVip = ({ info }: Pick<ChatVisitor, 'info'>): boolean => info === 'VIP'

/** VIP visitors go to VIP support. */
export const chatLocation = (locations: ChatLocations, visitor: Pick<ChatVisitor, 'info'>): string =>
  isVip(visitor) ? locations.vipLocation : locations.location
