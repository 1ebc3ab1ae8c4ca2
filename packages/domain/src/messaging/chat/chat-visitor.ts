/** The visitor as the operators of a chat see it. */
export interface ChatVisitor {
  readonly email: string
  readonly custom1: string
  readonly custom2: string
  readonly info: string
  /** The fields as the platform signs them for the vendor; null where it does not. */
  readonly signed: SignedFields | null
}

export interface SignedFields {
  readonly fields: Readonly<Record<string, string>>
  readonly hash: string
  /** Seconds since 1970. */
  readonly expires?: number
}

/** The location of a vendor's operators. */
export interface ChatLocations {
  readonly location: string
  readonly vipLocation: string
}

export const isVip = ({ info }: Pick<ChatVisitor, 'info'>): boolean => info === 'VIP'

/** VIP visitors go to VIP support. */
export const chatLocation = (locations: ChatLocations, visitor: Pick<ChatVisitor, 'info'>): string =>
  isVip(visitor) ? locations.vipLocation : locations.location
