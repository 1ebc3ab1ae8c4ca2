/** Private windows, and browsers that keep nothing of this site, have an interface (workers, databases) and refuse its use. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'SecurityError' || error.name === 'NotSupportedError')
