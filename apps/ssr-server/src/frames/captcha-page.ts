import type { FastifyInstance } from 'fastify'
import type { Config } from '../settings/config.ts'
import { captchaPolicy } from '../guard/security-headers.ts'
import type { Captcha } from '../settings/outside-parties.ts'
import { runCaptcha } from './captcha-script.ts'
import { serveFramedPages } from './framed-page.ts'

const PATH = '/captcha'

/** Address of the page that runs the captcha; its query is a `CaptchaQuery`. */
export function captchaAddress({ origin }: Captcha): string {
  return origin + PATH
}

/** Serves the captcha's page on an origin of its own, and nothing else there (decision 44). */
export function captchaPage(server: FastifyInstance, config: Config): void {
  const { captcha } = config.parties
  if (captcha === null) return
  serveFramedPages(server, config, captcha.origin, {
    [PATH]: {
      script: `(${runCaptcha.toString()})()`,
      title: 'captcha',
      style: 'body { margin: 0 } #captcha { display: flex; justify-content: center }',
      body: '<div id="captcha"></div>',
      data: { script: captcha.script },
      policy: (hash) => captchaPolicy(captcha.script, config.publicOrigins, hash),
    },
  })
}
