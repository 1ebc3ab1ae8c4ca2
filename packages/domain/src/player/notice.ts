/** A personal message (engagement.md, 3: Notification). */
export interface Notice {
  readonly id: string
  /** New counts as unread. */
  readonly isNew: boolean
  /** As the server wrote it: may be HTML, to be sanitised before it is shown. */
  readonly message: string
  /** Left out when its link may not be followed. */
  readonly button: { readonly text: string; readonly link: string } | null
  /** ms since the epoch. */
  readonly createdAt: number
}

export type NoticeChange =
  | { readonly type: 'put'; readonly notice: Notice }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'marked'; readonly id: string; readonly isNew: boolean }

/** More than anybody reads; the oldest beyond it are let go, so that a storm of messages does not fill the tab. */
const MAX_NOTICES = 100

/** The list after a change, newest first. */
export function changeNotices(notices: readonly Notice[], change: NoticeChange): readonly Notice[] {
  switch (change.type) {
    case 'put':
      return newestFirst([change.notice, ...notices.filter(({ id }) => id !== change.notice.id)]).slice(0, MAX_NOTICES)
    case 'removed':
      return notices.filter(({ id }) => id !== change.id)
    case 'marked':
      return notices.map((notice) => (notice.id === change.id ? { ...notice, isNew: change.isNew } : notice))
  }
}

export const newestFirst = (notices: readonly Notice[]): Notice[] =>
  notices.toSorted((a, b) => b.createdAt - a.createdAt)

/** Reading a notice takes it from these. */
export const unreadOf = (notices: readonly Notice[]): Notice[] => notices.filter(({ isNew }) => isNew)
