/**
 * @promise Session and tokens: captcha 2 and 3: only its own frame answers; no vendor script in the page; none
 *   configured: no registration
 * @proof captcha-page.test, captcha-dialog.stories, registration-page.stories (CaptchaNotConfigured,
 *   CaptchaChallenge)
 * @journey accounts/registration
 */

import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { runCaptcha } from './captcha-script.ts'

interface RenderOptions {
  sitekey: string
  callback: (token: string) => void
  'error-callback': () => void
}

/** Runs the page's script with a fake vendor. `loaded` says whether the vendor's script has loaded. */
async function runPage(query: Record<string, string>, vendor: Record<string, unknown> | null, isLoaded = true) {
  const listeners = new Map<string, () => void>()
  const script = { src: '', addEventListener: (type: string, listen: () => void) => listeners.set(type, listen) }
  const post = vi.fn<(message: unknown, origin: string) => void>()
  const frames: { closest: () => null; visibility: string }[] = []
  const change = { told: (): void => undefined }
  const document = {
    querySelectorAll: () => frames,
    documentElement: { lang: '' },
    body: { dataset: { script: 'https://vendor.test/api.js' } },
    head: { append: vi.fn() },
    createElement: () => script,
  }
  const grecaptcha = vendor === null ? undefined : { ready: (run: () => void) => run(), ...vendor }
  runInNewContext(`(${runCaptcha.toString()})()`, {
    URLSearchParams,
    location: { search: `?${new URLSearchParams({ parent: 'https://casino.test', ...query })}` },
    document,
    parent: { postMessage: post },
    window: { grecaptcha },
    getComputedStyle: ({ visibility }: { visibility: string }) => ({ visibility }),
    MutationObserver: class {
      constructor(told: () => void) {
        change.told = told
      }
      observe = vi.fn()
    },
  })
  listeners.get(isLoaded ? 'load' : 'error')?.()
  await new Promise(setImmediate)
  return { src: script.src, language: document.documentElement.lang, post, frames, change }
}

const V2 = { sitekey: 'key', version: '2', hl: 'pt-BR' }
const V3 = { sitekey: 'key', version: '3', hl: 'ru' }
const ready = [{ source: 'croupier-captcha', type: 'ready' }, 'https://casino.test']
const token = [{ source: 'croupier-captcha', type: 'token', token: 'proof' }, 'https://casino.test']
const error = [{ source: 'croupier-captcha', type: 'error' }, 'https://casino.test']

it('version 2: shows the checkbox, says so, and posts the token', async () => {
  const render = vi.fn<(box: string, options: RenderOptions) => number>(() => 0)
  const { src, language, post } = await runPage(V2, { render })
  expect(src).toBe('https://vendor.test/api.js?render=explicit&hl=pt-BR')
  expect(language).toBe('pt-BR')
  expect(post.mock.calls).toEqual([ready])
  const [box, options] = render.mock.lastCall ?? []
  expect([box, options?.sitekey]).toEqual(['captcha', 'key'])
  options?.callback('proof')
  options?.['error-callback']()
  expect(post.mock.calls).toEqual([ready, token, error])
})

it('version 2: says when a challenge opens and closes', async () => {
  const { post, frames, change } = await runPage(V2, { render: () => 0 })
  post.mockClear()
  const challenge = { closest: () => null, visibility: 'hidden' }
  frames.push(challenge)
  for (const visibility of ['hidden', 'visible', 'visible', 'hidden']) {
    challenge.visibility = visibility
    change.told()
  }
  expect(post.mock.calls.map(([message]) => message)).toEqual([
    { source: 'croupier-captcha', type: 'challenge', isOpen: true },
    { source: 'croupier-captcha', type: 'challenge', isOpen: false },
  ])
})

it('version 3: posts the token of the registration, and shows nothing', async () => {
  const execute = vi.fn<(key: string, options: { action: string }) => Promise<string>>(() => Promise.resolve('proof'))
  const { src, post } = await runPage(V3, { execute })
  expect(src).toBe('https://vendor.test/api.js?render=key&hl=ru')
  expect(execute.mock.calls).toEqual([['key', { action: 'register' }]])
  expect(post.mock.calls).toEqual([token])
})

const refuse = () => {
  throw new Error('Invalid site key or not loaded in api.js: key')
}

it.each<[string, Record<string, string>, Record<string, unknown> | null, boolean]>([
  ['does not load', V3, null, false],
  ['is no captcha', V3, null, true],
  ['refuses the key of version 2', V2, { render: refuse }, true],
  ['refuses the key of version 3', V3, { execute: refuse }, true],
  ['fails', V3, { execute: () => Promise.reject(new Error('no line')) }, true],
])('a script that %s is an error', async (_name, query, vendor, isLoaded) => {
  expect((await runPage(query, vendor, isLoaded)).post.mock.calls).toEqual([error])
})
