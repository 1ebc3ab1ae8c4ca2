/** The vendor's script, with the interface of reCAPTCHA 2 and 3. A classic script that defines the global `grecaptcha`. */
;(() => {
  interface WidgetOptions {
    readonly sitekey: string
    readonly callback?: (token: string) => void
    readonly 'error-callback'?: () => void
  }

  interface Widget {
    readonly frame: HTMLIFrameElement
    token: string
  }

  const { origin, searchParams } = new URL((document.currentScript as HTMLScriptElement).src)
  const language = searchParams.get('hl') ?? 'en'
  const widgets: Widget[] = []

  const widgetOf = (id: number | undefined): Widget => {
    const widget = widgets[id ?? 0]
    if (widget === undefined) throw new Error('reCAPTCHA client element has been removed or was never rendered')
    return widget
  }

  /** The vendor's page in a frame: a checkbox, or `invisible`. `onAnswer` gets its token, or null where it failed. */
  const openAnchor = (
    box: HTMLElement,
    { sitekey, size }: { sitekey: string; size: 'normal' | 'invisible' },
    onAnswer: (token: string | null) => void,
  ): HTMLIFrameElement => {
    if (sitekey === '') throw new Error('Missing required parameters: sitekey')
    const frame = document.createElement('iframe')
    const query = new URLSearchParams({ k: sitekey, hl: language, size, co: location.origin })
    frame.src = `${origin}/captcha/anchor?${query}`
    frame.title = 'captcha'
    frame.width = '304'
    frame.height = '78'
    frame.style.border = '0'
    frame.hidden = size === 'invisible'
    window.addEventListener('message', ({ source, data }: MessageEvent<{ token: string | null }>) => {
      if (source !== null && source === frame.contentWindow) onAnswer(data.token)
    })
    box.append(frame)
    return frame
  }

  const render = (container: string | HTMLElement, options: WidgetOptions): number => {
    const box = typeof container === 'string' ? document.getElementById(container) : container
    if (box === null) throw new Error('reCAPTCHA placeholder element must be an element or id')
    const frame = openAnchor(box, { sitekey: options.sitekey, size: 'normal' }, (token) => {
      widget.token = token ?? ''
      if (token === null) options['error-callback']?.()
      else options.callback?.(token)
    })
    const widget: Widget = { frame, token: '' }
    return widgets.push(widget) - 1
  }

  const reset = (id?: number): void => {
    const widget = widgetOf(id)
    widget.token = ''
    // Reloads the frame.
    widget.frame.src = `${widget.frame.src}`
  }

  const execute = (sitekey: string, _options: { action: string }): Promise<string> =>
    new Promise((resolve, reject) => {
      const frame = openAnchor(document.body, { sitekey, size: 'invisible' }, (token) => {
        frame.remove()
        if (token === null) reject(new Error('The captcha failed'))
        else resolve(token)
      })
    })

  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void): void => queueMicrotask(callback),
      render,
      reset,
      execute,
      getResponse: (id?: number): string => widgetOf(id).token,
    },
  })
})()
