import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { BITMAPS_FOLDER } from '../app/create-sandbox.ts'
import { BitmapStore } from '../content/pictures/bitmap-store.ts'
import { Platform } from '../platform/platform.ts'
import { createPlatformApp } from '../app/platform-app.ts'
import { DEMO_LOGIN, DEMO_PASSWORD } from '../platform/demo/demo-player.ts'
import { isFields, textOf, type Fields } from '../ground/wire/fields.ts'
import { objectIn, objectsIn } from './read-answer.ts'

interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  /** Undefined where the answer is no JSON. */
  json: unknown
  /** The JSON as an object; without fields where it is something else. */
  body: Fields
}

interface Call {
  body?: unknown
  token?: string | undefined
  locale?: string
  headers?: Record<string, string>
}

/** The platform without a port, for tests. */
export interface TestSandbox {
  platform: Platform
  app: FastifyInstance
  get(path: string, call?: Call): Promise<Answer>
  post(path: string, body?: unknown, call?: Call): Promise<Answer>
  put(path: string, body?: unknown, call?: Call): Promise<Answer>
  delete(path: string): Promise<Answer>
  /** Gets an answer whose `data` is an object. */
  data(path: string, call?: Call): Promise<Fields>
  /** Gets an answer whose `data` is a list of objects. */
  list(path: string, call?: Call): Promise<Fields[]>
  /** The codes that were sent to a phone or an email address, newest first. */
  codes(to: string): string[]
  signIn(login?: string, password?: string): Promise<string>
  /** Creates a player by the control API and signs in. */
  player(state?: Record<string, unknown>): Promise<{ token: string; login: string; userId: number; hash: string }>
}

let made = 0

/** A sandbox of its own for each test of a file or a group. */
export function aSandbox(options?: { isStrict?: boolean }): TestSandbox {
  let now: TestSandbox
  beforeEach(() => void (now = openTestSandbox(options)))
  afterEach(() => now.app.close())
  return new Proxy({} as TestSandbox, { get: (_, name) => now[name as keyof TestSandbox] })
}

export function openTestSandbox({ isStrict = false } = {}): TestSandbox {
  const platform = new Platform({ db: ':memory:', isStrict })
  const app = createPlatformApp(platform, {
    onlineEveryMs: 10,
    bitmaps: new BitmapStore(BITMAPS_FOLDER),
  })
  app.addHook('onClose', (_app, done) => {
    platform.database.close()
    done()
  })

  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { body, token, locale, headers }: Call = {},
  ): Promise<Answer> => {
    const answer = await app.inject({
      method,
      url,
      ...(body !== undefined && { payload: body as object }),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(locale && { 'x-language': locale }),
        ...headers,
      },
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    const json: unknown = isJson ? answer.json() : undefined
    return { status: answer.statusCode, headers: answer.headers, json, body: isFields(json) ? json : {} }
  }

  const signIn = async (login = DEMO_LOGIN, password = DEMO_PASSWORD): Promise<string> => {
    const { body } = await send('POST', '/json-api/login', { body: { login, password } })
    return textOf(body, 'access')
  }

  return {
    platform,
    app,
    get: (path, call) => send('GET', path, call),
    post: (path, body, call) => send('POST', path, { ...call, body }),
    put: (path, body, call) => send('PUT', path, { ...call, body }),
    delete: (path) => send('DELETE', path),
    data: async (path, call) => objectIn((await send('GET', path, call)).body['data']),
    list: async (path, call) => objectsIn((await send('GET', path, call)).body['data']),
    codes: (to) => platform.outbox.messages(to).flatMap(({ code }) => code ?? []),
    signIn,
    player: async (state = {}) => {
      made += 1
      const login = `player-${made}@croupier.test`
      const { body } = await send('POST', '/__sandbox/players', { body: { login, password: 'a-password', ...state } })
      return {
        token: await signIn(login, 'a-password'),
        login,
        userId: Number(body['userId']),
        hash: textOf(body, 'hash'),
      }
    },
  }
}
