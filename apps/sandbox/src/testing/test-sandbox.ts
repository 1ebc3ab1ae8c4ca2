import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import { BITMAPS_FOLDER } from '../app/create-sandbox.ts'
import { BitmapStore } from '../content/pictures/bitmap-store.ts'
import { Platform } from '../app/platform.ts'
import { createPlatformApp } from '../app/platform-app.ts'
import { DEMO_LOGIN, DEMO_PASSWORD } from '../players/demo-player.ts'
import { textOf, type Fields } from '../wire/fields.ts'

interface Answer {
  status: number
  headers: Record<string, string | string[] | number | undefined>
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
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json<Fields>() : {} }
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
