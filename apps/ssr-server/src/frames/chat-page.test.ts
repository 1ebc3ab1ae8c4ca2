import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { noParties } from '../testing/config.ts'
import { ORIGIN, startSite } from '../testing/site.ts'
import { chatAddresses } from './chat-page.ts'

const CHAT = { origin: 'http://chat.casino.test', webim: 'https://casino.webim.ru/', netrox: null }
const onItsHost = { headers: { host: 'chat.casino.test' } }
const withChat = () => startSite({ config: { parties: { ...noParties, chat: CHAT } } })

describe("the chat's page", () => {
  it('runs the script of a configured vendor, and may be framed by the site only', async () => {
    const { statusCode, headers, body } = await (await withChat()).get('/webim?parent=http%3A%2F%2Fx.test', onItsHost)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${ORIGIN};`)
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(body).toContain('data-url="https://casino.webim.ru"')
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' https://casino.webim.ru;`)
  })

  it('is all that its host serves', async () => {
    const site = await withChat()
    for (const url of ['/', '/netrox', '/webim/x', '/json-api/serverdata', '/cdn/a.png', '/session/logout', '/sw.js']) {
      const answer = await site.get(url, onItsHost)
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'Not found'])
    }
    expect((await site.call('POST', '/webim', onItsHost)).statusCode).toBe(404)
    expect(site.platform.calls).toEqual([])
  })

  it("is named to the site's pages by its own origin, and the vendor is not", async () => {
    const { headers, body } = await (await withChat()).get('/')
    expect(headers['content-security-policy']).toContain('frame-src http://chat.casino.test;')
    expect(headers['content-security-policy']).not.toContain('webim.ru')
    expect(body).not.toContain('webim.ru')
  })

  it('is nowhere unless a vendor is configured', async () => {
    expect((await (await startSite()).get('/webim', onItsHost)).statusCode).toBe(421)
    expect(chatAddresses(null)).toEqual({})
    expect(chatAddresses(CHAT)).toEqual({ webim: 'http://chat.casino.test/webim' })
  })
})
