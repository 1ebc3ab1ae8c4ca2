/**
 * The script of both chat vendors; its address says which. A classic script: it takes the settings from the global that
 * the embedding page has set before, adds its methods there, and frames the vendor's window.
 */
;(() => {
  type Visitor = Readonly<Record<string, unknown>>
  /** What the window tells. */
  type WindowMessage =
    | { readonly type: 'hello' | 'ready' | 'close' | 'failed' }
    | { readonly type: 'unread'; readonly count: number }
  interface Session {
    readonly account: string
    readonly location: string
    readonly visitor: Visitor
  }
  interface Handlers {
    readonly ready: () => void
    readonly unread: (count: number) => void
    readonly close: () => void
    readonly failed: () => void
  }

  const { origin, pathname, searchParams } = new URL((document.currentScript as HTMLScriptElement).src)
  const [, , vendor = '', account = ''] = pathname.split('/')

  /** The vendor's window, in `place`. Shown by `show`. */
  const openWindow = (place: HTMLElement, language: string, session: () => Session, handlers: Handlers) => {
    const frame = document.createElement('iframe')
    const load = (hl: string) => {
      frame.src = `${origin}/chat/${vendor}/window?${new URLSearchParams({ hl, co: location.origin })}`
      frame.lang = hl
    }
    const post = (message: object) => frame.contentWindow?.postMessage(message, origin)
    let isShown = false
    frame.title = document.title
    frame.style.cssText = 'border:0;position:fixed;inset:0;width:100%;height:100%'
    window.addEventListener('message', (event: MessageEvent<WindowMessage>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return
      const { data } = event
      if (data.type === 'hello')
        post({ type: 'session', session: { ...session(), language: frame.lang, pageTitle: document.title }, isShown })
      else if (data.type === 'unread') handlers.unread(data.count)
      else handlers[data.type]()
    })
    load(language)
    place.append(frame)
    return {
      show: (shown: boolean) => {
        isShown = shown
        post({ type: 'shown', isShown, pageTitle: document.title })
      },
      load,
      leave: () => {
        post({ type: 'leave' })
        frame.remove()
      },
    }
  }

  const startWebim = () => {
    type Webim = Record<string, unknown> & { accountName: string; location: string; lang?: string }
    type WebimWindow = Window & {
      webim: Webim
      webim_visitor: { readonly fields: Visitor } | null
      webimHandlers?: Readonly<Record<string, ((value?: number) => void) | undefined>>
    }
    const page = window as unknown as WebimWindow
    const { webim } = page
    const handlers = page.webimHandlers ?? {}
    const chat = openWindow(
      document.body,
      webim.lang ?? 'en',
      () => ({
        account: webim.accountName,
        location: webim.location,
        visitor: { ...page.webim_visitor, ...page.webim_visitor?.fields },
      }),
      {
        ready: () => handlers['onInit']?.(),
        unread: (count) => handlers['onUnreadMessagesCount']?.(count),
        close: () => handlers['onChatHidden']?.(),
        failed: () => handlers['onError']?.(),
      },
    )
    webim['api'] = {
      chat: { start: () => chat.show(true), hide: () => chat.show(false) },
      setLanguage: chat.load,
      onProvidedVisitorChanged: () => {
        if (page.webim_visitor === null) chat.leave()
      },
    }
  }

  const startNetrox = () => {
    interface Netrox {
      readonly lang?: string
      readonly client: { readonly visitor: Visitor }
      readonly on: Partial<Handlers>
      [method: string]: unknown
    }
    const { nsc } = window as unknown as { nsc: Netrox }
    const place = document.querySelector<HTMLElement>('.nsc_ins') ?? document.body
    const chat = openWindow(
      place,
      nsc.lang ?? 'en',
      () => ({ account, location: searchParams.get('tmpl') ?? '', visitor: nsc.client.visitor }),
      {
        ready: () => nsc.on.ready?.(),
        unread: (count) => nsc.on.unread?.(count),
        close: () => nsc.on.close?.(),
        failed: () => nsc.on.failed?.(),
      },
    )
    nsc['open'] = () => chat.show(true)
    nsc['close'] = () => chat.show(false)
    nsc['setLang'] = chat.load
    nsc['logout'] = chat.leave
  }

  if (vendor === 'webim') startWebim()
  else startNetrox()
})()
