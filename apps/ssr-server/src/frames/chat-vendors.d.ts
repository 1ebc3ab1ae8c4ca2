/**
 * The globals of the chat vendors' scripts. Published: `webim`, `webim_visitor`, `webimHandlers`, `webim.api.chat.start`,
 * `onProvidedVisitorChanged`; `nsc_Visitor.open`, the events `netroxinit` and `netroxclose`. The others are named as the
 * sandbox's vendors name them (decision 48).
 */
interface WebimApi {
  readonly chat?: { readonly start?: () => void; readonly hide?: () => void }
  readonly setLanguage?: (language: string) => void
  readonly onProvidedVisitorChanged?: () => void
}

interface WebimSettings {
  readonly accountName: string
  readonly domain: string
  readonly location: string
  readonly lang: string
  /** Set by the vendor's script. */
  api?: WebimApi
}

/** Signed with the account's private key, where the account wants it: webim refuses fields that do not fit the hash. */
interface WebimVisitor {
  readonly fields: Readonly<Record<string, string>>
  readonly expires?: number
  readonly hash?: string
}

interface WebimHandlers {
  readonly onInit?: () => void
  readonly onUnreadMessagesCount?: (count?: number) => void
  readonly onChatHidden?: () => void
  readonly onError?: () => void
}

interface NetroxSettings {
  readonly lang: string
  readonly client: { readonly visitor: Readonly<Record<string, string>> }
}

/** Set by the vendor's script. */
interface NetroxVisitor {
  readonly open?: () => void
  readonly close?: () => void
  readonly setLang?: (language: string) => void
  readonly logout?: () => void
}

interface Window {
  webim?: WebimSettings
  webim_visitor?: WebimVisitor | null
  webimHandlers?: WebimHandlers
  nsc?: NetroxSettings
  nsc_Visitor?: NetroxVisitor
}

interface DocumentEventMap {
  netroxinit: Event
  netroxclose: Event
  netroxunread: CustomEvent<number>
  netroxerror: Event
}
