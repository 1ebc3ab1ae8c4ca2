/**
 * @promise Navigation and guards: the latest navigation wins, a refused page leaves no trace, a step back is held
 * @proof leave-question.stories, render-failure.stories
 * @journey navigation/unsaved-forms, navigation/guards
 */

import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { testPage } from '#testing/test-page.ts'
import { Navigation, type PageLoader } from './navigation.ts'

const page = testPage({ path: '*' })

/** Pages that load when the test says so. */
class SlowPages implements PageLoader {
  readonly loads: { readonly path: string; readonly done: (error?: Error) => void }[] = []
  readonly #redirects: Readonly<Record<string, string>>

  constructor(redirects: Readonly<Record<string, string>> = {}) {
    this.#redirects = redirects
  }

  match(pathname: string) {
    return { page, params: { '*': pathname } }
  }

  guard(_match: unknown, { pathname }: URL) {
    const to = this.#redirects[pathname]
    return to === undefined ? null : { to, isDocument: to.startsWith('/outside') }
  }

  load(_match: unknown, url: URL): Promise<void> {
    return new Promise((resolve, reject) => {
      this.loads.push({ path: url.pathname + url.search, done: (error) => (error ? reject(error) : resolve()) })
    })
  }

  async finish(path: string, error?: Error): Promise<void> {
    this.loads.findLast((load) => load.path === path)?.done(error)
    await settled()
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

function open({ at = ['/'], redirects }: { at?: string[]; redirects?: Record<string, string> } = {}) {
  const pages = new SlowPages(redirects)
  const history = createMemoryHistory({ initialEntries: at })
  const openDocument = vi.fn<(address: string) => void>()
  const navigation = new Navigation({ history, pages, openDocument })
  navigation.start()
  const address = () => history.location.pathname + history.location.search + history.location.hash
  const shown = () => navigation.state.location.pathname
  return { pages, history, navigation, openDocument, address, shown }
}

test('the page in view and its address stay until the next page is loaded', async () => {
  const { navigation, pages, address, shown } = open()
  navigation.push('/rules')
  expect([shown(), address(), navigation.state.isPending]).toEqual(['/', '/', true])
  await pages.finish('/rules')
  expect([shown(), address(), navigation.state.isPending]).toEqual(['/rules', '/rules', false])
  expect(navigation.state.action).toBe('PUSH')
})

test('the latest navigation wins, whichever loads last', async () => {
  const { navigation, pages, address, history } = open()
  navigation.push('/slow')
  navigation.push('/fast')
  await pages.finish('/fast')
  await pages.finish('/slow')
  expect([address(), history.index]).toEqual(['/fast', 1])
})

test('back while a page loads cancels it', async () => {
  const { navigation, pages, address, shown } = open({ at: ['/games', '/rules'] })
  navigation.push('/slow')
  navigation.go(-1)
  await pages.finish('/games')
  await pages.finish('/slow')
  expect([shown(), address(), navigation.state.action]).toEqual(['/games', '/games', 'POP'])
})

test('a fragment of the page in view loads nothing', async () => {
  const { navigation, pages, address } = open({ at: ['/rules?a=1'] })
  navigation.push('/rules?a=1#bonus')
  expect([address(), pages.loads]).toEqual(['/rules?a=1#bonus', []])
  navigation.push('/rules?a=1')
  expect(pages.loads).toHaveLength(1)
})

test('a refused page is never in the history; its redirect is', async () => {
  const { navigation, pages, history } = open({ redirects: { '/cashbox': '/login?redirect=%2Fcashbox' } })
  navigation.push('/cashbox')
  await pages.finish('/login?redirect=%2Fcashbox')
  expect([history.location.pathname, history.location.search, history.index]).toEqual([
    '/login',
    '?redirect=%2Fcashbox',
    1,
  ])
  expect(pages.loads).toHaveLength(1)
})

test('back to a page that is refused by now replaces its entry, so back works on', async () => {
  const { navigation, pages, history, shown } = open({
    at: ['/', '/cashbox', '/rules'],
    redirects: { '/cashbox': '/login' },
  })
  navigation.go(-1)
  await pages.finish('/login')
  expect([shown(), history.index]).toEqual(['/login', 1])
  navigation.go(-1)
  await pages.finish('/')
  expect(shown()).toBe('/')
})

test('a page whose code is found to be gone opens as a document, a step back shows the failure', async () => {
  const { navigation, pages, openDocument, shown } = open({ at: ['/', '/rules'] })
  navigation.opensDocument = () => pages.loads.length > 0
  navigation.push('/about?a=1#b')
  await pages.finish('/about?a=1', new TypeError('Failed to fetch dynamically imported module'))
  expect(openDocument).toHaveBeenCalledExactlyOnceWith('/about?a=1#b')
  expect([shown(), navigation.state.failure]).toEqual(['/rules', null])
  navigation.go(-1)
  await pages.finish('/', new TypeError('Failed to fetch dynamically imported module'))
  expect([shown(), navigation.state.failure !== null]).toEqual(['/', true])
  expect(openDocument).toHaveBeenCalledOnce()
})

test('an address outside of the base opens as a document', async () => {
  const { navigation, openDocument, shown } = open({ redirects: { '/login': '/outside/login' } })
  navigation.push('/login')
  expect(openDocument).toHaveBeenCalledExactlyOnceWith('/outside/login')
  expect(shown()).toBe('/')
})

test('a page that cannot be loaded is shown with its error, and again after a successful revalidation', async () => {
  const { navigation, pages, shown } = open()
  const error = new Error('no line')
  navigation.push('/rules')
  await pages.finish('/rules', error)
  expect([shown(), navigation.state.failure]).toEqual(['/rules', { error }])
  const again = navigation.revalidate()
  await pages.finish('/rules')
  await again
  expect(navigation.state.failure).toBeNull()
})

test('revalidation restarts a pending navigation instead of the page that is left', async () => {
  const { navigation, pages, shown } = open()
  navigation.push('/rules')
  const again = navigation.revalidate()
  await pages.finish('/rules')
  await again
  expect([shown(), pages.loads.map(({ path }) => path)]).toEqual(['/rules', ['/rules', '/rules']])
})

test('the option to keep the scroll position reaches the state, for this navigation only', async () => {
  const { navigation, pages } = open()
  navigation.push('/games?sort=new', null, { preventScrollReset: true })
  await pages.finish('/games?sort=new')
  expect(navigation.state.keepsScroll).toBe(true)
  navigation.replace('/games')
  await pages.finish('/games')
  expect([navigation.state.keepsScroll, navigation.state.action]).toEqual([false, 'REPLACE'])
})

test('listeners are called before the state is drawn, and not after they unsubscribe', async () => {
  const { navigation, pages } = open()
  const listener = vi.fn<() => void>()
  const stop = navigation.subscribe(listener)
  navigation.push('/rules')
  await pages.finish('/rules')
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  navigation.push('/rules#a')
  expect(listener).toHaveBeenCalledTimes(2)
})

function held(setup: ReturnType<typeof open>) {
  const ask = vi.fn<(proceed: () => void) => void>()
  const { navigation } = setup
  let isUnsaved = true
  const remove = navigation.guardLeaving({ isHeld: (pathname) => isUnsaved && pathname !== setup.shown(), ask })
  const proceed = () => {
    isUnsaved = false
    ask.mock.lastCall?.[0]()
  }
  return { ask, proceed, remove }
}

test('a held link loads nothing until the visitor leaves', async () => {
  const setup = open()
  const { ask, proceed } = held(setup)
  setup.navigation.push('/rules')
  expect([ask.mock.calls.length, setup.pages.loads]).toEqual([1, []])
  proceed()
  await setup.pages.finish('/rules')
  expect(setup.shown()).toBe('/rules')
})

test('a held step back is undone, and made again when the visitor leaves', async () => {
  const setup = open({ at: ['/games', '/registration'] })
  const { ask, proceed } = held(setup)
  setup.navigation.go(-1)
  expect([ask.mock.calls.length, setup.address(), setup.shown()]).toEqual([1, '/registration', '/registration'])
  proceed()
  await settled()
  await setup.pages.finish('/games')
  expect([setup.address(), setup.shown(), setup.history.index]).toEqual(['/games', '/games', 0])
})

test('of several navigations the last one counts', async () => {
  const setup = open({ at: ['/games', '/registration'] })
  const { ask, proceed } = held(setup)
  setup.navigation.go(-1)
  setup.navigation.push('/rules')
  expect(ask).toHaveBeenCalledTimes(2)
  proceed()
  await setup.pages.finish('/rules')
  expect(setup.address()).toBe('/rules')
})

test('a removed guard holds nothing', async () => {
  const setup = open()
  const { ask, remove } = held(setup)
  remove()
  setup.navigation.push('/rules')
  await setup.pages.finish('/rules')
  expect([ask.mock.calls.length, setup.shown()]).toEqual([0, '/rules'])
})

test.each([
  ['/games/ä b', '/games/%C3%A4%20b'],
  ['//other.example/x', '//other.example/x'],
])('%s is an address of this site', (to, pathname) => {
  expect(open().navigation.encodeLocation(to).pathname).toBe(pathname)
})

test('a page is preloaded if its reads allow that and the visitor may open it; the page in view stays', () => {
  const load = vi.fn<PageLoader['load']>(() => Promise.resolve())
  const navigation = new Navigation({
    history: createMemoryHistory(),
    pages: {
      match: (pathname) => ({
        page: testPage({ path: '*', ...(pathname.startsWith('/games') && { readsOnPress: true }) }),
        params: {},
      }),
      guard: (_match, { pathname }) => (pathname === '/games/closed' ? { to: '/login', isDocument: false } : null),
      load,
    },
  })
  for (const path of ['/games/slots?page=2', '/rules', '/games/closed']) navigation.preload(path)
  expect(load.mock.calls.map(([, url]) => url.pathname + url.search)).toEqual(['/games/slots?page=2'])
  expect([navigation.state.isPending, navigation.state.location.pathname]).toEqual([false, '/'])
})
