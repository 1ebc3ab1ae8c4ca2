// Serves one page from memory: the lower bound of a server's work.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const page = readFileSync(process.env.PAGE ?? '')
const packed = gzipSync(page)

createServer((request, response) => {
  const isPacked = request.headers['accept-encoding'] !== undefined
  const bytes = isPacked ? packed : page
  response.writeHead(200, {
    'content-type': 'text/html',
    'content-length': bytes.length,
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(bytes)
}).listen(Number(process.env.PORT))
