import { expect, test } from 'vitest'
import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { guestOf } from '../testing/visitor.ts'
import { createContentApi } from './content-api.ts'
import { ContentStore } from './content-store.ts'
import { readPopup } from '../testing/read-live.ts'

const sandbox = await openSandbox()

test('server data mark a region that may not play', async () => {
  const visitor = guestOf(sandbox)
  const { serverData } = new ContentStore({
    ...visitor,
    readPopup,
    api: createContentApi(visitor.http),
    ...createLifetime(),
    cookies: new CookieJar(),
    clock: { now: Date.now },
  })
  await sandbox.control.serverData({ restricted: true })
  expect(await serverData.load()).toMatchObject({ restricted: true })
})
