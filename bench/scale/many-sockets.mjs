// Opens `COUNT` live sockets, each hundred from an address of its own, and says how many are open, and how many events came.
import { WebSocket } from 'ws'

const count = Number(process.env.COUNT)
const AT_ONCE = 100
let events = 0

/** @param {number} at */
const open = (at) =>
  new Promise((resolve, reject) => {
    const address = `10.0.${Math.floor(at / 25_600)}.${Math.floor(at / 100) % 256}`
    const socket = new WebSocket(process.env.SITE ?? '', {
      origin: process.env.ORIGIN,
      perMessageDeflate: false,
      headers: { 'x-forwarded-for': address },
    })
    socket.on('open', resolve).on('error', reject)
    socket.on('message', () => (events += 1))
  })

for (let from = 0; from < count; from += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => open(from + at)))
process.send?.({ isOpen: true })
setInterval(() => process.send?.({ events }), 100)
