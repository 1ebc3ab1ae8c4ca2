/** Runs the vendor's script in this frame, so that it never runs in the site's page. */
export interface CheckoutSetup {
  readonly invoiceId: string
  readonly title: string
  readonly parentOrigin: string | null
}

interface Vendor {
  run(
    options: {
      invoiceId: string
      invoiceAccessToken: string
      name: string
      container: HTMLElement
      parentOrigin?: string
    },
    onSuccess: (result: 'success' | 'pending') => void,
    onFail: () => void,
  ): void
}

const setup = JSON.parse(document.getElementById('setup')?.textContent ?? '') as CheckoutSetup

const tell = (type: 'ready' | 'success' | 'pending' | 'fail' | 'closed'): void => {
  document.body.dataset['state'] = type
  if (setup.parentOrigin !== null && window.parent !== window)
    window.parent.postMessage({ source: 'croupier-checkout', type, invoiceId: setup.invoiceId }, setup.parentOrigin)
}

const container = document.getElementById('checkout')
const vendor = (window as Window & { RbkCheckout?: Vendor }).RbkCheckout
if (vendor === undefined || container === null) {
  document.getElementById('failed')?.removeAttribute('hidden')
} else {
  vendor.run(
    {
      invoiceId: setup.invoiceId,
      // In the fragment, so that servers do not log it.
      invoiceAccessToken: window.location.hash.slice(1),
      name: setup.title,
      container,
      ...(setup.parentOrigin !== null && { parentOrigin: setup.parentOrigin }),
    },
    tell,
    () => tell('fail'),
  )
  container.querySelector('iframe')?.addEventListener('load', () => tell('ready'), { once: true })
}
document.getElementById('close')?.addEventListener('click', () => tell('closed'))
