/**
 * @promise Performance goals: nothing that a visitor sees moves while a page arrives in pieces over a slow line
 */

import http from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { watchShifts, type LayoutShifts } from '../support/layout-shifts.ts'
import { DEMO_PLAYER } from '../support/players.ts'
import { holdRequests, hydrated, signInByCall } from '../support/visit.ts'

/** What the header's end moves where a piece ends within it, and another face of the same measures. */
const MOST = 0.02

/** Bytes of a piece of markup, and ms to the next: a browser draws what it has between two of them. */
const PIECE = 1500
const PAUSE_MS = 20

test.use({ drawsPages: true })

/** Passes a site on, its documents in pieces. */
async function startSlowLine(site: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const server = http.createServer((request, response) => {
    const own = { host: new URL(site).host, ...(request.headers.origin && { origin: site }) }
    const headers = { ...request.headers, ...own, 'accept-encoding': 'identity' }
    const asked = http.request(site + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html')) void drip(answer, response)
      else answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  server.listen(0)
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const { hostname } = new URL(site)
  return { address: `http://${hostname}:${(server.address() as AddressInfo).port}`, stop }
}

async function drip(answer: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const html = Buffer.concat(await answer.toArray())
  const [from, to] = [html.indexOf('<body'), html.indexOf('<script type="application/json"')]
  response.write(html.subarray(0, from))
  for (let at = from; at < to; at += PIECE) {
    response.write(html.subarray(at, Math.min(at + PIECE, to)))
    // oxlint-disable-next-line no-await-in-loop -- one piece after another
    await wait(PAUSE_MS)
  }
  response.end(html.subarray(to))
}

/** Opens a page over the slow line; resolves to what has moved, with the sum, until it is idle. */
async function shiftsOf(page: Page, site: string, path: string): Promise<LayoutShifts> {
  const readShifts = await watchShifts(page)
  await page.routeWebSocket(/\/ws$/, () => {})
  const line = await startSlowLine(site)
  try {
    await page.goto(line.address + path)
    await hydrated(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const shifts = await readShifts()
    // Asks for no more through the line.
    await page.goto('about:blank')
    return shifts
  } finally {
    line.stop()
  }
}

for (const { device, viewport, guests, players } of [
  {
    device: 'a phone',
    viewport: { width: 412, height: 839 },
    guests: ['/', '/games', '/login'],
    players: ['/cashbox/withdraw', '/cashbox/history'],
  },
  {
    device: 'a desktop',
    viewport: { width: 1440, height: 900 },
    guests: ['/', '/registration'],
    players: ['/cashbox/history', '/profile/info'],
  },
])
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    for (const path of guests)
      test(`${path} stays where it is drawn`, async ({ page, stack }) => {
        const { sum, moved } = await shiftsOf(page, stack.site, path)
        expect(sum, moved.join('\n')).toBeLessThan(MOST)
      })

    for (const path of players)
      test(`${path} of a player stays where it is drawn`, async ({ page, stack }) => {
        await signInByCall(page, DEMO_PLAYER)
        const { sum, moved } = await shiftsOf(page, stack.site, path)
        expect(sum, moved.join('\n')).toBeLessThan(MOST)
      })
  })

test.describe('payouts that ended, read after those that are open', () => {
  test.use({ viewport: { width: 412, height: 839 } })

  test('move nothing', async ({ page, stack }) => {
    await signInByCall(page, DEMO_PLAYER)
    const release = await holdRequests(page, /\/treasury\/user\/payouts\?/)
    const openOnes = page.waitForResponse(/\/treasury\/user\/new-payouts/)
    const readShifts = await watchShifts(page)
    await page.goto(`${stack.site}/cashbox/withdraw`)
    await hydrated(page)
    await (await openOnes).finished()
    await framesDrawn(page)
    await expect(page.getByTestId('transaction')).toHaveCount(0)
    release()
    await expect(page.getByTestId('transaction').first()).toBeAttached()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    const { sum, moved } = await readShifts()
    expect(sum, moved.join('\n')).toBeLessThan(MOST)
  })
})

/** Two frames: what has arrived is drawn. */
const framesDrawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
