// How cost grows with live sockets on one node: 1,000 to 50,000, as far as the system gives files to a process. Each takes two
// of the server: the browser's and the platform's.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { megabytes, SITE, startSite, tellRow } from './support.mjs'

const PLATFORM = 'http://localhost:4640'
const COUNTS = [1_000, 3_000, 9_000, 20_000, 50_000]
const IDLE_MS = 40_000
const EVENTS = 10
const FILES_EACH = 2
const FILES_BESIDE = 500

const files = await openFiles()
tellRow('sockets', ['memory', 'each', 'idle: CPU a minute', 'an event to all'])
for (const count of COUNTS) {
  if (count * FILES_EACH + FILES_BESIDE <= files) await measure(count)
  else tellRow(count.toLocaleString('en'), [`not here: ${files} files`])
}

/** How many files a process may open. */
async function openFiles() {
  const child = spawn('sh', ['-c', 'ulimit -n'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = /** @type {[Buffer]} */ (await once(child.stdout, 'data'))
  return Number(String(text)) || Number.POSITIVE_INFINITY
}

/** @param {number} count */
async function measure(count) {
  const platform = spawn(process.execPath, ['bench/scale/live-platform.mjs'], {
    env: { ...process.env, PORT: '4640' },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const site = await startSite({ PLATFORM_URL: PLATFORM, TRUST_PROXY: 'loopback', LIVE_SOCKETS: String(count) })
  const before = site.residentBytes() ?? Number.NaN
  const browsers = fork('bench/scale/many-sockets.mjs', {
    env: { ...process.env, COUNT: String(count), SITE: `${SITE.replace('http', 'ws')}/ws`, ORIGIN: SITE },
  })
  try {
    await once(browsers, 'message')
    await pause(2_000)
    const memory = (site.residentBytes() ?? Number.NaN) - before
    const idleFrom = site.cpuMs() ?? Number.NaN
    await pause(IDLE_MS)
    const idle = (((site.cpuMs() ?? Number.NaN) - idleFrom) * 60_000) / IDLE_MS
    const from = site.cpuMs() ?? Number.NaN
    platform.stdin.write(`${EVENTS}\n`)
    for (;;) {
      const [{ events }] = /** @type {[{ events: number }]} */ (await once(browsers, 'message'))
      if (events >= EVENTS * count) break
    }
    const each = ((site.cpuMs() ?? Number.NaN) - from) / EVENTS
    tellRow(count.toLocaleString('en'), [
      megabytes(memory),
      `${(memory / count / 1000).toFixed(1)} kB`,
      `${idle.toFixed(0)} ms`,
      `${each.toFixed(0)} ms CPU`,
    ])
  } finally {
    browsers.kill()
    platform.kill()
    site.stop()
  }
}
