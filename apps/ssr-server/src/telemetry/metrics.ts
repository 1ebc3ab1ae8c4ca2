import { LOG_PATH, LOGOUT_PATH, PERFORMANCE_PATH, VISITS_PATH } from '@croupier/contract/paths'
import type { Vital } from '@croupier/contract/reports'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { ENGINE_FAULTS, type EngineFault } from '../shared-state/shared-state.ts'

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

/** Of requests that `KINDS` does not name. */
const FILE = 'file'
const STATUSES = ['2xx', '3xx', '4xx', '5xx']
const NO_ANSWER = ['timeout', 'unreachable'] as const
/**
 * What was full: renders, live sockets, entries of the log, requests of an address; or a page passed its deadline, or the
 * event loop was late.
 */
const REFUSALS = ['renders', 'deadline', 'sockets', 'log', 'address', 'delay'] as const

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

export interface MetricsMeans {
  readonly release: string
  readonly liveSocketsLimit: number
  /** By how much the event loop is late because of the server's own work, and from when on pages are refused, milliseconds. */
  readonly overloadDelay: () => number
  readonly overloadDelayLimit: number
  /** Calls to the platform, renders of pages and live sockets that there are now. */
  readonly calls: () => number
  readonly renders: () => number
  readonly liveSockets: () => number
}

/** What happened in a minute, for a line of the log. */
export interface Minute {
  pages: number
  calls: number
  /** Answers of pages and calls with a status of 500 or more. */
  errors: number
  refusals: number
  platform_failures: number
  browser_errors: number
  /** Longest delay of the event loop, seconds. */
  worstDelay: number
}

const nothingYet = (): Minute => ({
  pages: 0,
  calls: 0,
  errors: 0,
  refusals: 0,
  platform_failures: 0,
  browser_errors: 0,
  worstDelay: 0,
})

export class Metrics {
  readonly registry = new Registry()
  readonly liveSockets: () => number
  #minute = nothingYet()
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

