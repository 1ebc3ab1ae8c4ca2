import type { ChangeCall, Http, ReadCall, Schema } from '../../core/index.ts'

/** A call to the platform, as the site makes it. */
export interface PlatformCall {
  readonly method: Parameters<Http['change']>[0]
  /** Parts that differ stand in braces: `/json-api/v2/games/{slug}`. */
  readonly path: string
  /** Parameters, with a value each. */
  readonly query: Readonly<Record<string, unknown>>
  /** Fields of the body, with a value each; undefined: none is sent. */
  readonly body: unknown
  /** Names the answer, in the log too. */
  readonly label: string
  /** Whether it is made in a player's name. */
  readonly needsPlayer: boolean
  /** Whether it carries an idempotency key. */
  readonly hasKey: boolean
  readonly answer: Schema<unknown>
  /** What a visitor misses without it. */
  readonly shows: string
}

/** Stands for any text in its place. */
export const part = (name: string): string => `{${name}}`

/** What each call of an api is tried with. A call without its line does not compile. */
type Samples<Api> = {
  readonly [Name in keyof Api]: Api[Name] extends (...given: infer Given) => unknown ? Given : never
}

/** Collects the calls that are made with its `http`; none of them is answered. */
export class CallRecorder {
  readonly calls: PlatformCall[] = []
  #shows = ''

  readonly http: Http = {
    read: (path, schema, call) => this.#note('get', path, schema, call),
    change: (method, path, schema, call) => this.#note(method, path, schema, call),
  }

  /** @param shows what a visitor misses without the calls that `make` makes */
  of(shows: string, make: (http: Http) => void): void {
    this.#shows = shows
    make(this.http)
  }

  #note(
    method: PlatformCall['method'],
    path: string,
    answer: Schema<unknown>,
    { label, auth, query = {}, ...change }: ReadCall | ChangeCall,
  ): Promise<never> {
    const { body, key } = change as Partial<ChangeCall>
    this.calls.push({
      method,
      path: decodeURIComponent(path),
      query,
      body,
      label,
      needsPlayer: auth,
      hasKey: key !== undefined,
      answer,
      shows: this.#shows,
    })
    return new Promise(() => undefined)
  }
}

/** Makes each call of an api once. */
export function callAll<Api extends object>(api: Api, samples: Samples<Api>): void {
  for (const [name, given] of Object.entries<readonly unknown[]>(samples)) {
    const call = api[name as keyof Api] as (...given: readonly unknown[]) => unknown
    void call(...given)
  }
}
