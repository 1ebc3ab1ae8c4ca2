import { expect, it } from 'vitest'
import { idsOf, nameRequest } from './request-trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const named = (traceparent?: string) => nameRequest({ headers: traceparent === undefined ? {} : { traceparent } })

it('continues the trace of a request with a span of its own, which is not sampled by its wish', () => {
  const name = named(`00-${TRACE}-00f067aa0ba902b7-01`)
  expect(name).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
  expect(name).not.toContain('00f067aa0ba902b7')
  expect(idsOf(name)).toEqual({ trace_id: TRACE, span_id: name.split('-')[2] })
})

it.each([
  undefined,
  '',
  TRACE,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7-01-more`,
  `00-${TRACE}"\n-00f067aa0ba902b7-01`,
])('begins a trace where %j names none', (header) => {
  expect(named(header)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  expect(named(header)).not.toContain(TRACE)
})

it('never gives an id twice', () => {
  const ids = Array.from({ length: 10_000 }, () => idsOf(named())).flatMap(({ trace_id, span_id }) => [
    trace_id,
    span_id,
  ])
  expect(new Set(ids).size).toBe(20_000)
})
