/** The login that was typed on the login page, which hands it over in the history entry's state; empty without one. */
export function typedLogin(state: unknown): string {
  return typeof state === 'object' && state !== null && 'login' in state && typeof state.login === 'string'
    ? state.login
    : ''
}
