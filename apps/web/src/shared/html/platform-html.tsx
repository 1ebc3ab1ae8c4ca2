import { RichText } from '@croupier/design-system'
import type { Site } from '@croupier/domain'
import { useEffect, useRef } from 'react'
import { late } from '../loading/late.tsx'
import { plainText } from './plain-text.ts'
import { unbrokenAmounts } from './unbroken-amounts.ts'
import { useSite, useTab } from '../site/tab.tsx'
import type { SiteBase } from '@croupier/contract/paths'

export interface PlatformHtmlProps {
  readonly html: string
  readonly size?: 'sm' | 'base'
  readonly className?: string | undefined
}

/** Empty HTML allowed by Trusted Types; the effect below sets the content. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? ''

/** With it loaded HTML is drawn at once. */
export const sanitizer = late(() => import('./sanitize-in-browser.ts'))
const onServer = import.meta.env.SSR ? (await import('./sanitize-on-server.ts')).sanitizeOnServer : null

/** Sanitised platform HTML. Without the lazy sanitiser it shows plain text and retries on reconnect. */
export function PlatformHtml({ html: sent, size, className }: PlatformHtmlProps) {
  const html = unbrokenAmounts(underBase(sent, useTab().visit.base))
  const { live } = useSite()
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || shown.current === html) return undefined
    if (shown.current === null && element.hasChildNodes()) {
      shown.current = html
      return undefined
    }
    let isCurrent = true
    let stopWaiting = () => {}
    const show = (put: () => void) => {
      if (!isCurrent) return
      put()
      shown.current = html
    }
    const clean = async () => {
      const { sanitizeInBrowser } = sanitizer.value ?? (await sanitizer.load())
      // `innerHTML` takes TrustedHTML, but the DOM types still require a string.
      show(() => (element.innerHTML = sanitizeInBrowser(html) as unknown as string))
    }
    clean().catch(() =>
      show(() => {
        element.innerText = plainText(html)
        stopWaiting = whenLineIsBack(live, () => void clean().catch(() => undefined))
      }),
    )
    return () => {
      isCurrent = false
      stopWaiting()
    }
  }, [html, live])
  return (
    <RichText ref={ref} html={onServer?.(html) ?? EMPTY} suppressHydrationWarning size={size} className={className} />
  )
}

/** Calls once when the device or the live socket reconnects. Returns an unsubscribe function. */
function whenLineIsBack(live: Site['live'], call: () => void): () => void {
  const back = () => {
    stop()
    call()
  }
  const stopLive = live.onReconnect(back)
  window.addEventListener('online', back)
  const stop = () => {
    stopLive()
    window.removeEventListener('online', back)
  }
  return stop
}

/** Prefixes links to pages with the base. Run before sanitising. */
function underBase(html: string, base: SiteBase): string {
  return base === '/' ? html : html.replaceAll(/(<a\b[^>]*?\shref=["'])\/(?![/\\])/gi, `$1${base}`)
}
