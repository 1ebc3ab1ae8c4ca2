import { LOG_PATH, LOGOUT_PATH, PERFORMANCE_PATH, VISITS_PATH } from '@croupier/contract/paths'
import type { Vital } from '@croupier/contract/reports'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'
import { errorBody } from '../guard/refusals.ts'

/** What browsers may name in their reports. Anyone can send reports, so no other name becomes a label. */
export interface CountedNames {
  /** Patterns of all pages, `/games/:slug`. */
  readonly pages: readonly string[]
  /** Variants by experiment. */
  readonly experiments: Readonly<Record<string, readonly string[]>>
}

/** Labels are route patterns, never addresses. */
const KINDS: Readonly<Record<string, string>> = {
  '/*': 'page',
  '/cdn/*': 'picture',
  '/json-api/*': 'call',
  '/api/*': 'call',
  [LOGOUT_PATH]: 'call',
  [LOG_PATH]: 'telemetry',
  [PERFORMANCE_PATH]: 'telemetry',
  [VISITS_PATH]: 'telemetry',
}

export class Metrics {
  readonly registry = new Registry()
  readonly #requests = new Counter({
    name: 'croupier_requests_total',
    help: 'Requests answered, by what was asked for and the class of the status',
    labelNames: ['kind', 'status'],
    registers: [this.registry],
  })
  readonly #seconds = new Histogram({
    name: 'croupier_request_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3.5, 10],
    registers: [this.registry],
  })
  readonly #entries = new Counter({
    name: 'croupier_log_entries_total',
    help: 'Entries that browsers wrote, by level',
    labelNames: ['level'],
    registers: [this.registry],
  })
  readonly #views = new Counter({
    name: 'croupier_page_views_total',
    help: 'Pages that visitors came to, by the pattern of the route',
    labelNames: ['page'],
    registers: [this.registry],
  })
  readonly #pages: ReadonlySet<string>
  readonly #exposures = new Counter({
    name: 'croupier_experiment_exposures_total',
    help: 'Visits that were shown a variant of an experiment',
    labelNames: ['experiment', 'variant'],
    registers: [this.registry],
  })
  readonly #experiments: ReadonlyMap<string, ReadonlySet<string>>
  readonly #times = new Histogram({
    name: 'croupier_web_vital_seconds',
    help: 'What browsers measured: LCP, FCP, INP, TTFB',
    labelNames: ['vital'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers: [this.registry],
  })
  readonly #shift = new Histogram({
    name: 'croupier_layout_shift',
    help: 'Cumulative layout shift that browsers measured',
    buckets: [0, 0.01, 0.05, 0.1, 0.25, 1],
    registers: [this.registry],
  })

  readonly #engineFaults = new Counter({
    name: 'croupier_shared_state_faults_total',
    help: 'Calls to the engine of the shared state without a good answer, by what was wrong',
    labelNames: ['reason'],
    registers: [this.registry],
  })
  readonly #engineSeconds = new Histogram({
    name: 'croupier_shared_state_seconds',
    help: 'Time of a call to the engine of the shared state, given up ones included',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [this.registry],
  })

  /** @param underWay how many calls to the platform and renders of pages there are now */
  constructor(names: CountedNames, { calls, renders }: { calls: () => number; renders: () => number }) {
    this.#pages = new Set(names.pages)
    this.#experiments = new Map(Object.entries(names.experiments).map(([name, variants]) => [name, new Set(variants)]))
    this.#gauge('croupier_platform_calls_running', 'Calls to the platform under way', calls)
    this.#gauge(
      'croupier_renders_running',
      'Renders of pages under way, those that refresh a kept page included',
      renders,
    )
  }

  answered(route: string | undefined, status: number, seconds: number): void {
    const kind = (route === undefined ? undefined : KINDS[route]) ?? 'file'
    this.#requests.inc({ kind, status: `${Math.floor(status / 100)}xx` })
    this.#seconds.observe({ kind }, seconds)
  }

  wrote(level: 'error' | 'warning'): void {
    this.#entries.inc({ level })
  }

  /** `page`: the pattern of a route. Others, such as those of an earlier release, are counted together. */
  viewed(page: string): void {
    this.#views.inc({ page: this.#pages.has(page) ? page : 'other' })
  }

  /** Names as a page gives them; those of no experiment of the site are not counted. */
  exposed(experiment: string, variant: string): void {
    if (this.#experiments.get(experiment)?.has(variant)) this.#exposures.inc({ experiment, variant })
  }

  /** Shows whether the engine of the shared state is used now. */
  watchEngine(isUp: () => boolean): void {
    this.#gauge('croupier_shared_state_up', 'Whether the engine of the shared state answers', () => Number(isUp()))
  }

  engineFailed(reason: string): void {
    this.#engineFaults.inc({ reason })
  }

  engineTook(seconds: number): void {
    this.#engineSeconds.observe(seconds)
  }

  measured(vital: Vital, value: number): void {
    if (vital === 'CLS') this.#shift.observe(value)
    else this.#times.observe({ vital }, value / 1000)
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(value()) })
  }
}

/** Counts every answer; serves `/metrics` to callers on this machine only, never through a proxy. */
export function metricsPage(server: FastifyInstance, metrics: Metrics, proxies: TrustedProxies): void {
  const machine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

  server.addHook('onResponse', (request, reply, done) => {
    metrics.answered(request.routeOptions.url, reply.raw.statusCode, reply.elapsedTime / 1000)
    done()
  })

  server.get('/metrics', async (request, reply) => {
    const isPassedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
    reply.header('cache-control', 'no-store')
    if (isPassedOn || !machine.has(proxies.visitorOf(request.raw))) return reply.code(404).send(errorBody('not_found'))
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
