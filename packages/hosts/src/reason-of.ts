/** Why a `fetch` failed, in the words of what lies deepest: `ECONNREFUSED`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
