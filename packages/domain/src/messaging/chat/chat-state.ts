/**
 * Why the chat failed: the vendor said so while it loaded or while it ran, it was silent, or the platform did not tell who the
 * visitor is. One that was cut off keeps its frame: a message may be half written there.
 */
export type ChatFailure = 'vendor' | 'cut-off' | 'silence' | 'visitor'

/** A chat that is asked for. `attempt` grows with each try, which takes a new frame. */
interface Asked {
  readonly isShown: boolean
  readonly attempt: number
}

export type ChatState =
  | { readonly status: 'closed' }
  | (Asked & { readonly status: 'loading' })
  | (Asked & { readonly status: 'open'; readonly unread: number })
  | (Asked & { readonly status: 'failed'; readonly reason: ChatFailure })
  /** The player has signed out or withdrawn consent: the vendor is informed before its frame is removed. */
  | { readonly status: 'ending'; readonly attempt: number }

export type ChatEvent =
  | { readonly type: 'asked' | 'ready' | 'minimised' | 'retried' | 'closed' | 'left' | 'ended' }
  /** A conversation of before a reload goes on, shown or not. */
  | { readonly type: 'resumed'; readonly isShown: boolean }
  | { readonly type: 'unread'; readonly count: number }
  | { readonly type: 'failed'; readonly reason: ChatFailure }

export const CLOSED: ChatState = { status: 'closed' }

/** The chat after an event. An event that does not fit the state changes nothing. */
export function nextChatState(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'asked':
      if (state.status === 'closed') return { status: 'loading', isShown: true, attempt: 1 }
      return isAsked(state) ? seen({ ...state, isShown: true }) : state
    case 'resumed':
      return state.status === 'closed' ? { status: 'loading', isShown: event.isShown, attempt: 1 } : state
    case 'ready':
      return state.status === 'loading' ? { ...state, status: 'open', unread: 0 } : state
    case 'unread':
      // A vendor that counts messages again has its line back.
      return hasTalk(state) ? seen({ ...openOf(state), unread: event.count }) : state
    case 'minimised':
      return isAsked(state) ? { ...state, isShown: false } : state
    case 'failed':
      if (state.status !== 'loading' && state.status !== 'open') return state
      return {
        status: 'failed',
        isShown: state.isShown,
        attempt: state.attempt,
        reason: state.status === 'open' ? 'cut-off' : event.reason,
      }
    case 'retried':
      return state.status === 'failed' ? { status: 'loading', isShown: true, attempt: state.attempt + 1 } : state
    case 'left':
      return hasTalk(state) ? { status: 'ending', attempt: state.attempt } : CLOSED
    case 'closed':
    case 'ended':
      return CLOSED
  }
}

const isAsked = (state: ChatState): state is Extract<ChatState, Asked> =>
  state.status === 'loading' || state.status === 'open' || state.status === 'failed'

/** Whether the vendor's frame holds a conversation. */
const hasTalk = (state: ChatState): state is Extract<ChatState, { status: 'open' | 'failed' }> =>
  state.status === 'open' || (state.status === 'failed' && state.reason === 'cut-off')

const openOf = ({ isShown, attempt }: Asked): Asked & { readonly status: 'open' } => ({
  status: 'open',
  isShown,
  attempt,
})

/** Nothing is unread in a conversation that is shown. */
const seen = <T extends ChatState>(state: T): T =>
  state.status === 'open' && state.isShown ? { ...state, unread: 0 } : state
