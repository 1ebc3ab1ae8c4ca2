import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { noParties } from '../testing/config.ts'
import { ORIGIN, startSite } from '../testing/site.ts'

const CAPTCHA = { script: 'https://www.google.com/recaptcha/api.js', origin: 'http://captcha.casino.test' }
const PAGE = '/captcha?sitekey=a&version=2&hl=ru&parent=http%3A%2F%2Fcasino.test'
const onItsHost = { headers: { host: 'captcha.casino.test' } }
const withCaptcha = () => startSite({ config: { parties: { ...noParties, captcha: CAPTCHA } } })

describe("the captcha's page", () => {
  it('runs the configured script, and may be framed by the site only', async () => {
    const { statusCode, headers, body } = await (await withCaptcha()).get(PAGE, onItsHost)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${ORIGIN};`)
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(body).toContain(`data-script="${CAPTCHA.script}"`)
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(
      `script-src 'sha256-${hash}' https://www.google.com/recaptcha/`,
    )
  })

  it('is all that its host serves', async () => {
    const site = await withCaptcha()
    for (const url of ['/', '/captcha/x', '/json-api/serverdata', '/cdn/a.png', '/session/logout', '/sw.js']) {
      const answer = await site.get(url, onItsHost)
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'Not found'])
    }
    const call = await site.call('POST', '/captcha', onItsHost)
    expect(call.statusCode).toBe(404)
    expect(site.platform.calls).toEqual([])
  })

  it("is not on the site's own hosts", async () => {
    const { headers, body } = await (await withCaptcha()).get(PAGE)
    expect(body).toContain('/captcha?')
    expect(body).not.toContain('data-script')
    expect(headers['content-security-policy']).toContain('frame-src http://captcha.casino.test;')
  })

  it('is nowhere unless a captcha is configured', async () => {
    expect((await (await startSite()).get(PAGE, onItsHost)).statusCode).toBe(421)
  })
})
