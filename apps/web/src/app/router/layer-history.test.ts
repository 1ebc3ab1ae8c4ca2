/**
 * @promise Navigation and guards: on a phone "Back" closes each sheet, dialog, menu and full screen, then leaves
 *   the page; nothing is left in the history by other ways out, a reload or a language
 * @journey navigation/on-a-phone
 */

import { closeAllOverlays, enterOverlay, type OverlayKind } from '@croupier/design-system'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { LayerHistory } from './layer-history.ts'
import { runInNextTask } from './next-task.ts'

interface Entry {
  readonly state: unknown
  readonly url: string
}

/** A window's history. Steps are made later, as in a browser; `settled` waits for them and for what follows. */
class FakeWindow {
  isPhone = true
  entries: Entry[] = [{ state: null, url: '/' }]
  index = 0
  readonly #listeners = new Set<() => void>()

  readonly history = {
    scrollRestoration: 'manual' as const,
    get length() {
      return 0
    },
    state: null as unknown,
    pushState: (state: unknown, _: string, url?: string) => {
      this.entries = [...this.entries.slice(0, this.index + 1), { state, url: url ?? this.url }]
      this.#move(this.entries.length - 1)
    },
    replaceState: (state: unknown, _: string, url?: string) => {
      this.entries[this.index] = { state, url: url ?? this.url }
      this.#move(this.index)
    },
    go: (delta = 0) => {
      setTimeout(() => {
        const to = this.index + delta
        if (delta === 0 || !this.entries[to]) return
        this.#move(to)
        for (const listener of this.#listeners) listener()
      })
    },
    back: () => this.history.go(-1),
    forward: () => this.history.go(1),
  }

  get url(): string {
    return this.entries[this.index]?.url ?? ''
  }
  get location() {
    const { pathname, search, hash } = new URL(this.url, 'https://site.invalid')
    return { pathname, search, hash, href: this.url, origin: 'https://site.invalid' }
  }
  get paths(): string[] {
    return this.entries.map(({ url }) => url)
  }
  matchMedia = () => ({ matches: this.isPhone })
  addEventListener = (_: string, listener: () => void) => void this.#listeners.add(listener)
  removeEventListener = (_: string, listener: () => void) => void this.#listeners.delete(listener)

  #move(index: number): void {
    this.index = index
    this.history.state = this.entries[index]?.state ?? null
  }
}

/** Steps and tasks under way are done, and those that they bring about. */
async function settled(): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise<void>((resolve) => runInNextTask(() => setTimeout(resolve)))
  }
}

const cleanups: (() => void)[] = []
afterEach(() => cleanups.splice(0).forEach((clean) => clean()))

function start(window = new FakeWindow()) {
  const asWindow = window as unknown as Window
  const history = new LayerHistory({ history: createBrowserHistory({ window: asWindow }), window: asWindow })
  const moved = vi.fn<(path: string) => void>()
  cleanups.push(history.listen(({ location }) => moved(location.pathname)))
  const navigate = async (to: string) => {
    await history.leaveLayers()
    history.push(to)
    closeAllOverlays()
    await settled()
  }
  return { window, history, moved, navigate }
}

/** Opens a layer that closes when asked to. */
function open(kind: OverlayKind = 'modal', { stays = false } = {}) {
  const close = vi.fn<() => void>()
  const leave = enterOverlay({
    kind,
    stays,
    close: () => {
      close()
      leave()
    },
  })
  cleanups.push(leave)
  return { close, leave }
}

const back = async (window: FakeWindow) => {
  window.history.back()
  await settled()
}

test('back closes the layers one by one, newest first, then leaves the page', async () => {
  const { window, moved, navigate } = start()
  await navigate('/games')
  const [sheet, question] = [open(), open()]
  await settled()
  await back(window)
  expect([question.close.mock.calls.length, sheet.close.mock.calls.length, window.url]).toEqual([1, 0, '/games'])
  await back(window)
  expect([sheet.close.mock.calls.length, window.url, moved.mock.calls]).toEqual([1, '/games', []])
  await back(window)
  expect([window.url, moved.mock.calls]).toEqual(['/', [['/']]])
})

test('a layer that closes by other means leaves no entry to go back to', async () => {
  const { window, navigate } = start()
  await navigate('/games')
  const layer = open()
  await settled()
  layer.leave()
  await settled()
  await back(window)
  expect(window.url).toBe('/')
})

test('a layer that opens as another closes takes over its entry', async () => {
  const { window } = start()
  const menu = open('menu')
  await settled()
  menu.leave()
  const dialog = open()
  await settled()
  expect([window.index, window.entries.length]).toEqual([1, 2])
  await back(window)
  expect(dialog.close).toHaveBeenCalledOnce()
})

test.each([
  ['the layers stay open until then', (layers: { leave: () => void }[]) => layers.length],
  ['the press closes them first', (layers: { leave: () => void }[]) => layers.forEach(({ leave }) => leave())],
])('a link in a layer leads from page to page: %s', async (_, before) => {
  const { window, history, navigate } = start()
  const layers = [open(), open()]
  await settled()
  before(layers)
  await navigate('/games')
  expect([window.paths, window.index]).toEqual([['/', '/games'], 1])
  expect((window.history.state as { idx?: number }).idx).toBe(1)
  history.go(-1)
  await settled()
  expect(window.url).toBe('/')
})

test('the page steps back over the entries of its layers', async () => {
  const { window, history, moved, navigate } = start()
  await navigate('/games')
  open()
  open()
  await settled()
  history.go(-1)
  await settled()
  expect([window.url, moved.mock.calls]).toEqual(['/', [['/']]])
})

test('a step back that the page undoes is undone before a question about it has an entry', async () => {
  const { window, history, moved, navigate } = start()
  await navigate('/registration')
  let question: ReturnType<typeof open> | undefined
  moved.mockImplementationOnce(() => {
    history.go(1)
    question = open()
  })
  await back(window)
  expect([window.paths, window.index]).toEqual([['/', '/registration', '/registration'], 2])
  await back(window)
  expect([window.url, question?.close.mock.calls.length]).toEqual(['/registration', 1])
})

test('a reload with a layer open, and a step forward, end at the page', async () => {
  const { window, navigate } = start()
  await navigate('/games')
  open()
  await settled()
  cleanups.splice(0).forEach((clean) => clean())

  start(window)
  await settled()
  expect([window.url, window.index]).toEqual(['/games', 1])
  window.history.forward()
  await settled()
  expect(window.index).toBe(1)
  await back(window)
  expect(window.url).toBe('/')
})

test('tooltips, what stays until it is answered, and layers of a desktop have no entry', async () => {
  const { window } = start()
  open('tooltip')
  open('modal', { stays: true })
  await settled()
  expect(window.entries).toHaveLength(1)
  open('cover', { stays: true })
  await settled()
  expect(window.entries).toHaveLength(2)

  const desktop = new FakeWindow()
  desktop.isPhone = false
  start(desktop)
  await settled()
  expect(desktop.entries).toHaveLength(1)
})
