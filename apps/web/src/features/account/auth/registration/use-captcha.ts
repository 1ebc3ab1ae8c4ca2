import type { CaptchaQuery } from '@croupier/contract/captcha-frame'
import { type DomainError, refusal } from '@croupier/domain/core'
import { readCaptchaMessage } from '@croupier/domain/session'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useTab, useTexts } from '#shared/site/tab.tsx'

export interface CaptchaSettings {
  readonly siteKey: string
  /** 2 asks in a dialog, 3 is invisible. */
  readonly version: 2 | 3
}

export interface CaptchaProof {
  readonly token: string
  readonly version: 2 | 3
}

export interface CaptchaFrame {
  readonly url: string
  readonly version: 2 | 3
  /** The vendor asks for more than a tick, which needs more room. */
  readonly hasChallenge: boolean
}

export interface CaptchaControl {
  /**
   * Gets a proof, or null where none is needed. Rejects with `captcha` when closed, or with `captchaFailed`.
   * @param setting what registration requires now; null: nothing
   */
  prove(setting: CaptchaSettings | 'unreadable' | null): Promise<CaptchaProof | null>
  readonly frame: CaptchaFrame | null
  readonly frameRef: RefObject<HTMLIFrameElement | null>
  dismiss(): void
}

interface Waiting {
  readonly settings: CaptchaSettings
  readonly resolve: (proof: CaptchaProof) => void
  readonly reject: (error: DomainError) => void
}

/** Timeout until the vendor answers, milliseconds. A visible captcha has no timeout. */
const TIMEOUT_MS = 10_000

/** Runs the captcha in a frame of its own origin (decision 44) and accepts only the frame's messages. */
export function useCaptcha(): CaptchaControl {
  const { captcha: page } = useTab().visit.origins
  const { languageTag } = useTexts()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [hasChallenge, setHasChallenge] = useState(false)
  const frameRef = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (!waiting || page === null) return undefined
    const finish = (end: () => void) => {
      end()
      setWaiting(null)
    }
    const timer = setTimeout(() => finish(() => waiting.reject(refusal('captchaFailed'))), TIMEOUT_MS)
    const receive = (event: MessageEvent<unknown>) => {
      if (
        event.source === null ||
        event.source !== frameRef.current?.contentWindow ||
        event.origin !== new URL(page).origin
      )
        return
      const answer = readCaptchaMessage(event.data)
      if (answer?.type === 'ready') clearTimeout(timer)
      else if (answer?.type === 'challenge') setHasChallenge(answer.isOpen)
      else if (answer?.type === 'error') finish(() => waiting.reject(refusal('captchaFailed')))
      else if (answer?.type === 'token')
        finish(() => waiting.resolve({ token: answer.token, version: waiting.settings.version }))
    }
    window.addEventListener('message', receive)
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
      setHasChallenge(false)
    }
  }, [waiting, page])

  return useMemo(
    () => ({
      prove: (setting) => {
        if (setting === null) return Promise.resolve(null)
        if (setting === 'unreadable' || page === null) return Promise.reject(refusal('captchaFailed'))
        return new Promise<CaptchaProof>((resolve, reject) => setWaiting({ settings: setting, resolve, reject }))
      },
      frame:
        waiting && page !== null
          ? {
              url: frameAddress(page, {
                sitekey: waiting.settings.siteKey,
                version: waiting.settings.version === 2 ? '2' : '3',
                hl: languageTag,
                parent: location.origin,
              }),
              version: waiting.settings.version,
              hasChallenge,
            }
          : null,
      frameRef,
      dismiss: () => {
        waiting?.reject(refusal('captcha'))
        setWaiting(null)
      },
    }),
    [waiting, page, hasChallenge, languageTag],
  )
}

function frameAddress(page: string, query: CaptchaQuery): string {
  return `${page}?${new URLSearchParams({ ...query })}`
}
