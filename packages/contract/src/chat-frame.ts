import * as v from 'valibot'

/** Chat vendors whose pages the server has (decision 48). */
export const CHAT_VENDORS = ['webim', 'netrox'] as const

export type ChatVendor = (typeof CHAT_VENDORS)[number]

/** The visitor as the operators of a chat see it. */
export interface ChatVisitor {
  readonly email: string
  readonly custom1: string
  readonly custom2: string
  readonly info: string
  /** The fields as the platform signs them for webim; null where it does not. */
  readonly signed: SignedFields | null
}

export interface SignedFields {
  readonly fields: Readonly<Record<string, string>>
  readonly hash: string
  /** Seconds since 1970. */
  readonly expires?: number
}

/** What the site's page says before the vendor's script loads. */
export interface ChatStart {
  readonly account: string
  readonly location: string
  readonly visitor: ChatVisitor
  /** BCP 47. */
  readonly language: string
  /** Title of the page that operators see the visitor write from. */
  readonly topic: string
  readonly isShown: boolean
}

/** What the site's page says to the page that runs a vendor's script, without `source`. */
export type ChatSiteMessage =
  | ({ readonly type: 'start' } & ChatStart)
  | { readonly type: 'shown'; readonly isShown: boolean; readonly topic: string }
  | { readonly type: 'language'; readonly language: string }
  | { readonly type: 'end' }

/** As it is posted. */
export type PostedChatSiteMessage = { readonly source: 'croupier-site' } & ChatSiteMessage

const source = v.literal('croupier-chat')

/** What the page that runs a vendor's script says to the site's page. */
export const ChatFrameMessageSchema = v.variant('type', [
  v.object({ source, type: v.picklist(['loaded', 'ready', 'minimise', 'error', 'ended']) }),
  v.object({ source, type: v.literal('unread'), count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
])

export type PostedChatFrameMessage = v.InferOutput<typeof ChatFrameMessageSchema>
