import { withDeadline, type Deadline } from './deadline.ts'
import { DomainError, notSentError } from '../value/errors.ts'

type Calls<A> = Record<keyof A, (...args: never[]) => Promise<unknown>>

/** Loads code once, when it is first asked for. Rejects with `network` when it does not load; the next request tries again. */
export function lateCode<C>(deadline: Deadline, load: () => Promise<C>): () => Promise<C> {
  let loading: Promise<C> | null = null
  return () => {
    loading ??= withDeadline(deadline, load).catch((cause: unknown) => {
      loading = null
      throw cause instanceof DomainError ? cause : notSentError({ cause })
    })
    return loading
  }
}

export interface LateApiOptions<A, C> {
  readonly code: () => Promise<C>
  /** Makes the api of the loaded code, once. */
  readonly make: (code: C) => A
  /** Called at once by each call, before its code is there. */
  readonly onCall?: () => void
}

/** An api whose code loads with its first call. Without the code a call rejects. */
export function lateApi<A extends Calls<A>, C = unknown>({ code, make, onCall }: LateApiOptions<A, C>): A {
  let made: A | null = null

  const call =
    (name: keyof A) =>
    async (...args: never[]) => {
      onCall?.()
      made ??= make(await code())
      return made[name](...args)
    }
  // Every property is one of the api's calls, which all return promises.
  return new Proxy({} as A, { get: (_, name) => call(name as keyof A) })
}

/** An api of a module of its own, which loads with the first call: `lateApi` of code that nothing else needs. */
export const importedApi = <A extends Calls<A>, C>(
  deadline: Deadline,
  load: () => Promise<C>,
  make: (code: C) => A,
): A => lateApi({ code: lateCode(deadline, load), make })
