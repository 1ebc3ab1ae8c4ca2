import { settled } from '@croupier/platform-fixtures/fakes'
import { createHttp, type DomainError, type Http, type Query, type Send } from '../core/index.ts'

export interface FakeCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query: Query
  readonly body: unknown
  readonly auth: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal | undefined
  readonly onUploadProgress: ((share: number) => void) | undefined
  answer(value: unknown): Promise<void>
  fail(error: DomainError): Promise<void>
}

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const

/** An `Http` whose calls wait for the test's answer, unless one was prepared for their path. */
export class FakeHttp implements Http {
  readonly calls: FakeCall[] = []
  readonly #ready = new Map<string, (call: FakeCall) => unknown>()

  /** Answers calls of this path at once. */
  reply(path: string, answer: unknown): this {
    return this.serve(path, () => answer)
  }

  serve(path: string, answer: (call: FakeCall) => unknown): this {
    this.#ready.set(path, answer)
    return this
  }

  /** Makes calls of this path wait again. */
  hold(path: string): this {
    this.#ready.delete(path)
    return this
  }

  get last(): FakeCall {
    const call = this.calls.at(-1)
    if (!call) throw new Error('no call was made')
    return call
  }

  paths(): string[] {
    return this.calls.map(({ path }) => path)
  }

  readonly send: Send = (
    method,
    path,
    { query = {}, body, auth = false, headers = {}, signal, onUploadProgress } = {},
  ) =>
    new Promise((resolve, reject) => {
      const call: FakeCall = {
        method: METHODS[method],
        path,
        query,
        body,
        auth,
        headers,
        signal,
        onUploadProgress,
        answer: (value) => (resolve(value), settled()),
        fail: (error) => (reject(error), settled()),
      }
      this.calls.push(call)
      const ready = this.#ready.get(path)
      if (ready) resolve(ready(call))
    })

  readonly #http = createHttp(this.send)
  readonly read: Http['read'] = this.#http.read
  readonly change: Http['change'] = this.#http.change
}
