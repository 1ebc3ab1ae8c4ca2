import type { FetchAnswer, FetchInit } from '@croupier/domain/core'

export interface PlatformAnswer {
  /** Default: 200. */
  readonly status?: number
  /** JSON; a string is sent unchanged. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer, a connection that is cut, or a request that waits until the test answers it. */
export type Reply = PlatformAnswer | 'cut' | 'waits'

/** A reply, or a function from the request to its reply. */
export type Replier = Reply | ((request: PlatformRequest) => Reply)

/**
 * Replies by route: `POST /json-api/login`, or a path for every method. A star at the end matches all paths with that
 * prefix. An exact route wins over a star, a longer prefix over a shorter one.
 */
export type AnswerTable = Readonly<Record<string, Replier>>

/** A recorded request; a test may answer one that waits. */
export interface PlatformRequest extends FetchInit {
  readonly url: string
  /** Path of `url`, without the query. */
  readonly path: string
  answer(answer: PlatformAnswer): void
  /** Cuts the connection before any answer. */
  cut(): void
}

/** As of `fetch`. */
export interface PlatformFetchAnswer extends FetchAnswer {
  readonly headers: Headers
}

/** A fetch answered from a table. */
export interface PlatformFetch {
  readonly port: (url: string, init: FetchInit) => Promise<PlatformFetchAnswer>
  readonly requests: readonly PlatformRequest[]
  /** The latest request; throws if there is none. */
  readonly last: PlatformRequest
  readonly table: AnswerTable
  /** Replaces the reply of a route. */
  reply(route: string, replier: Replier): PlatformFetch
  requestsTo(route: string): readonly PlatformRequest[]
  urls(): string[]
}

/** Makes a fetch over a table of answers. A request that matches no route waits. */
export function createPlatformFetch(table: AnswerTable = {}): PlatformFetch {
  const repliers = new Map(Object.entries(table))
  const requests: PlatformRequest[] = []

  function replyTo(request: PlatformRequest): Reply {
    const route = [...repliers.keys()].filter((each) => matches(each, request)).sort(bySpecificity)[0]
    const replier = route === undefined ? 'waits' : (repliers.get(route) ?? 'waits')
    return typeof replier === 'function' ? replier(request) : replier
  }

  const platform: PlatformFetch = {
    requests,
    get table() {
      return Object.fromEntries(repliers)
    },
    get last() {
      const request = requests.at(-1)
      if (!request) throw new Error('nothing was requested')
      return request
    },
    reply(route, replier) {
      repliers.set(route, replier)
      return platform
    },
    requestsTo: (route) => requests.filter((request) => matches(route, request)),
    urls: () => requests.map(({ url }) => url),
    port: (url, init) =>
      new Promise((resolve, reject) => {
        const request: PlatformRequest = {
          ...init,
          url,
          path: new URL(url, 'http://platform.test').pathname,
          answer: (answer) => resolve(fetchAnswer(answer)),
          cut: () => reject(new TypeError('fetch failed')),
        }
        requests.push(request)
        const reply = replyTo(request)
        if (reply === 'cut') request.cut()
        else if (reply !== 'waits') request.answer(reply)
      }),
  }
  return platform
}

function matches(route: string, { method, path }: PlatformRequest): boolean {
  const [pattern = '', routeMethod] = route.split(' ').reverse()
  if (routeMethod !== undefined && routeMethod !== method) return false
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

const bySpecificity = (a: string, b: string): number =>
  Number(a.endsWith('*')) - Number(b.endsWith('*')) || b.length - a.length

function fetchAnswer({ status = 200, body = {}, headers = {} }: PlatformAnswer): PlatformFetchAnswer {
  return {
    status,
    headers: new Headers(headers),
    text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  }
}
