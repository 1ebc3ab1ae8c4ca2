/** The platform was not reached, closed the connection or did not answer in time. */
export class PlatformUnavailable extends Error {
  readonly reason: 'unreachable' | 'timeout'

  constructor(reason: 'unreachable' | 'timeout', cause?: unknown) {
    super(`platform ${reason}`, { cause })
    this.name = 'PlatformUnavailable'
    this.reason = reason
  }
}

export class BodyTooLarge extends Error {}
