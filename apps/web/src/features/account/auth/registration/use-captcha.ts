import { DomainError } from '@croupier/domain/core'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useTab, useTexts } from '../../../../shared/site/tab.tsx'

export interface CaptchaSettings {
  readonly siteKey: string
  readonly isEnabledAtRegistration: boolean
  /** 2 asks in a dialog, 3 is invisible. */
  readonly version: 2 | 3
}

export interface CaptchaProof {
  readonly token: string
  readonly version: 2 | 3
}

export interface CaptchaControl {
  /** Gets a proof, or null where none is needed. Rejects with `captcha` when closed, or with `captchaFailed`. */
  prove(): Promise<CaptchaProof | null>
  readonly frame: { readonly url: string; readonly version: 2 | 3 } | null
  readonly frameRef: RefObject<HTMLIFrameElement | null>
  dismiss(): void
}

interface Waiting {
  readonly resolve: (proof: CaptchaProof) => void
  readonly reject: (error: DomainError) => void
}

/** Timeout until the vendor answers, milliseconds. A visible captcha has no timeout. */
const TIMEOUT_MS = 10_000

const refusal = (code: string) => new DomainError('rejected', { codes: [code] })

/** Runs a captcha in a frame of the widgets' origin and accepts only its messages. */
export function useCaptcha(setting: CaptchaSettings | 'unreadable' | null): CaptchaControl {
  const settings = setting === 'unreadable' ? null : setting
  const { widgets } = useTab().visit.origins
  const { locale } = useTexts()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const version = settings?.version ?? 3

  useEffect(() => {
    if (!waiting) return undefined
    const finish = (end: () => void) => {
      end()
      setWaiting(null)
    }
    const timer = setTimeout(() => finish(() => waiting.reject(refusal('captchaFailed'))), TIMEOUT_MS)
    const receive = (event: MessageEvent<unknown>) => {
      if (
        event.source === null ||
        event.source !== frameRef.current?.contentWindow ||
        event.origin !== new URL(widgets).origin
      )
        return
      const answer = readAnswer(event.data)
      if (answer === 'ready') clearTimeout(timer)
      else if (answer === 'failed') finish(() => waiting.reject(refusal('captchaFailed')))
      else if (answer) finish(() => waiting.resolve({ token: answer.token, version }))
    }
    window.addEventListener('message', receive)
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [waiting, widgets, version])

  return useMemo(
    () => ({
      prove: () => {
        if (setting === 'unreadable') return Promise.reject(refusal('captchaFailed'))
        return settings?.isEnabledAtRegistration
          ? new Promise<CaptchaProof>((resolve, reject) => setWaiting({ resolve, reject }))
          : Promise.resolve(null)
      },
      frame:
        waiting && settings
          ? {
              url: frameAddress(widgets, {
                sitekey: settings.siteKey,
                version: String(version),
                locale,
                parent: location.origin,
              }),
              version,
            }
          : null,
      frameRef,
      dismiss: () => {
        waiting?.reject(refusal('captcha'))
        setWaiting(null)
      },
    }),
    [setting, settings, waiting, widgets, version, locale],
  )
}

function frameAddress(origin: string, query: Record<string, string>): string {
  return `${origin}/captcha/frame?${new URLSearchParams(query)}`
}

function readAnswer(data: unknown): { token: string } | 'ready' | 'failed' | null {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('source' in data) ||
    data.source !== 'croupier-captcha' ||
    !('type' in data)
  )
    return null
  if (data.type === 'error') return 'failed'
  if (data.type === 'ready') return 'ready'
  return data.type === 'token' && 'token' in data && typeof data.token === 'string' && data.token.length < 4096
    ? { token: data.token }
    : null
}
