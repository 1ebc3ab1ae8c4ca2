/** The vendor's script. A classic script that defines the global `grecaptcha`. */
;(() => {
  interface Widget {
    readonly box: HTMLElement
    readonly tick: HTMLInputElement
    readonly callback: ((token: string) => void) | undefined
    token: string
  }

  interface WidgetOptions {
    readonly sitekey: string
    readonly callback?: (token: string) => void
    readonly 'error-callback'?: () => void
    readonly label?: string
  }

  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin
  const widgets: Widget[] = []

  const fetchToken = async (): Promise<string> => {
    const answer = await fetch(`${origin}/captcha/token`, { method: 'POST' })
    if (!answer.ok) throw new Error(`The captcha answered ${answer.status}`)
    return ((await answer.json()) as { token: string }).token
  }

  const widgetOf = (id: number | undefined): Widget => {
    const widget = widgets[id ?? 0]
    if (widget === undefined) throw new Error('reCAPTCHA client element has been removed or was never rendered')
    return widget
  }

  const render = (container: string | HTMLElement, options: WidgetOptions): number => {
    const box = typeof container === 'string' ? document.getElementById(container) : container
    if (box === null) throw new Error('reCAPTCHA placeholder element must be an element or id')
    const [label, tick] = [document.createElement('label'), document.createElement('input')]
    label.className = 'captcha-box'
    tick.type = 'checkbox'
    label.append(tick, options.label ?? 'I am not a robot')
    box.append(label)
    const widget: Widget = { box, tick, callback: options.callback, token: '' }
    const id = widgets.push(widget) - 1
    tick.addEventListener('change', () => {
      if (!tick.checked) return
      tick.disabled = true
      fetchToken().then(
        (token) => {
          widget.token = token
          widget.callback?.(token)
        },
        () => {
          reset(id)
          options['error-callback']?.()
        },
      )
    })
    return id
  }

  const reset = (id?: number): void => {
    const widget = widgetOf(id)
    widget.token = ''
    widget.tick.checked = false
    widget.tick.disabled = false
  }

  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void): void => queueMicrotask(callback),
      render,
      reset,
      execute: (_sitekey: string, _options: { action: string }): Promise<string> => fetchToken(),
      getResponse: (id?: number): string => widgetOf(id).token,
    },
  })
})()
