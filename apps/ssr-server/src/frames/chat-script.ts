import type { ChatStart, PostedChatFrameMessage, PostedChatSiteMessage } from '@croupier/contract/chat-frame'

type WithoutSource<Message> = Message extends unknown ? Omit<Message, 'source'> : never

/** The vendor's chat, as the site's page drives it. */
export interface ChatControls {
  readonly show: (isShown: boolean) => void
  readonly setLanguage: (language: string) => void
  /** Ends the visitor's session with the vendor. */
  readonly end: () => void
}

/** The connection to the site's page. */
export interface ChatLine {
  /** Runs once, with the first settings. Returns the vendor's controls. */
  readonly onStart: (run: (start: ChatStart) => ChatControls) => void
  readonly ready: () => void
  readonly unread: (count: number) => void
  /** The visitor has closed the vendor's window. */
  readonly minimise: () => void
  readonly fail: () => void
  /** Loads the vendor's script, from an address below the configured one. The script itself reports when it is ready. */
  readonly load: (path: string) => void
}

/**
 * Connects the chat's page with the site's page that frames it: only messages of that page and of the
 * origin that the query names as `parent` count. The texts of this function and of a vendor's are the page's script, so
 * they use nothing outside of themselves.
 */
export function openChatLine(): ChatLine {
  const parentOrigin = new URLSearchParams(location.search).get('parent') ?? location.origin
  const tell = (message: WithoutSource<PostedChatFrameMessage>) =>
    parent.postMessage({ source: 'croupier-chat', ...message } satisfies PostedChatFrameMessage, parentOrigin)
  let run: ((start: ChatStart) => ChatControls) | null = null
  let controls: ChatControls | null = null
  let isReady = false
  const fail = () => tell({ type: 'error' })
  // Operators see the title of the page that a visitor writes from.
  const setTopic = (topic: string) => {
    document.title = topic
  }

  // What the vendor's script has stored under this origin, which is the chat's own. Frames of the vendor keep theirs.
  const forget = () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
      document.cookie = `${name}=; path=/; max-age=0`
  }

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PostedChatSiteMessage | null>) => {
    if (source !== parent || origin !== parentOrigin || data?.source !== 'croupier-site') return
    try {
      if (data.type === 'start' && run !== null) {
        const begin = run
        run = null
        document.documentElement.lang = data.language
        setTopic(data.topic)
        controls = begin(data)
      } else if (data.type === 'shown') {
        setTopic(data.topic)
        controls?.show(data.isShown)
      } else if (data.type === 'language') {
        document.documentElement.lang = data.language
        controls?.setLanguage(data.language)
      } else if (data.type === 'end') {
        controls?.end()
        forget()
        tell({ type: 'ended' })
      }
    } catch {
      fail()
    }
  })

  // Focus in a frame keeps its keys. The vendor's window may take this one first.
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell({ type: 'minimise' })
  })

  return {
    onStart: (begin) => {
      run = begin
      tell({ type: 'loaded' })
    },
    ready: () => {
      if (!isReady) tell({ type: 'ready' })
      isReady = true
    },
    unread: (count) => tell({ type: 'unread', count }),
    minimise: () => tell({ type: 'minimise' }),
    fail,
    load: (path) => {
      const script = document.createElement('script')
      script.src = `${document.body.dataset['url']}${path}`
      script.addEventListener('error', fail)
      document.head.append(script)
    },
  }
}

/** Runs webim: settings in the globals `webim`, `webim_visitor` and `webimHandlers`, methods in `webim.api`. */
export function runWebim(line: ChatLine): void {
  const api = () => window.webim?.api

  line.onStart(({ account, location, language, visitor, isShown }) => {
    const { email, custom1, custom2, info, signed } = visitor
    let shown = isShown
    window.webim = {
      accountName: account,
      domain: new URL(document.body.dataset['url'] ?? '').host,
      location,
      lang: language,
    }
    window.webim_visitor = signed ?? { fields: { id: custom1 || email, email, custom1, custom2, info } }
    const show = () => (shown ? api()?.chat?.start?.() : api()?.chat?.hide?.())
    const begin = () => {
      show()
      line.ready()
    }
    window.webimHandlers = {
      onInit: begin,
      onUnreadMessagesCount: (count = 0) => line.unread(count),
      onChatHidden: line.minimise,
      onError: line.fail,
    }
    line.load('/js/button.js')
    return {
      show: (isNowShown) => {
        shown = isNowShown
        show()
      },
      setLanguage: (next) => api()?.setLanguage?.(next),
      end: () => {
        window.webim_visitor = null
        api()?.onProvidedVisitorChanged?.()
      },
    }
  })
}

/** Runs netrox: a script by site and widget, methods in `nsc_Visitor`, events of the document, its window in `.nsc_ins`. */
export function runNetrox(line: ChatLine): void {
  const api = () => window.nsc_Visitor

  line.onStart(({ account, location, language, visitor, isShown }) => {
    const { email, custom1, custom2, info } = visitor
    let shown = isShown
    window.nsc = {
      lang: language,
      client: { visitor: { id: custom1 || email, email, custom1, custom2, info } },
    }
    const show = () => (shown ? api()?.open?.() : api()?.close?.())
    document.addEventListener('netroxinit', () => {
      show()
      line.ready()
    })
    document.addEventListener('netroxunread', ({ detail }) => line.unread(detail))
    document.addEventListener('netroxclose', line.minimise)
    document.addEventListener('netroxerror', line.fail)
    line.load(`/${encodeURIComponent(account)}/c.js?tmpl=${encodeURIComponent(location)}`)
    return {
      show: (isNowShown) => {
        shown = isNowShown
        show()
      },
      setLanguage: (next) => api()?.setLang?.(next),
      end: () => api()?.logout?.(),
    }
  })
}
