export interface Message {
  readonly id: string
  readonly isNew: boolean
  /** Unsafe HTML: sanitise before showing. */
  readonly text: string
  /** Null if its link may not be followed. */
  readonly button: { readonly text: string; readonly link: string } | null
  /** ms since the epoch; null: unknown. */
  readonly createdAt: number | null
}

export type MessageChange =
  | { readonly type: 'put'; readonly message: Message }
  | { readonly type: 'older'; readonly messages: readonly Message[] }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'marked'; readonly id: string; readonly isNew: boolean }

/** Messages of one answer. A new message drops the oldest beyond it, unless older ones were asked for. */
export const MAX_MESSAGES = 100

/** The list after a change, newest first. */
export function changeMessages(messages: readonly Message[], change: MessageChange): readonly Message[] {
  switch (change.type) {
    case 'put':
      return newestFirst([change.message, ...messages.filter(({ id }) => id !== change.message.id)]).slice(
        0,
        Math.max(MAX_MESSAGES, messages.length),
      )
    case 'older':
      return newestFirst([...messages, ...change.messages.filter((older) => !has(messages, older))])
    case 'removed':
      return messages.filter(({ id }) => id !== change.id)
    case 'marked':
      return messages.map((message) => (message.id === change.id ? { ...message, isNew: change.isNew } : message))
  }
}

const has = (messages: readonly Message[], { id }: Message): boolean => messages.some((message) => message.id === id)

/** The newest messages read again, with the known ones that are older. Without a common one there may be a gap: the older are dropped. */
export function withOlder(known: readonly Message[], newest: readonly Message[]): readonly Message[] {
  const lastCommon = known.findLastIndex((message) => has(newest, message))
  return lastCommon === -1 ? newest : [...newest, ...known.slice(lastCommon + 1)]
}

/** Messages without a date keep the order in which they came, before the others. */
export function newestFirst(messages: readonly Message[]): Message[] {
  const timeOf = ({ createdAt }: Message) => createdAt ?? Number.MAX_SAFE_INTEGER
  return messages.toSorted((a, b) => timeOf(b) - timeOf(a))
}

export const unreadOf = (messages: readonly Message[]): Message[] => messages.filter(({ isNew }) => isNew)
