import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { registerCaptcha } from './captcha-routes.ts'

const createVendor = () => {
  const app = Fastify()
  registerCaptcha(app)
  return app
}

interface Recaptcha {
  ready(callback: () => void): void
  execute(sitekey: string, options: { action: string }): Promise<string>
}

describe('the captcha vendor', () => {
  it('gives a page the interface of reCAPTCHA', async () => {
    const app = createVendor()
    const { body } = await app.inject('/captcha/api.js')
    const window: { grecaptcha?: Recaptcha } = {}
    runInNewContext(body, {
      window,
      URL,
      Promise,
      Error,
      Object,
      queueMicrotask,
      document: { currentScript: { src: 'http://games.test/captcha/api.js' } },
      fetch: async (address: string, options: { method: 'POST' }) => {
        const answer = await app.inject({ url: new URL(address).pathname, method: options.method })
        return { ok: answer.statusCode === 200, status: answer.statusCode, json: () => answer.json<unknown>() }
      },
    })
    expect(Object.keys(window.grecaptcha ?? {}).toSorted()).toEqual([
      'execute',
      'getResponse',
      'ready',
      'render',
      'reset',
    ])
    await new Promise<void>((resolve) => window.grecaptcha?.ready(resolve))
    expect(await window.grecaptcha?.execute('key', { action: 'register' })).toMatch(/^captcha\.[\w-]{32}$/)
  })

  it('can be told to fail', async () => {
    expect((await createVendor().inject('/captcha/api.js?fail=1')).statusCode).toBe(503)
    expect((await createVendor().inject('/captcha/frame?fail=1')).body).toContain('"fails":true')
  })

  it.each([
    ['the address', '/captcha/frame?parent=http://localhost:3000/login', undefined, 'http://localhost:3000'],
    ['the referrer', '/captcha/frame?sitekey=a', 'http://localhost:3000/', 'http://localhost:3000'],
    ['nobody', '/captcha/frame?sitekey=a', undefined, `'none'`],
    ['nothing it cannot read', '/captcha/frame?parent=javascript:alert(1)', undefined, `'none'`],
  ])('answers whom %s names, in a frame of theirs', async (_name, url, referer, origin) => {
    const page = await createVendor().inject({ url, headers: referer === undefined ? {} : { referer } })
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${origin}`)
  })

  it('writes no query parameter into its markup', async () => {
    const { body } = await createVendor().inject(
      '/captcha/frame?sitekey=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&version=2',
    )
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('"version":2')
  })
})
