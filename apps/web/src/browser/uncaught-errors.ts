import type { Logger } from '@croupier/domain/core'

/** What browsers say instead of the error when a script of another origin (an extension, say) threw it: nothing to learn. */
const NAMELESS = /^Script error\.?$/
/** The layout was measured again within one frame: a notice, not a failure. */
const RESIZE_NOTICE = /^ResizeObserver loop/

/**
 * Logs what nobody caught: errors and rejected promises, and the browser's own warnings of what it stepped in against
 * (core.md 8: global handlers).
 * @param target the window
 */
export function logUncaught(target: EventTarget, log: Logger): void {
  target.addEventListener('error', (event) => {
    const { message } = event as ErrorEvent
    const error: unknown = (event as ErrorEvent).error
    if (NAMELESS.test(message) || RESIZE_NOTICE.test(message)) return
    log.error('uncaught', error ?? message)
  })
  target.addEventListener('unhandledrejection', (event) => {
    log.error('rejected promise', (event as PromiseRejectionEvent).reason)
  })
  if (typeof ReportingObserver === 'undefined') return
  const observer = new ReportingObserver(
    (reports) => {
      for (const { type, body } of reports)
        log.warn(type ?? 'browser', String(body && 'message' in body ? body.message : ''))
    },
    { types: ['deprecation', 'intervention'], buffered: true },
  )
  observer.observe()
}
