import type { CallOptions, DomainError, Http } from '@croupier/domain/core'
import { settled } from './pending.ts'

type Query = NonNullable<CallOptions['query']>

export interface FakeCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query: Query
  readonly body: unknown
  readonly auth: boolean
  readonly headers: NonNullable<CallOptions['headers']>
  readonly signal: AbortSignal | undefined
  readonly onUploadProgress: CallOptions['onUploadProgress']
  answer(value: unknown): Promise<void>
  fail(error: DomainError): Promise<void>
}

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

  get(path: string, options: CallOptions = {}): Promise<unknown> {
    return this.#call('GET', path, undefined, options)
  }

  post(path: string, body?: unknown, options: CallOptions = {}): Promise<unknown> {
    return this.#call('POST', path, body, options)
  }

  put(path: string, body?: unknown, options: CallOptions = {}): Promise<unknown> {
    return this.#call('PUT', path, body, options)
  }

  delete(path: string, options: CallOptions = {}): Promise<unknown> {
    return this.#call('DELETE', path, undefined, options)
  }

  #call(
    method: FakeCall['method'],
    path: string,
    body: unknown,
    { query = {}, auth = false, headers = {}, signal, onUploadProgress }: CallOptions,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const call: FakeCall = {
        method,
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
  }
}
