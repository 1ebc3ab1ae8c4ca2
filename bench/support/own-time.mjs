// Loaded before a measured server: of the wait for each answer, the part in which the server's thread ran. On a machine that
// others keep busy only this part is the server's. The client says in `x-sent` when it has sent, and in `x-kind` what.
import channels from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'

/** @typedef {{ request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse }} Exchange */

const LOOK_MS = 2
/** When the thread had used how much, in milliseconds. */
const times = /** @type {number[]} */ ([])
const used = /** @type {number[]} */ ([])
/** @type {Record<string, number[]>} */
const waits = {}

function note() {
  times.push(performance.timeOrigin + performance.now())
  const { user, system } = process.threadCpuUsage()
  used.push((user + system) / 1000)
}

/** @param {number} time */
function usedAt(time) {
  let [low, high] = [0, times.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (/** @type {number} */ (times[middle]) <= time) low = middle
    else high = middle - 1
  }
  return used[low] ?? 0
}

note()
setInterval(note, LOOK_MS).unref()
channels.subscribe('http.server.request.start', note)
channels.subscribe('http.server.response.finish', (message) => {
  const { request, response } = /** @type {Exchange} */ (message)
  const { 'x-sent': sent, 'x-kind': kind } = request.headers
  if (sent === undefined) return
  note()
  const name = `${String(kind)} ${response.statusCode}`
  ;(waits[name] ??= []).push(/** @type {number} */ (used.at(-1)) - usedAt(Number(sent)))
})
process.on('SIGUSR2', () => writeFileSync(process.env.OWN_TIME_FILE ?? '', JSON.stringify(waits)))
