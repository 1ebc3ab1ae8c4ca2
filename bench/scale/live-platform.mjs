// A platform with a live socket only. What it is sent on the standard input goes to all sockets, so often.
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { WebSocketServer } from 'ws'

const EVENT = JSON.stringify({ type: 'winback-changed', payload: {} })
const server = createServer((_request, response) => response.end('{"data":null}'))
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen(Number(process.env.PORT))

createInterface({ input: process.stdin }).on('line', (times) => {
  for (let at = 0; at < Number(times); at += 1) for (const socket of sockets.clients) socket.send(EVENT)
})
