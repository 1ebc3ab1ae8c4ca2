import type { FetchAnswer, FetchInit, FetchPort } from '../../core/index.ts'

export interface Answer {
  status?: number
  /** JSON unless it is text already. */
  body?: unknown
  headers?: Record<string, string>
}

/** A request that a test sees and answers. */
export interface FakeRequest extends FetchInit {
  readonly url: string
  answer(answer: Answer): void
  /** The line is cut: before anything came, or with the answer's head received already. */
  cut(): void
}

/** The network in a test's hands: each request waits for its answer, unless one was laid ready. */
export class FakeFetch {
  readonly requests: FakeRequest[] = []
  #serve: ((request: FakeRequest) => Answer | 'cut' | null) | null = null

  /** Answers every request from now on at once; null lets it wait. */
  serve(answer: (request: FakeRequest) => Answer | 'cut' | null): this {
    this.#serve = answer
    return this
  }

  get last(): FakeRequest {
    const request = this.requests.at(-1)
    if (!request) throw new Error('nothing was requested')
    return request
  }

  urls(): string[] {
    return this.requests.map(({ url }) => url)
  }

  readonly port: FetchPort = (url, init) =>
    new Promise((resolve, reject) => {
      const cut = (): void => reject(new TypeError('fetch failed'))
      const request: FakeRequest = { ...init, url, cut, answer: (answer) => resolve(toAnswer(answer)) }
      this.requests.push(request)
      const ready = this.#serve?.(request)
      if (ready === 'cut') cut()
      else if (ready) request.answer(ready)
    })
}

function toAnswer({ status = 200, body = {}, headers = {} }: Answer): FetchAnswer {
  const known = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    status,
    headers: { get: (name) => known.get(name.toLowerCase()) ?? null },
    text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  }
}
