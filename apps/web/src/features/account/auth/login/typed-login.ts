/** The login that the login page passed on in the history state, or nothing. */
export function typedLogin(state: unknown): string {
  return typeof state === 'object' && state !== null && 'login' in state && typeof state.login === 'string'
    ? state.login
    : ''
}
