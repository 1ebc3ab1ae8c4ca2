export interface Message {
  readonly id: string
  readonly isNew: boolean
  /** Unsafe HTML: sanitise before showing. */
  readonly text: string
  /** Null if its link may not be followed. */
  readonly button: { readonly text: string; readonly link: string } | null
  /** ms since the epoch; null: the platform does not tell it. */
  readonly createdAt: number | null
}

export type MessageChange =
  | { readonly type: 'put'; readonly message: Message }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'marked'; readonly id: string; readonly isNew: boolean }

/** The oldest messages beyond it are dropped. */
export const MAX_MESSAGES = 100

/** The list after a change, newest first. */
export function changeMessages(messages: readonly Message[], change: MessageChange): readonly Message[] {
  switch (change.type) {
    case 'put':
      return newestFirst([change.message, ...messages.filter(({ id }) => id !== change.message.id)]).slice(
        0,
        MAX_MESSAGES,
      )
    case 'removed':
      return messages.filter(({ id }) => id !== change.id)
    case 'marked':
      return messages.map((message) => (message.id === change.id ? { ...message, isNew: change.isNew } : message))
  }
}

/** Messages without a date keep the order in which they came, before the others. */
export function newestFirst(messages: readonly Message[]): Message[] {
  const timeOf = ({ createdAt }: Message) => createdAt ?? Number.MAX_SAFE_INTEGER
  return messages.toSorted((a, b) => timeOf(b) - timeOf(a))
}

export const unreadOf = (messages: readonly Message[]): Message[] => messages.filter(({ isNew }) => isNew)
