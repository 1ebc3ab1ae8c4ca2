/** The vendor's script. A classic script that defines the global `RbkCheckout`. */
;(() => {
  interface CheckoutOptions {
    readonly invoiceId: string
    readonly invoiceAccessToken: string
    readonly name: string
    readonly description?: string
    readonly label?: string
    readonly container: HTMLElement
    readonly parentOrigin?: string
  }
  type Result = 'success' | 'pending'

  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

  /** Shows the payment and calls exactly one callback at its end. */
  const run = (options: CheckoutOptions, onSuccess: (result: Result) => void, onFail: () => void): void => {
    const query = new URLSearchParams({ access: options.invoiceAccessToken })
    if (options.parentOrigin !== undefined) query.set('parent', options.parentOrigin)
    const frame = document.createElement('iframe')
    frame.title = [options.name, options.label].filter(Boolean).join(': ')
    frame.src = `${origin}/pay/${encodeURIComponent(options.invoiceId)}?${query.toString()}`
    const listen = ({ source, origin: from, data }: MessageEvent<{ type?: string; result?: string } | null>): void => {
      if (source !== frame.contentWindow || from !== origin || data?.type !== 'croupier-payment-over') return
      window.removeEventListener('message', listen)
      if (data.result === 'success' || data.result === 'pending') onSuccess(data.result)
      else onFail()
    }
    window.addEventListener('message', listen)
    options.container.replaceChildren(frame)
  }

  Object.assign(window, { RbkCheckout: { run } })
})()
