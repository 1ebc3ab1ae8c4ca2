import type { ChatLine, ChatVendor } from './chat-desk.ts'
import type { ChatTexts } from './chat-texts.ts'

/** The vendor's window: a conversation with an operator. */
export interface WindowSetup {
  readonly vendor: ChatVendor
  readonly language: string
  readonly parentOrigin: string | null
  readonly texts: ChatTexts
}

const byId = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T
const { vendor, parentOrigin, texts } = JSON.parse(byId('setup').textContent) as WindowSetup
const lines = byId('lines')
const state = byId('state')
const form = byId<HTMLFormElement>('form')
const text = byId<HTMLTextAreaElement>('text')

let session = ''
let isShown = false
let readUpTo = 0
/** The operator's lines, by id. */
const received: number[] = []
let failures = 0

const postToPage = (message: object): void => {
  if (parentOrigin !== null) window.parent.postMessage(message, parentOrigin)
}

const call = (path: string, body: object): Promise<Response> =>
  fetch(`/chat/${vendor}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })

/** Lines that arrive while the window is shown count as read. Journeys wait for `data-shown` before they send one. */
const setShown = (shown: boolean): void => {
  isShown = shown
  document.documentElement.dataset['shown'] = String(shown)
}

const countUnread = (): void => {
  if (isShown) {
    const last = received.at(-1) ?? 0
    if (last > readUpTo) void call('read', { session }).catch(() => undefined)
    readUpTo = Math.max(readUpTo, last)
  }
  postToPage({ type: 'unread', count: received.filter((id) => id > readUpTo).length })
}

const add = (line: ChatLine): void => {
  const item = document.createElement('li')
  item.className = line.from
  const author = document.createElement('span')
  author.className = 'author'
  author.textContent = line.from === 'visitor' ? texts.you : texts.operator
  const words = document.createElement('p')
  words.textContent = line.text
  item.append(author, words)
  lines.append(item)
  lines.scrollTop = lines.scrollHeight
  if (line.from === 'operator') {
    received.push(line.id)
    countUnread()
  }
}

const follow = (): void => {
  const events = new EventSource(`/chat/${vendor}/events?${new URLSearchParams({ session })}`)
  events.addEventListener('open', () => {
    failures = 0
    state.textContent = ''
  })
  events.addEventListener('message', ({ data }: MessageEvent<string>) => add(JSON.parse(data) as ChatLine))
  events.addEventListener('error', () => {
    failures += 1
    state.textContent = texts.lost
    if (failures < 3 && events.readyState !== EventSource.CLOSED) return
    events.close()
    postToPage({ type: 'failed' })
  })
}

const enter = async (details: object): Promise<void> => {
  const answer = await call('sessions', details)
  if (!answer.ok) throw new Error(String(answer.status))
  const entered = (await answer.json()) as { session: string; readUpTo: number }
  session = entered.session
  readUpTo = entered.readUpTo
  follow()
  postToPage({ type: 'ready' })
}

let details: Readonly<Record<string, unknown>> = {}

window.addEventListener('message', (event: MessageEvent<Readonly<Record<string, unknown>>>) => {
  if (event.source !== window.parent || event.origin !== parentOrigin) return
  const { data } = event
  if (data['type'] === 'session') {
    setShown(data['isShown'] === true)
    details = data['session'] as typeof details
    enter(details).catch(() => postToPage({ type: 'failed' }))
  } else if (data['type'] === 'shown') {
    setShown(data['isShown'] === true)
    countUnread()
    // Operators see the title of the page that a visitor writes from.
    const { pageTitle } = data
    if (isShown && session !== '' && pageTitle !== details['pageTitle']) {
      details = { ...details, pageTitle }
      void call('sessions', details).catch(() => undefined)
    }
  } else if (data['type'] === 'leave') void call('leave', { session }).catch(() => undefined)
})

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const written = text.value.trim()
  if (written === '') return
  text.value = ''
  call('messages', { session, text: written }).then(
    ({ ok }) => {
      state.textContent = ok ? '' : texts.unsent
      if (!ok) text.value = written
    },
    () => {
      state.textContent = texts.unsent
      text.value = written
    },
  )
})

text.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  form.requestSubmit()
})

window.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') postToPage({ type: 'close' })
})

postToPage({ type: 'hello' })
