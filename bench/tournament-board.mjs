// Longest task, share of long tasks, frames that were missed and order at the end of a tournament's board during 500
// leader events a second, for a minute each. BENCH_SECONDS changes the minute.
import { loadavg } from 'node:os'
import { DESKTOP, hydrated, openBrowser } from './support/browser.mjs'
import { milliseconds, tell } from './support/figures.mjs'
import { startSite } from './support/site.mjs'
import { watchTasks } from './support/task-time.mjs'

/** The sandbox's largest tournament, with all its places unfolded. */
const PATH = '/tournaments/neon-rush?board=all'
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60)
const RUNS = [
  { places: 100, aSecond: 500, seconds: SECONDS },
  { places: 5000, aSecond: 4, seconds: SECONDS },
]

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  for (const run of RUNS) {
    const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
    await page.addInitScript(keepSocket)
    await page.goto(site + PATH)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => window.liveSocket?.readyState === WebSocket.OPEN)
    await page.locator('[data-slot=leaderboard]').first().scrollIntoViewIfNeeded()
    await page.evaluate(makeBoards, run)
    const longestWork = await watchTasks(page)
    const { sent, longest, busy, isRight, rows, frames, late } = await page.evaluate(flood, run)
    if (!isRight) throw new Error('the board does not show the last event: the figures would mean nothing')
    const [load = 0] = loadavg()
    const name = `${run.aSecond} events a second of ${run.places} places`
    tell(`${name}: delivered in ${run.seconds} s, in the right order at the end`, String(sent))
    tell(`${name}: longest task (under 50 ms: 0)`, milliseconds(longest))
    tell(`${name}: most work in a task (processor time)`, milliseconds(await longestWork()))
    tell(`${name}: share of time in long tasks`, `${Math.round((busy / (run.seconds * 1000)) * 100)} %`)
    tell(`${name}: frames that came late (over 34 ms after the last one), of all`, `${late} of ${frames}`)
    tell(`${name}: rows in the document`, String(rows))
    tell(`${name}: load average of the machine`, load.toFixed(1))
    await page.context().close()
  }
} finally {
  await browser.close()
  stop()
}

/**
 * Runs in the page before its scripts: makes the site's socket reachable, and keeps the platform's own boards from it.
 * The rivals of the sandbox move every five seconds, so that a board of theirs may come after the last one of the bench.
 */
function keepSocket() {
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(/** @type {string | URL} */ url) {
      super(url)
      window.liveSocket = this
      this.addEventListener('message', (event) => {
        if (event.isTrusted && String(event.data).includes('"tournament-leaders"')) event.stopImmediatePropagation()
      })
    }
  }
}

/**
 * Runs in the page before the clock runs: another order of the same players for each event, and its text.
 * @param {{ places: number }} how
 */
function makeBoards({ places }) {
  window.boards = Array.from({ length: 20 }, (_, step) =>
    Array.from({ length: places }, (_, index) => ({
      id: 100_000 + ((index * 7 + step * 3) % places),
      position: index + 1,
      username: `player_${(index * 7 + step * 3) % places}`,
      score: (places - index) * 1000 + step,
    })),
  )
  window.boardEvents = window.boards.map((leaders) =>
    JSON.stringify({ type: 'tournament-leaders', payload: { slug: 'neon-rush', leaders } }),
  )
}

/**
 * Runs in the page: tells boards in which everybody moves, one in a task, as a socket delivers them.
 * @param {{ aSecond: number, seconds: number }} how
 */
async function flood({ aSecond, seconds }) {
  const { boards = [], boardEvents = [] } = window
  const tasks = { longest: 0, busy: 0 }
  const drawn = { frames: 0, late: 0 }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      tasks.longest = Math.max(tasks.longest, duration)
      tasks.busy += duration
    }
  })
  // Each message of the channel is a task of its own, which timers of 4 ms and more cannot be often enough.
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', ({ data }) => {
    window.liveSocket?.dispatchEvent(new MessageEvent('message', { data: boardEvents[Number(data)] ?? '' }))
  })
  channel.port1.start()
  observer.observe({ type: 'longtask' })
  let before = performance.now()
  let frame = requestAnimationFrame(function count(now) {
    drawn.frames += 1
    // Two frames at 60 a second are 33.3 ms.
    if (now - before > 34) drawn.late += 1
    before = now
    frame = requestAnimationFrame(count)
  })
  const begun = performance.now()
  let sent = 0
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * aSecond)
    for (; sent < due; sent += 1) channel.port2.postMessage(sent % boardEvents.length)
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  cancelAnimationFrame(frame)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const last = boards[(sent - 1) % boards.length]
  const rows = [...document.querySelectorAll('[data-slot=leaderboard] tr[data-key]')]
  const isRight = rows.slice(0, 50).every((row) => {
    const at = Number(row.getAttribute('aria-rowindex')) - 2
    return row.getAttribute('data-key') === String(last?.[at]?.id)
  })
  return { sent, ...tasks, ...drawn, isRight: isRight && rows.length > 0, rows: rows.length }
}
