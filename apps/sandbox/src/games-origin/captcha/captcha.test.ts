import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { registerCaptcha } from './captcha-routes.ts'

const createVendor = () => {
  const app = Fastify()
  registerCaptcha(app)
  return app
}

interface Recaptcha {
  ready(callback: () => void): void
  render(
    box: object,
    options: { sitekey: string; callback: (token: string) => void; 'error-callback': () => void },
  ): number
  reset(id?: number): void
  getResponse(id?: number): string
  execute(sitekey: string, options: { action: string }): Promise<string>
}

/** Runs the vendor's script in a page; `answer` is what its frame posts. */
async function openPage() {
  const { body } = await createVendor().inject('/captcha/api.js')
  const frame = { src: '', style: {}, hidden: false, contentWindow: {}, remove: () => undefined }
  const window: { grecaptcha?: Recaptcha } = {}
  const listeners: ((event: { source: object; data: { token: string | null } }) => void)[] = []
  const box = { append: () => undefined }
  runInNewContext(body, {
    window: Object.assign(window, {
      addEventListener: (_type: string, listen: (typeof listeners)[0]) => listeners.push(listen),
    }),
    URL,
    URLSearchParams,
    Promise,
    Error,
    Object,
    queueMicrotask,
    location: { origin: 'http://captcha.test' },
    document: {
      currentScript: { src: 'http://games.test/captcha/api.js?hl=it' },
      createElement: () => frame,
      body: box,
    },
  })
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('The script defines no grecaptcha')
  const answer = (token: string | null, source: object = frame.contentWindow) => {
    for (const listen of listeners) listen({ source, data: { token } })
  }
  return { grecaptcha, frame, box, answer }
}

describe('the captcha vendor', () => {
  it('gives a page the interface of reCAPTCHA', async () => {
    const { grecaptcha } = await openPage()
    expect(Object.keys(grecaptcha).toSorted()).toEqual(['execute', 'getResponse', 'ready', 'render', 'reset'])
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  })

  it('frames a checkbox of its own origin, and calls back with the token of that frame only', async () => {
    const { grecaptcha, frame, box, answer } = await openPage()
    const callback = vi.fn<(token: string) => void>()
    const failed = vi.fn<() => void>()
    const id = grecaptcha.render(box, { sitekey: 'key', callback, 'error-callback': failed })
    expect(frame.src).toBe('http://games.test/captcha/anchor?k=key&hl=it&size=normal&co=http%3A%2F%2Fcaptcha.test')
    answer('forged', {})
    expect(callback).not.toHaveBeenCalled()
    answer(null)
    expect(failed).toHaveBeenCalledOnce()
    answer('proof')
    expect([callback.mock.calls, grecaptcha.getResponse(id)]).toEqual([[['proof']], 'proof'])
    grecaptcha.reset(id)
    expect(grecaptcha.getResponse(id)).toBe('')
  })

  it('proves a visitor without a checkbox, or fails', async () => {
    const { grecaptcha, frame, answer } = await openPage()
    const proof = grecaptcha.execute('key', { action: 'register' })
    expect([frame.hidden, frame.src]).toEqual([true, expect.stringContaining('size=invisible')])
    answer('proof')
    await expect(proof).resolves.toBe('proof')
    const refused = grecaptcha.execute('key', { action: 'register' })
    answer(null)
    await expect(refused).rejects.toThrow('failed')
  })

  it('makes tokens', async () => {
    const answer = await createVendor().inject({ method: 'POST', url: '/captcha/token' })
    expect(answer.body).toMatch(/^\{"token":"captcha\.[\w-]{32}"\}$/)
  })

  it('answers the origin that the address names, and writes no other parameter into its markup', async () => {
    const script = '</script><script>alert(1)</script>'
    const query = new URLSearchParams({ k: script, hl: 'pt-BR', co: 'http://captcha.test/x', size: script })
    const { body } = await createVendor().inject(`/captcha/anchor?${query}`)
    expect(body).toContain('"parentOrigin":"http://captcha.test"')
    expect(body).toContain('lang="pt-BR"')
    expect(body).not.toContain('<script>alert')
    expect((await createVendor().inject('/captcha/anchor?co=javascript:alert(1)')).body).toContain(
      '"parentOrigin":null',
    )
  })
})
