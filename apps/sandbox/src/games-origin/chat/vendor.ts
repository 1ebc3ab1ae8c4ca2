/**
 * The script of both chat vendors; its address says which. A classic script: it takes the settings from the global that
 * the embedding page has set before, adds its methods there, and frames the vendor's window.
 */
;(() => {
  type Visitor = Readonly<Record<string, unknown>>
  /** Messages of the window. */
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
    const { webim, webimHandlers: handlers = {} } = window
    if (!webim) return
    const chat = openWindow(
      document.body,
      webim.lang,
      () => ({
        account: webim.accountName,
        location: webim.location,
        visitor: { ...window.webim_visitor?.fields },
      }),
      {
        ready: () => handlers.onInit?.(),
        unread: (count) => handlers.onUnreadMessagesCount?.(count),
        close: () => handlers.onChatHidden?.(),
        failed: () => handlers.onError?.(),
      },
    )
    webim.api = {
      chat: { start: () => chat.show(true), hide: () => chat.show(false) },
      setLanguage: chat.load,
      onProvidedVisitorChanged: () => {
        if (window.webim_visitor === null) chat.leave()
      },
    }
  }

  const startNetrox = () => {
    const { nsc } = window
    if (!nsc) return
    const tell = (event: keyof DocumentEventMap, detail = 0) =>
      document.dispatchEvent(new CustomEvent(event, { detail }))
    const place = document.querySelector<HTMLElement>('.nsc_ins') ?? document.body
    const chat = openWindow(
      place,
      nsc.lang,
      () => ({ account, location: searchParams.get('tmpl') ?? '', visitor: nsc.client.visitor }),
      {
        ready: () => tell('netroxinit'),
        unread: (count) => tell('netroxunread', count),
        close: () => tell('netroxclose'),
        failed: () => tell('netroxerror'),
      },
    )
    window.nsc_Visitor = {
      open: () => chat.show(true),
      close: () => chat.show(false),
      setLang: chat.load,
      logout: chat.leave,
    }
  }

  if (vendor === 'webim') startWebim()
  else startNetrox()
})()
