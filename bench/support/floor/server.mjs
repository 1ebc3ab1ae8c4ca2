// Serves the lobby as React alone draws it (/), with React Router and MobX (/with-packages), and with its styles in a file
// (/styles-in-file), of the parts in the folder FLOOR; passes everything else on to the site (SITE).
import { createServer, request as send } from 'node:http'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { drawPage } from './draw.mjs'

/** Pages drawn after as many to warm up. */
const RENDERS = 300

const folder = process.env.FLOOR ?? ''
const site = new URL(process.env.SITE ?? '')
const read = (/** @type {string} */ name) => readFileSync(path.join(folder, name), 'utf8')
const [head, tree] = [read('head.html'), read('lobby.json')]
const lobby = /** @type {import('./draw.mjs').Tree} */ (JSON.parse(tree))
const state = tree.replaceAll('<', '\\u003c')
const styles = [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
const headWithLink = head
  .replaceAll(/<style>.*?<\/style>/gs, '')
  .replace('</head>', '<link rel="stylesheet" href="/floor.css"></head>')

/** @param {{ head?: string, script?: string }} [parts] */
const writePage = ({ head: top = head, script = 'react-alone' } = {}) =>
  `${top.replace('</head>', `<script type="module" src="/floor/${script}.js"></script></head>`)}` +
  `<body><div id="root">${renderToString(drawPage(lobby))}</div>` +
  `<script type="application/json" id="lobby">${state}</script></body></html>`

/** @type {Record<string, [type: string, body: Buffer, packed: Buffer]>} */
const kept = {
  '/': file('text/html; charset=utf-8', writePage(), 5),
  '/with-packages': file('text/html; charset=utf-8', writePage({ script: 'with-packages' }), 5),
  '/styles-in-file': file('text/html; charset=utf-8', writePage({ head: headWithLink }), 5),
  '/floor.css': file('text/css', styles, 11),
  '/floor/react-alone.js': file('text/javascript', read('react-alone.js'), 11),
  '/floor/with-packages.js': file('text/javascript', read('with-packages.js'), 11),
  '/floor-later.json': file('application/json', read('later.json'), 5),
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', site)
  if (pathname === '/floor/cost') {
    response.end(renderingMs().toFixed(2))
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

/** Milliseconds of processor time to draw the page once. */
function renderingMs() {
  for (let i = 0; i < RENDERS; i += 1) renderToString(drawPage(lobby))
  const before = process.cpuUsage()
  for (let i = 0; i < RENDERS; i += 1) renderToString(drawPage(lobby))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / RENDERS
}

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
