// Longest task and idle share of a player's lobby during 5,000 live events a second for ten seconds.
import { DESKTOP, hydrated, openBrowser } from './support/browser.mjs'
import { milliseconds, tell } from './support/figures.mjs'
import { signInDemo } from './support/player.mjs'
import { startSite } from './support/site.mjs'
import { watchTasks } from './support/task-time.mjs'

const A_SECOND = 5000
const SECONDS = 10

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await page.addInitScript(keepSocket)
  await signInDemo(page, site)
  await page.goto(site)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => window.liveSocket?.readyState === WebSocket.OPEN)
  const longestWork = await watchTasks(page)
  const { sent, longest, busy, shown } = await page.evaluate(flood, { aSecond: A_SECOND, seconds: SECONDS })
  if (!shown) throw new Error('the header does not show the last balance: the figures would mean nothing')
  const name = `${A_SECOND} live events a second`
  tell(`${name}: delivered in ${SECONDS} s`, String(sent))
  tell(`${name}: longest task (under 50 ms: 0)`, milliseconds(longest))
  tell(`${name}: most work in a task (processor time)`, milliseconds(await longestWork()))
  tell(`${name}: share of time in long tasks`, `${Math.round((busy / (SECONDS * 1000)) * 100)} %`)
} finally {
  await browser.close()
  stop()
}

/** Runs in the page before its scripts: makes the site's socket reachable. */
function keepSocket() {
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(/** @type {string | URL} */ url) {
      super(url)
      window.liveSocket = this
    }
  }
}

/**
 * Runs in the page: emits events of the socket in bursts of 10 ms.
 * @param {{ aSecond: number, seconds: number }} how
 */
async function flood({ aSecond, seconds }) {
  const BURST_MS = 10
  const tasks = { longest: 0, busy: 0 }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      tasks.longest = Math.max(tasks.longest, duration)
      tasks.busy += duration
    }
  })
  observer.observe({ type: 'longtask' })
  /** Other events: one of each type that changes something, and unknown ones. */
  const others = [
    (/** @type {number} */ at) => ({
      type: 'online-producers',
      payload: { producers: [{ slug: 'nobody', playersOnline: at }] },
    }),
    (/** @type {number} */ at) => ({
      type: 'notification-update',
      payload: {
        id: `storm-${at}`,
        status: 'new',
        msg: `Message ${at}`,
        button: null,
        created_at: '2026-01-15T12:00:00Z',
      },
    }),
    (/** @type {number} */ at) => ({ type: 'compoints-balance-changed', payload: { compointBalance: at } }),
    (/** @type {number} */ at) => ({ type: 'gift-state-updated', payload: { id: at, state: 'received' } }),
    (/** @type {number} */ at) => ({ type: 'winback-changed', payload: { winback: at } }),
    () => ({ type: 'level-gifts-changed', payload: {} }),
    () => ({ type: 'promo-popup-data-changed', payload: { promoPopup: null } }),
    (/** @type {number} */ at) => ({ type: 'winback-changed', payload: { winback: `${at}` } }),
    () => ({ type: 'of-tomorrow', payload: {} }),
  ]
  const begun = performance.now()
  let sent = 0
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.min(aSecond * seconds, Math.floor(((performance.now() - begun) / 1000) * aSecond))
    // At most one burst in a task, as a socket delivers them. What a slow machine did not handle is sent later.
    for (const end = Math.min(due, sent + (aSecond * BURST_MS) / 1000); sent < end; sent += 1) say(sent)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  const amount = document.querySelector('[data-testid="header-balance"]')?.getAttribute('data-amount')
  return { sent, ...tasks, shown: Number(amount) === lastBalance() }

  /** @param {number} index */
  function say(index) {
    const data = index % 2 === 0 ? balanceOf(index) : others[index % others.length]?.(index)
    window.liveSocket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }))
  }

  /** @param {number} index */
  function balanceOf(index) {
    const payload = { type: 'real', balance: 1_000_000 + index, bonus: 0, wagering: 0, updated_at: Date.now() + index }
    return { type: 'balance-changed', payload }
  }

  function lastBalance() {
    return 1_000_000 + (sent - 1 - ((sent - 1) % 2))
  }
}
