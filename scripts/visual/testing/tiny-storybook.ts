import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Body of each story by id. Prefixes: `stumbles …` (its play fails), `throws …`, `skip …` (its play does not end), `grows … into …` (while measured);
 * `stores` draws how many did.
 */
export type TinyStories = Readonly<Record<string, string>>

/** Writes a folder that behaves like a built Storybook: index, story, globals, remount. */
export function writeTinyStorybook(folder: string, stories: TinyStories): void {
  mkdirSync(folder, { recursive: true })
  const entries = Object.fromEntries(
    Object.keys(stories).map((id) => [id, { id, type: 'story', title: 'Box', importPath: `./${id}.tsx` }]),
  )
  writeFileSync(
    path.join(folder, 'index.json'),
    JSON.stringify({ v: 5, entries: { ...entries, 'notes--docs': { id: 'notes--docs', type: 'docs' } } }),
  )
  writeFileSync(path.join(folder, 'iframe.html'), page(stories))
}

const page = (stories: TinyStories) => `<!doctype html>
<html><body style="margin:0;background:#fff"><div id="storybook-root"></div>
<script>
  const stories = ${JSON.stringify(stories)}
  const query = new URLSearchParams(location.search)
  const root = document.querySelector('#storybook-root')
  const listeners = new Map()
  const channel = {
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    once: (event, listener) => {
      const once = (payload) => {
        listeners.set(event, listeners.get(event).filter((other) => other !== once))
        listener(payload)
      }
      channel.on(event, once)
    },
    emit: (event, payload) => (listeners.get(event) ?? []).forEach((listener) => listener(payload)),
  }
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel
  globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { story: { parameters: {} } } }
  const draw = (id) => {
    const body = stories[id]
    if (body.startsWith('throws ')) return channel.emit('storyThrewException', { message: body.slice(7) })
    if (body.startsWith('skip ')) {
      __STORYBOOK_PREVIEW__.currentRender.story.parameters.visual = { skip: body.slice(5) }
      return channel.emit('storyRenderPhaseChanged', { newPhase: 'rendering' })
    }
    if (body === 'stores') return drawStored()
    const [, small, large] = /^grows (.*) into (.*)$/s.exec(body) ?? []
    if (large) return grow(small, large)
    const [, fault, rest] = /^(?:stumbles ([^<]*))?(.*)$/s.exec(body)
    root.innerHTML = rest
    if (fault) channel.emit('playFunctionThrewException', { message: fault })
    channel.emit('storyFinished', {})
  }
  const drawStored = () => {
    for (const storage of [localStorage, sessionStorage]) storage.stories = Number(storage.stories ?? 0) + 1
    const width = 10 * localStorage.stories + 100 * sessionStorage.stories
    root.innerHTML = '<div style="height:20px;background:#123456;width:' + width + 'px"></div>'
    channel.emit('storyFinished', {})
  }
  // Grows three frames after the measurement began, which makes its images load.
  const grow = (small, large) => {
    root.innerHTML = small + '<img alt="">'
    const whole = () => { root.innerHTML = large }
    const begun = new MutationObserver(() => {
      begun.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(whole)))
    })
    begun.observe(root.lastChild, { attributes: true })
    channel.emit('storyFinished', {})
  }
  const setBrand = (brand) => { document.documentElement.dataset.brand = brand }
  channel.on('updateGlobals', ({ globals }) => { setBrand(globals.brand); channel.emit('storyFinished', {}) })
  channel.on('forceRemount', ({ storyId }) => draw(storyId))
  setBrand(/brand:(\\w+)/.exec(query.get('globals'))[1])
  draw(query.get('id'))
</script></body></html>`
