import { partOf } from '@croupier/platform-fixtures/fakes'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { callerHeaders } from './passed-headers.ts'

const requestFrom = (ip: string | undefined) =>
  partOf<FastifyRequest>({
    ip,
    host: 'casino.test',
    siteOrigin: 'https://casino.test',
    headers: {},
    country: null,
    market: 'default',
  })

it("pass the visitor's address on to the platform", () => {
  expect(callerHeaders(requestFrom('9.9.9.9'), null)).toEqual({
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-host': 'casino.test',
    'x-forwarded-proto': 'https',
  })
})

it('name no port beside the address, as some proxies do', () => {
  expect(callerHeaders(requestFrom('9.9.9.9:4711'), null)['x-forwarded-for']).toBe('9.9.9.9')
})

it('of a visitor who has left have no address', () => {
  expect(callerHeaders(requestFrom(undefined), null)).not.toHaveProperty('x-forwarded-for')
})
