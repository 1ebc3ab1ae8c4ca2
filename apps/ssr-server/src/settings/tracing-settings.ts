import { ConfigError, readMilliseconds, type Environment } from './env-values.ts'

/** Where spans are sent. The names of the variables are OpenTelemetry's own. */
export interface TracingSettings {
  /** Of the collector, for spans as OTLP over HTTP. */
  readonly url: string
  /** Of the traces, 0 to 1. */
  readonly share: number
  /** Name of the site among the operator's services. */
  readonly service: string
  /** How long spans are gathered before they are sent. */
  readonly delayMs: number
}

const SHARE = '0.01'
const DELAY_MS = 5_000

/** Null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function readTracing(env: Environment): TracingSettings | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  if (!endpoint) return null
  const url = URL.parse(endpoint)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT', `must be an address such as http://collector:4318`)
  const text = env['OTEL_TRACES_SAMPLER_ARG'] || SHARE
  const share = Number(text)
  if (!(share >= 0 && share <= 1))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', `must be a share of the traces, 0 to 1, not '${text}'`)
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    share,
    service: env['OTEL_SERVICE_NAME'] || 'croupier',
    delayMs: readMilliseconds(env, 'OTEL_BSP_SCHEDULE_DELAY', DELAY_MS),
  }
}
