import { expect, it } from 'vitest'
import { readTracing } from './tracing-settings.ts'

const at = (more: Record<string, string> = {}) =>
  readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/', ...more })

it('is off without a collector', () => {
  expect(readTracing({})).toBeNull()
  expect(readTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: 'wrong' })).toBeNull()
})

it('reads the variables of OpenTelemetry', () => {
  const standard = { url: 'http://collector:4318/v1/traces', share: 0.01, service: 'croupier', delayMs: 5000 }
  expect(at()).toEqual(standard)
  expect(at({ OTEL_TRACES_SAMPLER_ARG: '0', OTEL_SERVICE_NAME: 'gold', OTEL_BSP_SCHEDULE_DELAY: '50' })).toEqual({
    ...standard,
    share: 0,
    service: 'gold',
    delayMs: 50,
  })
})

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_TRACES_SAMPLER_ARG', 'all'],
  ['OTEL_BSP_SCHEDULE_DELAY', '0'],
])('refuses %s=%s', (variable, value) => {
  expect(() => at({ [variable]: value })).toThrow(variable)
})
