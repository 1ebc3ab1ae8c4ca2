import { RichText } from '@croupier/design-system'
import { useEffect, useRef } from 'react'

export interface PlatformHtmlProps {
  /** HTML as the platform sent it: it is sanitised here, on the server and in the browser alike. */
  readonly html: string
  readonly size?: 'sm' | 'base'
  readonly className?: string | undefined
}

/** What React may put into a fresh element under Trusted Types; the text itself comes by the effect below. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: TrustedHTML } }).trustedTypes?.emptyHTML ?? ''

const onServer = import.meta.env.SSR ? (await import('./sanitize-on-server.ts')).sanitizeOnServer : null

/**
 * Text that the platform wrote as HTML. The server's markup is taken over as it stands; what comes later in the browser
 * goes through a sanitiser that is fetched when first needed.
 */
export function PlatformHtml({ html, size, className }: PlatformHtmlProps) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || shown.current === html) return undefined
    const isServerMarkup = shown.current === null && element.hasChildNodes()
    shown.current = html
    if (isServerMarkup) return undefined
    let isCurrent = true
    void import('./sanitize-in-browser.ts').then(({ sanitizeInBrowser }) => {
      // Under Trusted Types the sink takes the sanitiser's own type; the DOM library still asks for a string.
      if (isCurrent) element.innerHTML = sanitizeInBrowser(html) as unknown as string
    })
    return () => {
      isCurrent = false
      shown.current = null
    }
  }, [html])
  return (
    <RichText ref={ref} html={onServer?.(html) ?? EMPTY} suppressHydrationWarning size={size} className={className} />
  )
}
