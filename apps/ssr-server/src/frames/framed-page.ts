import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { commonHeaders } from '../guard/security-headers.ts'

/** A page that is framed by the site's pages and has one inline script. */
export interface FramedPage {
  /** The text of its only inline script. */
  readonly script: string
  readonly title: string
  readonly style: string
  readonly body: string
  /** Attributes of the body; their values are escaped here. */
  readonly data: Readonly<Record<string, string>>
  /** The page's policy. @param scriptHash of the inline script */
  readonly policy: (scriptHash: string) => string
}

/** Serves the pages, by their paths, on an origin of their own, and nothing else there (decisions 44 and 48). */
export function serveFramedPages(
  server: FastifyInstance,
  config: Config,
  origin: string,
  pages: Readonly<Record<string, FramedPage>>,
): void {
  const { host } = new URL(origin)
  const answers = new Map(Object.entries(pages).map(([path, page]) => [path, framedAnswer(page, config)]))

  server.addHook('onRequest', (request, reply, done) => {
    if (request.host.toLowerCase() !== host) return done()
    const answer = request.method === 'GET' ? answers.get(request.url.split('?', 1)[0] ?? '') : undefined
    if (answer) void reply.headers(answer.headers).send(answer.body)
    else void reply.code(404).headers(commonHeaders(config)).type('text/plain; charset=utf-8').send('Not found')
  })
}

/** Headers and body of the page; its own policy names who may frame it. */
export function framedAnswer({ script, title, style, body, data, policy }: FramedPage, config: Config) {
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
  // Only frame-ancestors can name the sites that may frame the page.
  const { 'x-frame-options': _deny, ...common } = commonHeaders(config)
  return {
    headers: {
      ...common,
      'content-security-policy': policy(hash),
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    },
    body: `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body${Object.entries(data)
      .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
      .join('')}>
${body}
<script>${script}</script>
</body>
</html>
`,
  }
}

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
