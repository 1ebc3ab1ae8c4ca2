/** Runs the vendor's script in this frame, so that it never runs in the site's page. */
export interface CaptchaSetup {
  readonly sitekey: string
  readonly action: string
  readonly version: 2 | 3
  readonly parentOrigin: string | null
  readonly fails: boolean
}

interface Vendor {
  ready(callback: () => void): void
  render(
    container: HTMLElement,
    options: { sitekey: string; label: string; callback: (token: string) => void; 'error-callback': () => void },
  ): number
  execute(sitekey: string, options: { action: string }): Promise<string>
}

const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '') as CaptchaSetup

const tell = (message: { type: 'token'; token: string } | { type: 'ready' } | { type: 'error' }): void => {
  if (setup.parentOrigin !== null && window.parent !== window)
    window.parent.postMessage({ source: 'croupier-captcha', ...message }, setup.parentOrigin)
}

const done = (token: string): void => {
  document.body.dataset['token'] = token
  tell({ type: 'token', token })
}

const failed = (): void => {
  document.getElementById('failed')?.removeAttribute('hidden')
  tell({ type: 'error' })
}

const run = (): void => {
  const vendor = (window as Window & { grecaptcha?: Vendor }).grecaptcha
  if (vendor === undefined) return failed()
  vendor.ready(() => {
    const box = document.getElementById('captcha')
    if (setup.version === 2 && box !== null) {
      vendor.render(box, {
        sitekey: setup.sitekey,
        label: box.dataset['label'] ?? '',
        callback: done,
        'error-callback': failed,
      })
      tell({ type: 'ready' })
    } else vendor.execute(setup.sitekey, { action: setup.action }).then(done, failed)
  })
}

const policy = (
  window as Window & {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): { createScriptURL(text: string): string }
    }
  }
).trustedTypes?.createPolicy('captcha-vendor', { createScriptURL: (text) => text })
const address = `/captcha/api.js${setup.fails ? '?fail=1' : ''}`
const script = document.createElement('script')
script.src = policy?.createScriptURL(address) ?? address
script.addEventListener('load', run)
script.addEventListener('error', failed)
document.head.append(script)
