import {
  type Access,
  type Clock,
  type Http,
  LiveConnection,
  type Locale,
  type SocketFactory,
  TokenAnswerSchema,
  createClock,
  createHttp,
  readFrame,
  readingSocket,
} from '../core/index.ts'
import { FakeLog, hostTimers } from '@croupier/platform-fixtures/fakes'
import type { NewPlayer, Sandbox } from '@croupier/platform-fixtures/sandbox'
import { axiosSend } from './axios-send.ts'

/** A visitor of the sandbox: calls as the browser makes them, and a live connection of their own. */
export interface Visitor {
  readonly http: Http
  readonly live: LiveConnection
  readonly clock: Clock
}

export function guestOf(sandbox: Sandbox, locale: Locale = 'en'): Visitor {
  return visitorOf(sandbox, locale, null)
}

/** A player made for this test, signed in. */
export async function playerOf(sandbox: Sandbox, state: NewPlayer): Promise<Visitor> {
  await sandbox.control.createPlayer(state)
  return signInAgain(sandbox, state)
}

/** The same player on another device. */
export async function signInAgain(
  sandbox: Sandbox,
  { login, password }: Pick<NewPlayer, 'login' | 'password'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Visitor> {
  const call = { label: 'login', auth: false, body: { login, password }, headers }
  const tokens = await guestOf(sandbox).http.change('post', '/json-api/login', TokenAnswerSchema, call)
  return visitorOf(sandbox, 'en', { stamp: 'test', header: `Bearer ${tokens.access}` })
}

/** Another tab of the same visitor, with a live connection of its own. */
export const otherTabOf = (sandbox: Sandbox, { http }: Visitor): Visitor => ({
  http,
  live: liveOf(sandbox),
  clock: createClock(Date.now),
})

function visitorOf(sandbox: Sandbox, locale: Locale, access: Access | null): Visitor {
  const session = { access: () => access }
  const send = axiosSend({ baseUrl: sandbox.platformUrl, fetch, language: () => locale, session })
  return { http: createHttp(send), live: liveOf(sandbox), clock: createClock(Date.now) }
}

function liveOf({ platformUrl }: Sandbox): LiveConnection {
  return new LiveConnection({
    open: readingSocket(openSocket, readFrame),
    url: `${platformUrl.replace('http', 'ws')}/ws`,
    random: Math.random,
    timers: hostTimers,
    log: new FakeLog(),
    signals: { isVisible: () => true, onOnline: () => () => {}, onVisible: () => () => {} },
  })
}

export const openSocket: SocketFactory = (url, { onOpen, onMessage, onClose }) => {
  const socket = new WebSocket(url)
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data))
  socket.addEventListener('close', onClose)
  return { send: (data) => socket.send(data), close: () => socket.close() }
}
