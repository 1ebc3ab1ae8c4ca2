import type { DomainError, Resource } from '@croupier/domain/core'

/** Reads what is not known yet. The browser reads again what it knows, without waiting for it. */
export async function readFresh<T>(resource: Resource<T>): Promise<T> {
  if (resource.value === undefined || import.meta.env.SSR) return resource.ensure()
  resource.reread()
  return resource.value
}

/** Error of a read without any value; null while loading or when a value is known. */
export function failureOf(resource: Resource<unknown>): DomainError | null {
  const { state, value } = resource
  return state.status === 'failed' && value === undefined ? state.error : null
}

/** The failure of a page about one thing. Where the platform no longer has the thing, an earlier answer is not shown either. */
export function failureOfFresh<T>(resource: Resource<T>): DomainError | null {
  const { state } = resource
  return state.status === 'failed' && state.error.kind === 'not-found' ? state.error : failureOf(resource)
}
