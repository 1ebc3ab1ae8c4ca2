import { FakeDevice, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { expect, test } from 'vitest'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { Verification } from './verification-store.ts'

const sandbox = await openSandbox()

/** A grey picture of 300 × 300 pixels. */
const LEGIBLE =
  'iVBORw0KGgoAAAANSUhEUgAAASwAAAEsCAMAAABOo35HAAAAA1BMVEWAgICQdD0xAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAbUlEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8G5gywABEMbFvQAAAABJRU5ErkJggg=='

async function documentsOf(login: string) {
  const { http } = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR' })
  const { reads, onStart, lifetime } = createLifetime()
  const verification = new Verification({ http, reads, timers: hostTimers, deviceSignals: new FakeDevice(), onStart })
  lifetime.start()
  const { items } = await verification.documents.load()
  const ids = items.map(({ id }) => id)
  const send = async (id: string, content: string) => {
    const upload = verification.upload(id)
    await upload.choose(() =>
      Promise.resolve({ name: 'a', size: 1, address: '', base64: () => Promise.resolve(content), release: () => {} }),
    )
    await upload.send()
    return upload.failure
  }
  return { verification, ids, send }
}

test('a document is sent, declined with a reason, sent again and verified; the account follows', async () => {
  const { verification, ids, send } = await documentsOf('documents@example.test')
  const [identity = ''] = ids
  expect(verification.documents.value).toMatchObject({
    account: 'need_verification',
    items: [
      { type: 'identity_document', status: 'none', reason: null },
      { type: 'payment_card' },
      { type: 'payment_system' },
      { type: 'additional_document' },
    ],
  })
  expect(await send(identity, LEGIBLE)).toBeNull()
  expect((await verification.documents.reload()).items[0]).toMatchObject({ status: 'wait' })
  await sandbox.control.review(identity, 'cancel', 'photo_with_glare')
  expect((await verification.documents.reload()).items[0]).toMatchObject({
    status: 'cancel',
    reason: 'photo_with_glare',
  })
  expect(await send(identity, LEGIBLE)).toBeNull()
  await sandbox.control.review(identity, 'success')
  expect(await verification.documents.reload()).toMatchObject({
    account: 'approved',
    items: [{ status: 'success' }, {}, {}, {}],
  })
})

test('a refused picture names why', async () => {
  const { verification, ids, send } = await documentsOf('refused@example.test')
  const [identity = '', card = ''] = ids
  expect(await send(identity, btoa('%PDF-1.7'))).toMatchObject({ kind: 'rejected', codes: ['invalid_format'] })
  expect(await send(identity, 'A'.repeat(Math.ceil((32 * 1024 * 1024 + 1) / 3) * 4))).toMatchObject({ status: 413 })
  expect(await send(card, LEGIBLE)).toBeNull()
  const other = await verification.documents.reload()
  expect(other.items.map(({ status }) => status)).toEqual(['none', 'wait', 'none', 'none'])
  expect(await send(card, LEGIBLE)).toMatchObject({ kind: 'rejected', codes: ['already_submitted'] })
})
