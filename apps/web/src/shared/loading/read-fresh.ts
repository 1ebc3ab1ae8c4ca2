import type { DomainError, Resource } from '@croupier/domain/core'
import { failureOf } from '../navigation/page-outcome.ts'

/** Reads what is not known yet. The browser reads again what it knows, without waiting for it. */
export async function readFresh<T>(resource: Resource<T>): Promise<T> {
  if (resource.value === undefined || import.meta.env.SSR) return resource.ensure()
  resource.reread()
  return resource.value
}

/** The failure of a page about one thing. Where the platform no longer has the thing, an earlier answer is not shown either. */
export function failureOfFresh<T>(resource: Resource<T>): DomainError | null {
  const { state } = resource
  return state.status === 'failed' && state.error.kind === 'not-found' ? state.error : failureOf(resource)
}
