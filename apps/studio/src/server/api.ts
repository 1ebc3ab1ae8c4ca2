import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Change } from '../contract.ts'
import { inBrand, readManifest, stateOf, textsOf } from './brand-state.ts'
import { StudioError, type Steps } from './steps.ts'
import { takeChange } from './take-change.ts'

export interface ApiOptions {
  readonly brand: string
  readonly steps: Steps
  /** Address of the site that shows the brand. */
  readonly site: string
  /** Starts Storybook where it does not run yet, and gives its address. */
  readonly openStories: () => Promise<string>
}

/** A drawing is far smaller. */
const MAX_BODY = 1024 * 1024

type Answer = (request: IncomingMessage, url: URL) => unknown

/**
 * Answers the page's calls under `/api/`. Only pages of the studio itself may change anything: others have another origin.
 * Faults of what was typed are 400 with a `message`.
 */
export function studioApi(
  options: ApiOptions,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const { brand, steps } = options
  const state = () => stateOf(brand, steps)
  const afterwards = (change: () => string | null | void) => {
    const note = change() ?? null
    return { ...state(), note }
  }
  const answers: Readonly<Record<string, Answer>> = {
    'GET /api/state': () => ({ ...state(), site: options.site }),
    'GET /api/texts': (_, { searchParams }) => textsOf(searchParams.get('locale') ?? '', steps),
    'POST /api/change': async (request) => {
      const change = JSON.parse(await bodyOf(request)) as Change
      return afterwards(() => takeChange(brand, steps, change))
    },
    'POST /api/undo': () => afterwards(() => steps.undoLast()),
    'POST /api/redo': () => afterwards(() => steps.redoLast()),
    'POST /api/stories': async () => ({ address: await options.openStories() }),
  }
  return (request, response, next) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (!url.pathname.startsWith('/api/')) return next()
    void answer(request, response, url)
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = 'GET', headers } = request
    const picture = /^\/api\/pictures\/(\w+)$/.exec(url.pathname)?.[1]
    const known = answers[`${method} ${url.pathname}`]
    try {
      if (method !== 'GET' && headers.origin !== url.origin)
        throw new StudioError('Only the studio may change a brand.')
      if (method === 'GET' && picture !== undefined) return send(response, 200, 'image/svg+xml', pictureOf(picture))
      if (method === 'GET' && url.pathname === '/api/export') {
        response.setHeader('Content-Disposition', `attachment; filename="${brand}.tokens.json"`)
        return send(response, 200, 'application/json', steps.read('tokens.json') ?? '{}')
      }
      if (!known) return send(response, 404, 'application/json', JSON.stringify({ message: 'There is no such call.' }))
      send(response, 200, 'application/json', JSON.stringify(await known(request, url)))
    } catch (error) {
      if (!(error instanceof StudioError)) console.error(error)
      const message = error instanceof Error ? error.message : String(error)
      send(response, error instanceof StudioError ? 400 : 500, 'application/json', JSON.stringify({ message }))
    }
  }

  function pictureOf(name: string): string {
    const asset = readManifest(steps).assets?.[name]
    return (asset === undefined ? null : steps.read(inBrand(asset))) ?? '<svg xmlns="http://www.w3.org/2000/svg"/>'
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', type)
  // A drawing opened by itself runs nothing.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  response.setHeader('Cache-Control', 'no-store')
  response.end(body)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) {
    body += String(part)
    if (body.length > MAX_BODY) throw new StudioError('This file is larger than 1 MB: a drawing must be smaller.')
  }
  return body
}
