/**
 * @promise Game frame: a game that leaves by itself, in its frame, the whole window or a new one, leads back to where it
 *   was opened
 * @proof security-headers.test, game-run-store.test, browser/page-steps.test
 * @journey games/game-window, offline/offline
 */

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { noParties } from '../testing/config.ts'
import { startSite } from '../testing/site.ts'

const GAMES = 'https://games.test'
const open = async (to: string | null) => {
  const site = await startSite({ config: { parties: { ...noParties, games: [GAMES] } } })
  return site.get(`/game-exit${to === null ? '' : `?to=${encodeURIComponent(to)}`}`)
}

describe('the exit of games', () => {
  it('may be framed by the site and its games only, and runs nothing but its own script', async () => {
    const { statusCode, headers, body } = await open('/games/slots')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(body) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(String(headers['content-security-policy']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}'`,
      "style-src 'unsafe-inline'",
      `frame-ancestors 'self' ${GAMES}`,
      "form-action 'none'",
      "base-uri 'none'",
    ])
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  it.each([
    ['/games/slots?page=2', '/games/slots?page=2'],
    ['/guest/promo#rules', '/guest/promo#rules'],
    ['/a"><script>alert(1)</script>', '/a%22%3E%3Cscript%3Ealert(1)%3C/script%3E'],
    ['//evil.test/', '/'],
    ['/\\evil.test', '/'],
    ['/.//evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['https://evil.test/', '/'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
    [null, '/'],
  ])('leads from %j to %s', async (to, target) => {
    expect(await open(to).then(({ body }) => body)).toContain(`data-to="${target}"`)
  })

  it('is shown in a window that a game opens: sandboxed, it may show no page with an opener policy', async () => {
    expect((await open('/')).headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  it('is where the frames of pages may go', async () => {
    const site = await startSite({ config: { parties: { ...noParties, games: [GAMES] } } })
    const { headers } = await site.get('/')
    expect(headers['content-security-policy']).toMatch(/frame-src https:\/\/games\.test http[^; ]*\/game-exit;/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})