  readonly #renderSeconds = new Histogram({
    name: 'croupier_render_seconds',
    help: 'Time of a render with its calls to the platform, by whom the page is for',
    labelNames: ['visitor'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 1.5, 2.5, 3.5],
    registers: [this.registry],
  })
  readonly #lightPages = new Counter({
    name: 'croupier_light_pages_total',
    help: 'Pages that players got without their own data, as the server was busy',
    registers: [this.registry],
  })
  readonly #refusals = new Counter({
    name: 'croupier_refusals_total',
    help: 'Requests that were refused as too many, by what was full, and pages that were given up at their deadline',
    labelNames: ['reason'],
    registers: [this.registry],
  })
  readonly #platformCalls = new Counter({
    name: 'croupier_platform_calls_total',
    help: 'Calls to the platform, by the class of the status, or why there was no answer',
    labelNames: ['outcome'],
    registers: [this.registry],
  })
  readonly #platformSeconds = new Histogram({
    name: 'croupier_platform_call_seconds',
    help: 'Time until the head of the answer of the platform came, or the call was given up',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  })
  readonly #purges = new Counter({
    name: 'croupier_purges_total',
    help: 'Purges that were asked for here, by which nodes were told: all, or this one, and the others later',
    labelNames: ['told'],
    registers: [this.registry],
  })

  constructor(names: CountedNames, means: MetricsMeans) {
    const { release, liveSocketsLimit, overloadDelay, overloadDelayLimit, calls, renders, liveSockets } = means
    this.liveSockets = liveSockets
    this.#pages = new Set(names.pages)
    this.#experiments = new Map(Object.entries(names.experiments).map(([name, variants]) => [name, new Set(variants)]))
    this.#gauge('croupier_platform_calls_running', 'Calls to the platform under way', calls)
    this.#gauge(
      'croupier_renders_running',
      'Renders of pages under way, those that refresh a kept page included',
      renders,
    )
    this.#gauge('croupier_live_sockets', 'Live sockets that are open', liveSockets)
    this.#gauge('croupier_live_sockets_limit', 'Live sockets that may be open', () => liveSocketsLimit)
    this.#gauge(
      'croupier_overload_delay_seconds',
      'Delay of the event loop that decides what is refused: the least of a second, of the own work of the server',
      () => overloadDelay() / 1000,
    )
    this.#gauge(
      'croupier_overload_delay_limit_seconds',
      'The delay from which pages are refused',
      () => overloadDelayLimit / 1000,
    )
    const build = { name: 'croupier_build_info', help: 'The release that runs', labelNames: ['release'] }
    new Gauge({ ...build, registers: [this.registry] }).set({ release }, 1)
    this.#showZeros()
  }

  /** A rate needs the value from before the first event. */
  #showZeros(): void {
    for (const kind of new Set([...Object.values(KINDS), FILE]))
      for (const status of STATUSES) this.#requests.inc({ kind, status }, 0)
    for (const level of ['error', 'warning']) this.#entries.inc({ level }, 0)
    for (const reason of REFUSALS) this.#refusals.inc({ reason }, 0)
    for (const outcome of [...STATUSES, ...NO_ANSWER]) this.#platformCalls.inc({ outcome }, 0)
    for (const told of ['all', 'this']) this.#purges.inc({ told }, 0)
  }

  answered(route: string | undefined, status: number, seconds: number): void {
    const kind = (route === undefined ? undefined : KINDS[route]) ?? FILE
    this.#requests.inc({ kind, status: classOf(status) })
    this.#seconds.observe({ kind }, seconds)
    if (kind !== 'page' && kind !== 'call') return
    this.#minute[`${kind}s`] += 1
    if (status >= 500) this.#minute.errors += 1
  }

  /** Tells how late the event loop came to a timer. */
  delayed(seconds: number): void {
    this.#minute.worstDelay = Math.max(this.#minute.worstDelay, seconds)
  }

  /** What happened since this was called last. */
  takeMinute(): Readonly<Minute> {
    const minute = this.#minute
    this.#minute = nothingYet()
    return minute
  }

  rendered(visitor: 'guest' | 'player', seconds: number): void {
    this.#renderSeconds.observe({ visitor }, seconds)
  }

  lightened(): void {
    this.#lightPages.inc()
  }

  refused(reason: (typeof REFUSALS)[number]): void {
    this.#refusals.inc({ reason })
    this.#minute.refusals += 1
  }

  /** `outcome`: the status of the answer, or why there was none. */
  calledPlatform(outcome: number | (typeof NO_ANSWER)[number], seconds: number): void {
    this.#platformCalls.inc({ outcome: typeof outcome === 'number' ? classOf(outcome) : outcome })
    if (typeof outcome !== 'number' || outcome >= 500) this.#minute.platform_failures += 1
    this.#platformSeconds.observe(seconds)
  }

  purged(told: 'all' | 'this'): void {
    this.#purges.inc({ told })
  }

  wrote(level: 'error' | 'warning'): void {
    this.#entries.inc({ level })
    if (level === 'error') this.#minute.browser_errors += 1
  }

  /** `page`: the pattern of a route. Others, such as those of an earlier release, are counted together. Returns as what. */
  viewed(page: string): string {
    const counted = this.#pages.has(page) ? page : 'other'
    this.#views.inc({ page: counted })
    return counted
  }

  /** Whether the site has this variant. Anyone can send other names. */
  hasVariant(experiment: string, variant: string): boolean {
    return this.#experiments.get(experiment)?.has(variant) ?? false
  }

  /** Names as a page gives them; those of no experiment of the site are not counted. */
  exposed(experiment: string, variant: string): void {
    if (this.hasVariant(experiment, variant)) this.#exposures.inc({ experiment, variant })
  }

  /** Shows whether the engine of the shared state is used now. */
  watchEngine(isUp: () => boolean): void {
    this.#gauge('croupier_shared_state_up', 'Whether the engine of the shared state answers', () => Number(isUp()))
    for (const reason of ENGINE_FAULTS) this.#engineFaults.inc({ reason }, 0)
  }

  engineFailed(reason: EngineFault): void {
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
