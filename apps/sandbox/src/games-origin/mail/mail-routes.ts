import type { FastifyInstance } from 'fastify'
import { htmlPage } from '../page/html.ts'
import { pageHeaders } from '../page/headers.ts'
import type { MailServices } from '../services.ts'
import { gameLocale, languageTag } from '../texts.ts'

const TEXTS = {
  confirmed: {
    ru: 'Почта подтверждена. Вернитесь на сайт.',
    en: 'Your email is confirmed. Go back to the site.',
    it: 'La tua email è confermata. Torna al sito.',
    br: 'Seu e-mail está confirmado. Volte ao site.',
  },
  old: {
    ru: 'Эта ссылка уже не действует',
    en: 'This link no longer works',
    it: 'Questo link non vale più',
    br: 'Este link não vale mais',
  },
} as const

/** The page that the link of a mail opens: it confirms the address. */
export function registerMail(app: FastifyInstance, { confirmMail }: MailServices): void {
  app.get<{ Params: { token: string }; Querystring: { lang?: string } }>('/mail/:token', (request, reply) => {
    const locale = gameLocale(request.query.lang ?? '')
    const isConfirmed = confirmMail(request.params.token)
    const title = TEXTS[isConfirmed ? 'confirmed' : 'old'][locale]
    return reply
      .code(isConfirmed ? 200 : 404)
      .headers(pageHeaders(null))
      .send(htmlPage({ language: languageTag(locale), title, style: '/payment/page.css', body: `<h1>${title}</h1>` }))
  })
}
