import { expect, test } from '../support/journey.ts'
import { headerBalance } from '../support/visit.ts'

const A_SECOND = 5000
const SECONDS = 10
/** A little less than a frame, because timers are not exact. */
const A_FRAME_MS = 15
/** The length of tasks is measured by `npm run bench live-events`. */
test('a storm of live events renders once a frame at most', async ({ page, openAsPlayer }) => {
  await page.addInitScript(keepSocket)
  await openAsPlayer('/', { balance: 100 })
  await page.waitForFunction(() => (window as Window & Kept).liveSocket?.readyState === WebSocket.OPEN)
  const storm = page.evaluate(flood, { aSecond: A_SECOND, seconds: SECONDS })
  // A link works during the storm.
  await page.locator('footer nav a[href="/rules"]').click()
  await expect(page).toBeAt(/\/rules$/)
  const { last, draws, lasted } = await storm
  await expect(headerBalance(page)).toHaveAttribute('data-amount', String(last))
  expect(draws).toBeGreaterThan(0)
  expect(draws).toBeLessThan(lasted / A_FRAME_MS)
})

interface Kept {
  liveSocket?: WebSocket
}

/** Runs in the page before its scripts: makes the site's socket reachable. */
function keepSocket(): void {
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(url: string | URL) {
      super(url)
      ;(window as Window & Kept).liveSocket = this
    }
  }
}

interface Storm {
  /** The balance sent last. */
  readonly last: number
  /** Times that the header's balance was drawn. */
  readonly draws: number
  readonly lasted: number
}

/** Runs in the page: dispatches messages as if the socket had received them. */
async function flood({ aSecond, seconds }: { aSecond: number; seconds: number }): Promise<Storm> {
  const { liveSocket } = window as Window & Kept
  const say = (type: string, payload: object) =>
    liveSocket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ type, payload }) }))
  const others = [
    (at: number) => say('online-producers', { producers: [{ slug: 'nobody', playersOnline: at }] }),
    (at: number) => say('gift-state-updated', { id: at, state: 'received' }),
  ]
  let draws = 0
  const observer = new MutationObserver(() => (draws += 1))
  observer.observe(document.querySelector('header [data-amount]')!, { attributeFilter: ['data-amount'] })
  const begun = performance.now()
  let last = 0
  for (let sent = 0, passed = 0; passed < seconds * 1000; passed = performance.now() - begun) {
    // At most 10 ms of events in one task, as a socket delivers them.
    const due = Math.min(Math.floor((passed / 1000) * aSecond), sent + aSecond / 100)
    for (; sent < due; sent += 1) {
      if (sent % 2 === 0) {
        last = sent
        say('balance-changed', { type: 'real', balance: sent, bonus: 0, wagering: 0, updated_at: Date.now() + sent })
      } else others[sent % others.length]?.(sent)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  observer.disconnect()
  return { last, draws, lasted: performance.now() - begun }
}
