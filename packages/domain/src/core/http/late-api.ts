import { withDeadline, type Deadline } from './deadline.ts'
import { DomainError } from './errors.ts'

type Calls<A> = Record<keyof A, (...args: never[]) => Promise<unknown>>

/** An api whose code loads with its first call. Without the code a call fails with `network`, and the next one tries again. */
export function lateApi<A extends Calls<A>>(deadline: Deadline, load: () => Promise<A>): A {
  let loading: Promise<A> | null = null

  function loaded(): Promise<A> {
    loading ??= withDeadline(deadline, load).catch((cause: unknown) => {
      loading = null
      throw cause instanceof DomainError ? cause : new DomainError('network', { cause })
    })
    return loading
  }

  const call =
    (name: keyof A) =>
    async (...args: never[]) =>
      (await loaded())[name](...args)
  // Every property is one of the api's calls, which all return promises.
  return new Proxy({} as A, { get: (_, name) => call(name as keyof A) })
}
