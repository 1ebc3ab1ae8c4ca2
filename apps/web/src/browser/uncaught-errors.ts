import type { Logger } from '@croupier/domain/core'

/** Errors of scripts of other origins carry no details. */
const NAMELESS = /^Script error\.?$/
const RESIZE_NOTICE = /^ResizeObserver loop/

/** Logs uncaught errors, unhandled rejections and browser reports. */
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
