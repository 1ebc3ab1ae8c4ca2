/** The vendor's script. It is no module: a page takes it by a plain `<script src>` and then finds `RbkCheckout`. */
;(() => {
  interface CheckoutOptions {
    readonly invoiceId: string
    readonly invoiceAccessToken: string
    readonly name: string
    readonly description?: string
    readonly label?: string
    /** Where the payment is shown. */
    readonly container: HTMLElement
    /** Who frames the page that runs this, if anybody. */
    readonly parentOrigin?: string
  }
  type Result = 'success' | 'pending'

  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

  /** Shows the payment; exactly one of the callbacks comes, when it is over. */
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
