import { matchesPath } from './faults.ts'

export interface LoggedRequest {
  method: string
  path: string
  query: unknown
  headers: Record<string, string | string[] | undefined>
  body: unknown
  time: string
}

const KEPT = 1000

/** Pictures and telemetry have lists of their own, so that they do not displace calls. */
type Kind = 'calls' | 'pictures' | 'telemetry'

function kindOf(path: string): Kind {
  if (path.startsWith('/cdn/')) return 'pictures'
  return path === '/log' || path === '/performance' ? 'telemetry' : 'calls'
}

/** The latest calls, oldest first. */
export class RequestLog {
  #lists: Record<Kind, { order: number; request: LoggedRequest }[]> = { calls: [], pictures: [], telemetry: [] }
  #order = 0

  add(request: LoggedRequest): void {
    const list = this.#lists[kindOf(request.path)]
    this.#order += 1
    list.push({ order: this.#order, request })
    if (list.length > KEPT) list.shift()
  }

  list({ path, method }: { path?: string | undefined; method?: string | undefined } = {}): LoggedRequest[] {
    return Object.values(this.#lists)
      .flat()
      .filter(
        ({ request }) =>
          (!path || matchesPath(path, request.path)) && (!method || method.toUpperCase() === request.method),
      )
      .toSorted((one, other) => one.order - other.order)
      .map(({ request }) => request)
  }

  clear(): void {
    this.#lists = { calls: [], pictures: [], telemetry: [] }
  }
}
