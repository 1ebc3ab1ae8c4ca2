import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { originOrNull, pageHeaders } from '../page/headers.ts'
import { dataBlock, escapeHtml, htmlPage } from '../page/html.ts'
import { servedModule, servedText } from '../served-modules.ts'
import { gameLocale, languageTag, textsFor } from '../texts.ts'
import type { CaptchaSetup } from './frame.ts'

interface FrameQuery {
  Querystring: Partial<Record<'sitekey' | 'version' | 'action' | 'parent' | 'locale' | 'fail', string>>
}

const SCRIPT = 'text/javascript; charset=utf-8'

/**
 * A captcha vendor: a script with reCAPTCHA's interface, and a page that runs it in a frame and posts the token.
 * `?fail=1` makes the script fail.
 */
export const registerCaptcha = (app: FastifyInstance): void => {
  app.get<FrameQuery>('/captcha/api.js', (request, reply) => {
    reply.headers({
      'content-type': SCRIPT,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return request.query.fail === '1' ? reply.code(503).send('') : reply.send(servedModule('captcha/api.ts'))
  })

  app.post('/captcha/token', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ token: `captcha.${randomBytes(24).toString('base64url')}` }),
  )

  app.get('/captcha/frame.ts', (_request, reply) =>
    reply
      .headers({ 'content-type': SCRIPT, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' })
      .send(servedModule('captcha/frame.ts')),
  )
  app.get('/captcha/frame.css', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(servedText('captcha/frame.css')),
  )

  app.get<FrameQuery>('/captcha/frame', (request, reply) => {
    const { sitekey = '', version, action = 'register', parent, locale: asked, fail } = request.query
    // The only origin that receives the token: named by the address, else the referrer.
    const parentOrigin = originOrNull(parent) ?? originOrNull(request.headers.referer)
    const locale = gameLocale(asked ?? request.headers['accept-language']?.slice(0, 2) ?? 'en')
    const t = textsFor(locale)
    const setup: CaptchaSetup = { sitekey, action, version: version === '2' ? 2 : 3, parentOrigin, fails: fail === '1' }
    return reply.headers(pageHeaders(parentOrigin)).send(
      htmlPage({
        language: languageTag(locale),
        title: t.robot,
        style: '/captcha/frame.css',
        script: '/captcha/frame.ts',
        body: [
          `<div id="captcha" data-label="${escapeHtml(t.robot)}"></div>`,
          `<p id="failed" role="alert" hidden>${escapeHtml(t.captchaFailed)}</p>`,
          dataBlock('setup', setup),
        ].join('\n'),
      }),
    )
  })
}
