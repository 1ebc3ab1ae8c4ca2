import type { CaptchaMessage, CaptchaQuery } from '@croupier/contract/captcha-frame'

type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never

/** The part of reCAPTCHA's interface that is used. */
interface Recaptcha {
  ready(run: () => void): void
  render(
    container: string,
    options: { sitekey: string; callback: (token: string) => void; 'error-callback': () => void },
  ): number
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/**
 * Runs reCAPTCHA 2 or 3 in the captcha's page, by its query, and posts the result to the page that frames it. The text of this
 * function is the page's script, so it uses nothing outside of itself.
 */
export function runCaptcha(): void {
  const query = new URLSearchParams(location.search)
  const valueOf = (name: keyof CaptchaQuery) => query.get(name)
  const siteKey = valueOf('sitekey') ?? ''
  const isVisible = valueOf('version') === '2'
  const language = valueOf('hl') ?? 'en'
  document.documentElement.lang = language

  const tell = (message: WithoutSource<CaptchaMessage>) =>
    parent.postMessage(
      { source: 'croupier-captcha', ...message } satisfies CaptchaMessage,
      valueOf('parent') ?? location.origin,
    )
  const fail = () => tell({ type: 'error' })
  const succeed = (token: string) => tell({ type: 'token', token })

  /** reCAPTCHA has the frame of the challenge in the page from the start, and makes it visible. */
  const watchChallenge = () => {
    let wasOpen = false
    const check = () => {
      const frames = [...document.querySelectorAll('iframe')].filter((frame) => !frame.closest('#captcha'))
      const isOpen = frames.some((frame) => getComputedStyle(frame).visibility === 'visible')
      if (isOpen !== wasOpen) tell({ type: 'challenge', isOpen })
      wasOpen = isOpen
    }
    new MutationObserver(check).observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
  }
  const prove = async (captcha: Recaptcha) => {
    if (!isVisible) return succeed(await captcha.execute(siteKey, { action: 'register' }))
    captcha.render('captcha', { sitekey: siteKey, callback: succeed, 'error-callback': fail })
    watchChallenge()
    tell({ type: 'ready' })
  }
  const start = () => {
    const { grecaptcha } = window as Window & { grecaptcha?: Recaptcha }
    if (grecaptcha) grecaptcha.ready(() => void prove(grecaptcha).catch(fail))
    else fail()
  }

  const script = document.createElement('script')
  const options = new URLSearchParams({ render: isVisible ? 'explicit' : siteKey, hl: language })
  script.src = `${document.body.dataset['script']}?${options}`
  script.addEventListener('load', start)
  script.addEventListener('error', fail)
  document.head.append(script)
}
