import { LIVE_PAYLOADS } from '@croupier/platform-fixtures'
import { startSandbox } from '@croupier/platform-fixtures/sandbox'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { platformContract } from './platform-contract.ts'

type Value = string | number | boolean | null

interface Described {
  readonly method: string
  readonly path: string
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>
}

const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
const files = platformContract()
const calls = files.filter(({ file }) => file.startsWith('calls/'))
const events = files.filter(({ file }) => file.startsWith('events/'))
const schemaOf = (file: string) => {
  const found = files.find((one) => one.file === file)
  if (found === undefined) throw new Error(`There is no ${file}`)
  return found.schema
}

/** What does not fit, by its place in the answer. */
const faultsOf = (schema: object, value: unknown): readonly string[] => {
  const validate = ajv.compile(schema)
  validate(value)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const sandbox = await startSandbox()
afterAll(() => sandbox.close())
const player = { login: 'contract@example.test', password: 'password-1' }
const NAMES = ['slug', 'id', 'path', 'q', 'key']
/** What the sandbox has for the parts of paths and queries, by the beginning of the path. */
let values: readonly (readonly [path: string, value: string])[]
let token = ''

const ask = async (address: string) => {
  const headers = { Authorization: `Bearer ${token}`, 'X-Language': 'en' }
  const answer = await fetch(`${sandbox.platformUrl}${address}`, { headers })
  return { status: answer.status, body: (await answer.json()) as unknown }
}
const firstOf = async (address: string, name: 'slug' | 'id') => {
  const { data } = (await ask(address)).body as { data: readonly { slug: string; id: string }[] }
  return String(data[0]?.[name])
}
const jackpotGame = async () => {
  const { body } = await ask('/json-api/v2/games?page=1&limit=50')
  const { data } = body as { data: readonly { slug: string; badges: readonly string[] }[] }
  return data.find(({ badges }) => badges.includes('jackpot'))?.slug ?? ''
}

beforeAll(async () => {
  await sandbox.control.createPlayer({ ...player, currency: 'EUR', balance: 100_000 })
  const answer = await fetch(`${sandbox.platformUrl}/json-api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(player),
  })
  token = ((await answer.json()) as { access: string }).access
  const promotion = await firstOf('/json-api/actions', 'id')
  await sandbox.control.admit(await firstOf('/json-api/actions', 'slug'), player.login)
  values = [
    ['/json-api/v2/games/{slug}/jackpot', await jackpotGame()],
    ['/json-api/v2/games', await firstOf('/json-api/v2/games?page=1&limit=1', 'slug')],
    ['/json-api/v2/categories', 'slots'],
    ['/json-api/v2/tournaments', await firstOf('/json-api/v2/tournaments', 'slug')],
    ['/json-api/tournament-series', await firstOf('/json-api/tournament-series', 'slug')],
    ['/json-api/static-pages', 'rules'],
    ['/json-api/actions/{slug}', await firstOf('/json-api/actions', 'slug')],
    ['/json-api/actions/{id}', promotion],
    ['/json-api/action-balance-logs', promotion],
    ['/json-api/seo', '/'],
  ]
})

/** The address of a call with what the sandbox has in its places. */
function addressOf({ path, query = {} }: Described): string {
  const value = values.find(([beginning]) => path.startsWith(beginning))?.[1] ?? ''
  const filled = (text: string) => NAMES.reduce((all, name) => all.replace(`{${name}}`, value), text)
  const parameters = Object.entries(query).flatMap(([name, given]) =>
    [given].flat().flatMap((one) => (one === null ? [] : [[name, filled(`${one}`)]])),
  )
  return `${filled(path)}?${new URLSearchParams([...parameters, ['platform', 'desktop']]).toString()}`
}

/** Of players' attempts, and of pages that the sandbox may not have. */
const isAskedFor = ({ method, path }: Described) => method === 'GET' && !/\{(key|method|amount)\}|duck-hunt/.test(path)

describe('the contract of a platform', () => {
  it('has a file for each call and event, by its method, path and what is missed without it', () => {
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length)
    expect(calls.length).toBeGreaterThan(100)
    expect(schemaOf('calls/get-users-balance.json')).toMatchObject({
      title: 'balance',
      type: 'object',
      properties: { data: { required: ['balance', 'currency'] } },
      'x-croupier': { method: 'GET', path: '/json-api/users/balance', needsPlayer: true },
    })
    for (const { schema } of calls)
      expect(schema).toMatchObject({ 'x-croupier': { withoutIt: expect.any(String) as string } })
  })

  it('says what the entries of every list are', () => {
    expect(files.filter(({ schema }) => JSON.stringify(schema).includes('"items":{}')).map(({ file }) => file)).toEqual(
      [],
    )
  })

  const reads = calls.flatMap(({ file, schema }) => {
    const described = schema['x-croupier'] as Described
    return isAskedFor(described) ? [{ file, schema, described }] : []
  })

  it.each(reads)('$file: the sandbox answers so', async ({ schema, described }) => {
    const { status, body } = await ask(addressOf(described))
    expect(status).toBe(200)
    expect(faultsOf(schema, body)).toEqual([])
  })

  it.each(events)('$file: the payload of the fixtures fits', ({ file, schema }) => {
    const name = file.replace(/^events\/|\.json$/g, '')
    const payload: unknown = LIVE_PAYLOADS[name as keyof typeof LIVE_PAYLOADS]
    expect(payload).toBeDefined()
    expect(faultsOf(schema, payload)).toEqual([])
  })

  it('names a field that does not fit', async () => {
    const { body } = await ask('/json-api/users/balance?platform=desktop')
    const { data } = body as { data: object }
    const schema = schemaOf('calls/get-users-balance.json')
    expect(faultsOf(schema, { data: { ...data, balance: '5' } })).toEqual(['/data/balance must be integer'])
    expect(faultsOf(schema, { data: { ...data, currency: undefined } })).not.toEqual([])
  })
})
