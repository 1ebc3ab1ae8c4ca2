import { afterAll, beforeAll, expect, test } from 'vitest'
import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { type Sandbox, SANDBOX_START_MS, startSandbox } from '@croupier/platform-fixtures/sandbox'
import { createLifetime } from '../testing/lifetime.ts'
import { guestOf } from '../testing/visitor.ts'
import { createContentApi } from './content-api.ts'
import { createContent } from './content-store.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
}, SANDBOX_START_MS)
afterAll(() => sandbox.close())

test('server data tell a region that may not play', async () => {
  const visitor = guestOf(sandbox)
  const { serverData } = createContent({
    ...visitor,
    api: createContentApi(visitor.http),
    ...createLifetime(),
    cookies: new CookieJar(),
    clock: { now: Date.now },
  })
  await sandbox.control.serverData({ restricted: true })
  expect(await serverData.load()).toMatchObject({ restricted: true })
})
