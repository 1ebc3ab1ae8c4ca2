import { RichText } from '@croupier/design-system'
import type { Site } from '@croupier/domain'
import { useEffect, useRef } from 'react'
import { late } from '../loading/late.tsx'
import { plainText } from './plain-text.ts'
import { useSite, useTab } from '../site/tab.tsx'
import type { SiteBase } from '../navigation/site-base.ts'

export interface PlatformHtmlProps {
  /** HTML as the platform sent it: it is sanitised here, on the server and in the browser alike. */
  readonly html: string
  readonly size?: 'sm' | 'base'
  readonly className?: string | undefined
}

/** What React may put into a fresh element under Trusted Types; the text itself comes by the effect below. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? ''

const sanitizer = late(() => import('./sanitize-in-browser.ts'))
const onServer = import.meta.env.SSR ? (await import('./sanitize-on-server.ts')).sanitizeOnServer : null

/**
 * Text that the platform wrote as HTML. The server's markup is taken over as it stands; what comes later in the browser
 * goes through a sanitiser that is fetched when first needed. Where that does not come, the words alone are shown; it is asked
 * for once more when the line is back.
 */
export function PlatformHtml({ html: sent, size, className }: PlatformHtmlProps) {
  const html = underBase(sent, useTab().visit.base)
  const { live } = useSite()
  const ref = useRef<HTMLDivElement>(null)
  /** What the element holds; null while that can only be the server's markup, or nothing. */
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
      const { sanitizeInBrowser } = await sanitizer.load()
      // Under Trusted Types the sink takes the sanitiser's own type; the DOM library still asks for a string.
      show(() => (element.innerHTML = sanitizeInBrowser(html) as unknown as string))
    }
    clean().catch(() =>
      show(() => {
        element.replaceChildren(...plainText(html).split('\n').map(paragraph))
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

/** Calls once, when the device or the live socket says so. Answers how to stop waiting. */
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

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

/** Its links to pages of the site lead to where the site stands. What comes of it is sanitised like any other. */
function underBase(html: string, base: SiteBase): string {
  return base === '/' ? html : html.replaceAll(/(<a\b[^>]*?\shref=["'])\/(?![/\\])/gi, `$1${base}`)
}
