import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { originOrNull, pageHeaders } from '../page/headers.ts'
import { dataBlock, escapeHtml, htmlPage } from '../page/html.ts'
import { sendSource, servedModule, servedText } from '../served-modules.ts'
import { gameLocale, languageTag, textsFor } from '../texts.ts'
import type { AnchorSetup } from './anchor.ts'

interface AnchorQuery {
  /** As reCAPTCHA's: site key, language, size, and the origin of the page that frames it. */
  Querystring: Partial<Record<'k' | 'hl' | 'size' | 'co', string>>
}

/** A captcha vendor as reCAPTCHA is: a script, which frames a page of the vendor's that makes the token. */
export const registerCaptcha = (app: FastifyInstance): void => {
  app.get('/captcha/api.js', (_request, reply) =>
    sendSource(
      reply.header('cross-origin-resource-policy', 'cross-origin'),
      'javascript',
      servedModule('captcha/api.ts'),
    ),
  )
  app.get('/captcha/anchor.ts', (_request, reply) => sendSource(reply, 'javascript', servedModule('captcha/anchor.ts')))
  app.get('/captcha/anchor.css', (_request, reply) => sendSource(reply, 'css', servedText('captcha/anchor.css')))

  app.post('/captcha/token', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ token: `captcha.${randomBytes(24).toString('base64url')}` }),
  )

  app.get<AnchorQuery>('/captcha/anchor', (request, reply) => {
    const { hl = 'en', size, co } = request.query
    const locale = gameLocale(hl === 'pt-BR' ? 'br' : hl)
    const t = textsFor(locale)
    const isInvisible = size === 'invisible'
    const setup: AnchorSetup = { isInvisible, parentOrigin: originOrNull(co) }
    // The script enables the box: a press before it runs would do nothing.
    const label = `<label class="captcha-box"><input type="checkbox" disabled>${escapeHtml(t.robot)}</label>`
    // Framed by a page that another one frames: both would have to be named.
    return reply.headers(pageHeaders('*')).send(
      htmlPage({
        language: languageTag(locale),
        title: t.robot,
        style: '/captcha/anchor.css',
        script: '/captcha/anchor.ts',
        body: [isInvisible ? '' : label, dataBlock('setup', setup)].join('\n'),
      }),
    )
  })
}
