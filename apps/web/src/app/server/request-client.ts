import type { RenderFetch } from '@croupier/contract/document'
import {
  DomainError,
  queryString,
  readBody,
  withDeadline,
  writeBody,
  type FailureInterceptor,
  type HttpClient,
  type HttpHeaders,
  type HttpRequest,
  type HttpResponse,
  type OutgoingRequest,
  type RequestInterceptor,
  type ResponseInterceptor,
  type Timers,
} from '@croupier/domain/core'

export interface RequestClientMeans {
  readonly baseUrl: string
  readonly fetch: RenderFetch
  readonly timers: Timers
  /** Aborts all calls. */
  readonly signal: AbortSignal
}

/** The calls of one request of the server: the interface of the browser's axios, at a tenth of its CPU (decision 4). */
export function createRequestClient({ baseUrl, fetch, timers, signal: leaving }: RequestClientMeans): HttpClient {
  const outgoing: RequestInterceptor[] = []
  const incoming: { answered: ResponseInterceptor | null; failed: FailureInterceptor | undefined }[] = []

  async function request(given: HttpRequest): Promise<HttpResponse> {
    let config: OutgoingRequest = { ...given, headers: headersOf(given) }
    let answer = (async () => {
      for (const change of outgoing) config = await change(config)
      return send(config)
    })()
    for (const { answered, failed } of incoming) answer = answer.then(answered, failed)
    return answer
  }

  function send(config: OutgoingRequest): Promise<HttpResponse> {
    const { method, url: path, params, data, timeout: timeoutMs, signal } = config
    const headers = config.headers as RequestHeaders
    const body = writeBody(data, headers)
    return withDeadline({ timers, timeoutMs, signal, leaving, method, path }, async (ending) => {
      const answer = await fetch(`${baseUrl}${path}${queryString(params)}`, {
        method: method.toUpperCase(),
        headers: headers.all,
        signal: ending,
        ...(body === undefined ? {} : { body }),
      })
      return { status: answer.status, data: readBody(await answer.text()), headers: answer.headers, config }
    }).catch((cause: unknown) => {
      throw cause instanceof DomainError ? cause : Object.assign(new Error('no answer', { cause }), { config })
    })
  }

  return {
    request,
    interceptors: {
      request: { use: (sent) => outgoing.push(sent) },
      response: { use: (answered, failed) => incoming.push({ answered, failed }) },
    },
  }
}

/** The headers of a new request, or of one that is repeated. */
function headersOf({ headers }: HttpRequest): RequestHeaders {
  return new RequestHeaders({
    ...(headers instanceof RequestHeaders ? headers.all : (headers as Record<string, string>)),
  })
}

class RequestHeaders implements HttpHeaders {
  readonly all: Record<string, string>

  constructor(all: Record<string, string>) {
    this.all = all
  }

  set(name: string, value: string | false): void {
    if (value !== false) this.all[name] = value
    else if (name in this.all) delete this.all[name]
  }
}
