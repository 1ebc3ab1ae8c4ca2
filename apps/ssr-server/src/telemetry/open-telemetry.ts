import { AsyncLocalStorage } from 'node:async_hooks'
import FastifyOtelInstrumentation from '@fastify/otel'
import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type IdGenerator,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PROBE_PATHS } from '../guard/readiness.ts'
import { idsOf } from '../http/request-trace.ts'
import { plainPathOf, type Tracing, type Work, type WorkBegun } from '../http/tracing.ts'
import type { TracingSettings } from '../settings/tracing-settings.ts'

/** Of the last spans of a server that stops. */
const SENDING_MS = 2_000
const KINDS = { call: SpanKind.CLIENT, render: SpanKind.INTERNAL } as const

/** Gives the span of a request the ids that the request has already, in its log lines. */
class RequestIds implements IdGenerator {
  readonly #random = new RandomIdGenerator()
  /** Name of the request whose span begins now. */
  request: string | null = null

  generateTraceId(): string {
    return this.request === null ? this.#random.generateTraceId() : idsOf(this.request).trace_id
  }

  generateSpanId(): string {
    return this.request === null ? this.#random.generateSpanId() : idsOf(this.request).span_id
  }
}

/**
 * Tracing by OpenTelemetry's own SDK. Loaded only where there is a collector. Its sampler looks at the trace alone, so that a
 * page and all its calls are sampled together, and no caller decides it.
 */
export class OpenTelemetry implements Tracing {
  readonly #ids = new RequestIds()
  readonly #provider: TracerProvider
  readonly #requests: FastifyOtelInstrumentation
  readonly #current = new AsyncLocalStorage<FastifyRequest>()

  constructor({ url, share, service, delayMs }: TracingSettings, release: string) {
    const exporter = new OTLPTraceExporter({ url, timeoutMillis: SENDING_MS })
    this.#provider = new TracerProvider({
      sampler: new TraceIdRatioBasedSampler(share),
      idGenerator: this.#ids,
      resource: resourceFromAttributes({ 'service.name': service, 'service.version': release }),
      spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: delayMs })],
    })
    propagation.setGlobalPropagator(new W3CTraceContextPropagator())
    // Errors and addresses may hold what is a player's; each hook as a span would be many.
    this.#requests = new FastifyOtelInstrumentation({
      instrumentHooks: false,
      instrumentHandler: false,
      recordExceptions: false,
      ignorePaths: ({ url: path }) => PROBE_PATHS.has(path) || path === '/metrics',
      requestHook: (span, request) => {
        const path = plainPathOf(request.url)
        span.updateName(`${request.method} ${request.routeOptions.url ?? path}`)
        span.setAttribute('url.path', path)
      },
    })
    this.#requests.setTracerProvider(this.#provider)
  }

  watch(server: FastifyInstance): void {
    setGlobalErrorHandler((error) => server.log.warn({ err: error }, 'tracing: spans were not sent'))
    server.addHook('onRequest', (request, _reply, done) => {
      this.#ids.request = request.id
      done()
    })
    // At once: a registered plugin would see no route that is there before the server is ready.
    this.#requests.plugin()(server, {}, () => {})
    server.addHook('onRequest', (request, _reply, done) => {
      this.#ids.request = null
      if (request.opentelemetry().span?.isRecording()) request.id = request.id.replace(/00$/, '01')
      this.#current.run(request, done)
    })
    // Reading a body loses the context of `onRequest`.
    server.addHook('preHandler', (request, _reply, done) => this.#current.run(request, done))
  }

  begin(parent: string, { kind, title, attributes }: WorkBegun): Work | null {
    if (!parent.endsWith('-01')) return null
    const { trace_id: traceId, span_id: spanId } = idsOf(parent)
    const context = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })
    const span = this.#provider.getTracer('croupier').startSpan(title, { kind: KINDS[kind], attributes }, context)
    return {
      name: `00-${traceId}-${span.spanContext().spanId}-01`,
      end: (outcome) => {
        if (typeof outcome === 'number') span.setAttribute('http.response.status_code', outcome)
        else if (outcome !== undefined) span.setAttribute('error.type', outcome)
        if (typeof outcome === 'string' || (outcome ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  beginHere(work: WorkBegun): Work | null {
    const request = this.#current.getStore()
    return request === undefined ? null : this.begin(request.id, work)
  }

  async close(): Promise<void> {
    await this.#provider.shutdown().catch(() => {})
  }
}
