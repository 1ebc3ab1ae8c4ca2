import type { AxiosClientMeans } from './axios-instance.ts'
import type { HttpClient } from './http-client.ts'

/** Loads axios, so that the first call need not wait for it. A failure is left to that call. */
export function preloadAxios(): void {
  import('./axios-instance.ts').catch(() => undefined)
}

/** Loads axios and makes an instance over a fetch. Rejects when axios cannot be loaded; another try may succeed. */
export async function createAxiosClient(means: AxiosClientMeans): Promise<HttpClient> {
  const { createInstance } = await import('./axios-instance.ts')
  return createInstance(means)
}
