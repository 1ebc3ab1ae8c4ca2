// Serves one page from memory: the lower bound of a server's work. With `CALLS`, addresses of a platform, it reads those
// with the token of each request, all at once: the lower bound of a page that is rendered for a player.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { gzipSync } from 'node:zlib'

const page = readFileSync(process.env.PAGE ?? '')
const packed = gzipSync(page)
const calls = process.env.CALLS ? process.env.CALLS.split(' ') : []
const agent = new http.Agent({ keepAlive: true })

http
  .createServer((request, response) => {
    const isPacked = request.headers['accept-encoding'] !== undefined
    const bytes = isPacked ? packed : page
    const { authorization } = request.headers
    const reads = authorization === undefined ? [] : calls.map((url) => read(url, authorization))
    Promise.all(reads).then(
      () => {
        response.writeHead(200, {
          'content-type': 'text/html',
          'content-length': bytes.length,
          ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
        })
        response.end(bytes)
      },
      () => response.destroy(),
    )
  })
  .listen(Number(process.env.PORT))

/**
 * @param {string} url
 * @param {string} authorization
 * @returns {Promise<unknown>}
 */
function read(url, authorization) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { authorization } }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk) => (text += chunk))
        answer.on('error', reject).on('end', () => resolve(JSON.parse(text)))
      })
      .on('error', reject)
  })
}
