// Serves the lobby as React alone draws it (FLOOR: a folder with the parts), and passes everything else on to the site (SITE).
import { createServer, request as send } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { drawPage } from './draw.mjs'

const folder = process.env.FLOOR ?? ''
const site = new URL(process.env.SITE ?? '')
const read = (/** @type {string} */ name) => readFileSync(path.join(folder, name), 'utf8')
const [head, tree] = [read('head.html'), read('lobby.json')]
const lobby = /** @type {import('./draw.mjs').Tree} */ (JSON.parse(tree))
const state = tree.replaceAll('<', '\\u003c')

const writePage = () =>
  `${head}<body><div id="root">${renderToString(drawPage(lobby))}</div>` +
  `<script type="application/json" id="lobby">${state}</script></body></html>`

const page = writePage()
/** @type {Record<string, [type: string, body: Buffer, packed: Buffer]>} */
const kept = {
  '/': file('text/html; charset=utf-8', page, 5),
  '/floor.js': file('text/javascript', read('floor.js'), 11),
  '/floor-later.json': file('application/json', read('later.json'), 5),
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', site)
  if (pathname === '/floor-rendered') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(writePage())
    return
  }
  const known = kept[pathname]
  if (!known) {
    const { hostname, port } = site
    request.pipe(
      send(
        { hostname, port, path: request.url, method: request.method, headers: { ...request.headers, host: site.host } },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      ).on('error', () => response.destroy()),
    )
    return
  }
  const [type, body, packed] = known
  const isPacked = String(request.headers['accept-encoding'] ?? '').includes('br')
  response.writeHead(200, { 'content-type': type, ...(isPacked && { 'content-encoding': 'br' }) })
  response.end(isPacked ? packed : body)
}).listen(Number(process.env.PORT))

/**
 * @param {string} type
 * @param {string} text
 * @param {number} quality
 * @returns {[string, Buffer, Buffer]}
 */
function file(type, text, quality) {
  const body = Buffer.from(text)
  return [type, body, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })]
}
