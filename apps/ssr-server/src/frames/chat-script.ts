/** What the site's page says before the vendor's script loads. */
export interface ChatStart {
  readonly account: string
  readonly location: string
  readonly visitor: {
    readonly email: string
    readonly custom1: string
    readonly custom2: string
    readonly info: string
  }
  readonly language: string
  readonly topic: string
  readonly isShown: boolean
}

/** The vendor's chat, as the site's page drives it. */
export interface ChatControls {
  readonly show: (isShown: boolean) => void
  readonly setLanguage: (language: string) => void
  /** Ends the visitor's session with the vendor. */
  readonly end: () => void
}

/** The line to the site's page. */
export interface ChatLine {
  /** Runs once, with the first settings. Returns the vendor's controls. */
  readonly onStart: (run: (start: ChatStart) => ChatControls) => void
  readonly ready: () => void
  readonly unread: (count: number) => void
  /** The visitor has closed the vendor's window. */
  readonly minimise: () => void
  readonly fail: () => void
  /** Loads the vendor's script, from an address below the configured one. */
  readonly load: (path: string, onLoad: () => void) => void
}

/**
 * Opens the line between the chat's page and the site's page that frames it: only messages of that page and of the
 * origin that the query names as `parent` count. The texts of this function and of a vendor's are the page's script, so
 * they use nothing outside of themselves.
 */
export function openChatLine(): ChatLine {
  const parentOrigin = new URLSearchParams(location.search).get('parent') ?? location.origin
  const tell = (type: string, more: object = {}) =>
    parent.postMessage({ source: 'croupier-chat', type, ...more }, parentOrigin)
  let run: ((start: ChatStart) => ChatControls) | null = null
  let controls: ChatControls | null = null
  let isReady = false
  const fail = () => tell('error')
  // Operators see the title of the page that a visitor writes from.
  const setTopic = (topic: string) => {
    document.title = topic
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<Record<string, unknown> | null>) => {
    if (source !== parent || origin !== parentOrigin || data?.['source'] !== 'croupier-site') return
    try {
      if (data['type'] === 'start' && run !== null) {
        const start = data as unknown as ChatStart
        const begin = run
        run = null
        document.documentElement.lang = start.language
        setTopic(start.topic)
        controls = begin(start)
      } else if (data['type'] === 'shown') {
        setTopic(String(data['topic']))
        controls?.show(data['isShown'] === true)
      } else if (data['type'] === 'language') {
        document.documentElement.lang = String(data['language'])
        controls?.setLanguage(String(data['language']))
      } else if (data['type'] === 'end') {
        controls?.end()
        tell('ended')
      }
    } catch {
      fail()
    }
  })

  return {
    onStart: (begin) => {
      run = begin
      tell('loaded')
    },
    ready: () => {
      if (!isReady) tell('ready')
      isReady = true
    },
    unread: (count) => tell('unread', { count }),
    minimise: () => tell('minimise'),
    fail,
    load: (path, onLoad) => {
      const script = document.createElement('script')
      script.src = `${document.body.dataset['url']}${path}`
      script.addEventListener('load', onLoad)
      script.addEventListener('error', fail)
      document.head.append(script)
    },
  }
}

/** Runs webim: settings in the globals `webim`, `webim_visitor` and `webimHandlers`, methods in `webim.api`. */
export function runWebim(line: ChatLine): void {
  interface WebimApi {
    readonly chat?: { readonly start?: () => void; readonly hide?: () => void }
    readonly setLanguage?: (language: string) => void
    readonly onProvidedVisitorChanged?: () => void
  }
  const page = window as unknown as {
    webim?: { accountName: string; domain: string; location: string; lang: string; api?: WebimApi }
    webim_visitor?: { readonly fields: Readonly<Record<string, string>> } | null
    webimHandlers?: Readonly<Record<string, (value?: number) => void>>
  }
  const api = () => page.webim?.api

  line.onStart(({ account, location, language, visitor, isShown }) => {
    const { email, custom1, custom2, info } = visitor
    let shown = isShown
    page.webim = {
      accountName: account,
      domain: new URL(document.body.dataset['url'] ?? '').host,
      location,
      lang: language,
    }
    page.webim_visitor = { fields: { id: custom1 || email, email, custom1, custom2, info } }
    const show = () => (shown ? api()?.chat?.start?.() : api()?.chat?.hide?.())
    const begin = () => {
      show()
      line.ready()
    }
    page.webimHandlers = {
      onInit: begin,
      onUnreadMessagesCount: (count = 0) => line.unread(count),
      onChatHidden: line.minimise,
      onError: line.fail,
    }
    line.load('/js/button.js', () => {
      if (!api()) line.fail()
    })
    return {
      show: (isNowShown) => {
        shown = isNowShown
        show()
      },
      setLanguage: (next) => api()?.setLanguage?.(next),
      end: () => {
        page.webim_visitor = null
        api()?.onProvidedVisitorChanged?.()
      },
    }
  })
}

/** Runs netrox: a script by site and widget, settings and methods in the global `nsc`, its window in `.nsc_ins`. */
export function runNetrox(line: ChatLine): void {
  interface Netrox {
    readonly lang: string
    readonly client: { readonly visitor: Readonly<Record<string, string>> }
    readonly on: Readonly<Record<string, (value?: number) => void>>
    readonly open?: () => void
    readonly close?: () => void
    readonly setLang?: (language: string) => void
    readonly logout?: () => void
  }
  const page = window as unknown as { nsc?: Netrox }

  line.onStart(({ account, location, language, visitor, isShown }) => {
    const { email, custom1, custom2, info } = visitor
    let shown = isShown
    const show = () => (shown ? page.nsc?.open?.() : page.nsc?.close?.())
    page.nsc = {
      lang: language,
      client: { visitor: { id: custom1 || email, email, custom1, custom2, info } },
      on: {
        ready: () => {
          show()
          line.ready()
        },
        unread: (count = 0) => line.unread(count),
        close: line.minimise,
        failed: line.fail,
      },
    }
    line.load(`/${encodeURIComponent(account)}/c.js?tmpl=${encodeURIComponent(location)}`, () => {
      if (!page.nsc?.open) line.fail()
    })
    return {
      show: (isNowShown) => {
        shown = isNowShown
        show()
      },
      setLanguage: (next) => page.nsc?.setLang?.(next),
      end: () => page.nsc?.logout?.(),
    }
  })
}
