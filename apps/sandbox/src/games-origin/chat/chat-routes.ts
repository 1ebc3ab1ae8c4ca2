import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFields } from '../../ground/wire/fields.ts'
import { originOrNull, pageHeaders } from '../page/headers.ts'
import { dataBlock, escapeHtml, htmlPage } from '../page/html.ts'
import { sendSource, servedModule, servedText } from '../served-modules.ts'
import { gameLocale, languageTag } from '../texts.ts'
import { isChatVendor, type ChatDesk, type ChatLine, type ChatVendor } from './chat-desk.ts'
import { chatTexts } from './chat-texts.ts'
import type { WindowSetup } from './window.ts'

interface OfVendor {
  Params: { vendor: string }
  Querystring: Partial<Record<'hl' | 'co' | 'session', string>>
}

/** Longest message of a visitor, characters. */
const MAX_MESSAGE = 2000

/**
 * Two chat vendors: a script with the vendor's interface, which frames the vendor's window. The window opens a session,
 * follows the conversation by server-sent events, and writes to it.
 */
export const registerChat = (app: FastifyInstance, desk: ChatDesk): void => {
  const script = (_request: FastifyRequest, reply: FastifyReply) =>
    sendSource(
      reply.header('cross-origin-resource-policy', 'cross-origin'),
      'javascript',
      servedModule('chat/vendor.ts'),
    )
  app.get('/chat/webim/js/button.js', script)
  app.get('/chat/netrox/:site/c.js', script)
  app.get('/chat/window.ts', (_request, reply) => sendSource(reply, 'javascript', servedModule('chat/window.ts')))
  app.get('/chat/window.css', (_request, reply) => sendSource(reply, 'css', servedText('chat/window.css')))

  app.get<OfVendor>('/chat/:vendor/window', (request, reply) => {
    const vendor = vendorOf(request.params.vendor)
    if (vendor === null) return reply.code(404).send()
    const { hl = 'en', co } = request.query
    const locale = gameLocale(hl === 'pt-BR' ? 'br' : hl)
    const texts = chatTexts(locale)
    const setup: WindowSetup = { vendor, language: languageTag(locale), parentOrigin: originOrNull(co), texts }
    // Framed by a page that another one frames: both would have to be named.
    return reply.headers(pageHeaders('*')).send(
      htmlPage({
        language: languageTag(locale),
        title: texts.title,
        style: '/chat/window.css',
        script: '/chat/window.ts',
        bodyAttributes: ` data-vendor="${vendor}"`,
        body: `<header><p class="who">${escapeHtml(texts.operator)}</p></header>
<ol id="lines" role="log" aria-label="${escapeHtml(texts.title)}" tabindex="0"></ol>
<p id="state" role="status"></p>
<form id="form">
<textarea id="text" rows="1" maxlength="${MAX_MESSAGE}" aria-label="${escapeHtml(texts.message)}" placeholder="${escapeHtml(texts.message)}" required></textarea>
<button id="send">${escapeHtml(texts.send)}</button>
</form>
${dataBlock('setup', setup)}`,
      }),
    )
  })

  app.post<OfVendor>('/chat/:vendor/sessions', (request, reply) => {
    const vendor = vendorOf(request.params.vendor)
    const body = isFields(request.body) ? request.body : {}
    const visitor = isFields(body['visitor']) ? body['visitor'] : {}
    const visitorId = shortText(visitor['id']) || shortText(visitor['email'])
    if (vendor === null || visitorId === '') return reply.code(422).send()
    const language = shortText(body['language'])
    const session = desk.enter({
      vendor,
      visitorId,
      visitor,
      account: shortText(body['account']),
      location: shortText(body['location']),
      locale: gameLocale(language === 'pt-BR' ? 'br' : language),
      pageTitle: shortText(body['pageTitle']),
    })
    return reply.header('cache-control', 'no-store').send({ session, readUpTo: desk.find(session)?.readUpTo ?? 0 })
  })

  app.post<OfVendor>('/chat/:vendor/messages', (request, reply) => {
    const body = isFields(request.body) ? request.body : {}
    const text = typeof body['text'] === 'string' ? body['text'].trim().slice(0, MAX_MESSAGE) : ''
    return reply.code(text !== '' && desk.write(body['session'], text) ? 204 : 422).send()
  })

  app.post<OfVendor>('/chat/:vendor/read', (request, reply) => {
    if (isFields(request.body)) desk.markRead(request.body['session'])
    return reply.code(204).send()
  })

  app.post<OfVendor>('/chat/:vendor/leave', (request, reply) => {
    if (isFields(request.body)) desk.leave(request.body['session'])
    return reply.code(204).send()
  })

  app.get<OfVendor>('/chat/:vendor/events', (request, reply) => {
    const conversation = desk.find(request.query.session)
    if (conversation === null) return reply.code(404).send()
    const { raw } = reply.hijack()
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    const write = (line: ChatLine) => void raw.write(`id: ${line.id}\ndata: ${JSON.stringify(line)}\n\n`)
    raw.write('retry: 500\n\n')
    const seen = Number(request.headers['last-event-id'] ?? 0)
    conversation.lines.filter(({ id }) => id > seen).forEach(write)
    const path = `/chat/${request.params.vendor}/events`
    const stop = desk.follow(request.query.session, { path, send: write, cut: () => raw.destroy() })
    raw.on('close', () => stop?.())
    return reply
  })
}

const vendorOf = (text: string): ChatVendor | null => (isChatVendor(text) ? text : null)

const shortText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')
