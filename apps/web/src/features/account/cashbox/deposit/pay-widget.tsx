import { Modal } from '@croupier/design-system'
import type { PayPlace } from '@croupier/domain/cashbox'
import { useEffect, useRef } from 'react'
import { useTexts } from '#shared/site/tab.tsx'

export interface PayWidgetProps {
  readonly widget: Extract<PayPlace, { kind: 'widget' }>
  readonly onEnd: () => void
}

/** Messages of the vendor's frame that end it (docs/platform-api.md: Paying). */
const ENDS = new Set<unknown>(['success', 'pending', 'fail', 'closed'])

/** The vendor's frame. Accepts only messages of this frame, origin and invoice (docs/product-rules.md, Deposit). */
export function PayWidget({ widget, onEnd }: PayWidgetProps) {
  const t = useTexts()
  const frame = useRef<HTMLIFrameElement>(null)
  const { url, invoiceId, accessToken } = widget

  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      const isOurs = source !== null && source === frame.current?.contentWindow && origin === new URL(url).origin
      if (isOurs && isEnd(data, invoiceId)) onEnd()
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [url, invoiceId, onEnd])

  return (
    <Modal title={t('cashbox:widgetTitle')} closeLabel={t('cashbox:close')} onClose={onEnd} dismissible={false}>
      <iframe
        ref={frame}
        src={frameAddress(url, { invoice: invoiceId, parent: location.origin, locale: t.locale }, accessToken)}
        title={t('cashbox:widgetTitle')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        className="h-[min(70dvh,560px)] w-full border-0"
      />
    </Modal>
  )
}

/** Puts the token into the fragment, which no server logs. */
function frameAddress(url: string, query: Readonly<Record<string, string>>, token: string): string {
  const address = new URL(url)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  address.hash = token
  return address.href
}

function isEnd(data: unknown, invoice: string): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { source, type, invoiceId } = data as Record<string, unknown>
  return source === 'croupier-checkout' && String(invoiceId) === invoice && ENDS.has(type)
}
