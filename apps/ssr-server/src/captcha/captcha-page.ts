import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { captchaPolicy, commonHeaders } from '../guard/security-headers.ts'
import type { Captcha } from '../outside-parties.ts'
import { runCaptcha } from './captcha-script.ts'

const PATH = '/captcha'

/** Address of the page that runs the captcha; its query is described in `captcha-script.ts`. */
export function captchaAddress({ origin }: Captcha): string {
  return origin + PATH
}

/** Serves the captcha's page on an origin of its own, and nothing else there (decision 44). */
export function captchaPage(server: FastifyInstance, config: Config): void {
  const { captcha } = config.parties
  if (captcha === null) return
  const { host } = new URL(captcha.origin)
  const script = `(${runCaptcha.toString()})()`
  const page = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>captcha</title>
<style>body { margin: 0 } #captcha { display: flex; justify-content: center }</style>
</head>
<body data-script="${captcha.script.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">
<div id="captcha"></div>
<script>${script}</script>
</body>
</html>
`
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
  // Only frame-ancestors can name the sites that may frame the page.
  const { 'x-frame-options': _deny, ...common } = commonHeaders(config)
  const headers = {
    ...common,
    'content-security-policy': captchaPolicy(captcha.script, config.publicOrigins, hash),
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
  }

  server.addHook('onRequest', (request, reply, done) => {
    if (request.host.toLowerCase() !== host) done()
    else if (request.method === 'GET' && request.url.split('?', 1)[0] === PATH) void reply.headers(headers).send(page)
    else void reply.code(404).headers(commonHeaders(config)).type('text/plain; charset=utf-8').send('Not found')
  })
}
