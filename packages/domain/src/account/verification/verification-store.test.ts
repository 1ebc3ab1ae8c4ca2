/**
 * @promise Verification: a picture that was chosen when the platform ended the session waits for the same player's
 *   next login
 * @journey none
 *
 * @promise Verification: documents: states and reasons, taken by content, upright and without a place, progress,
 *   stopped, sent again
 * @proof verification/document.test, verification.contract.test, slow-senders.test, platform-proxy.test,
 *   verification-page.stories (EveryReason, PhotoChosen, LineLost, FilesThatAreNotTaken, EveryFault)
 * @journey accounts/verification
 */

import { wireDocument } from '@croupier/platform-fixtures'
import { FakeDevice, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError, KeptWork } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { Verification, REREAD_MS } from './verification-store.ts'
import { LOOK_UP_MS, SILENCE_MS } from './document-upload.ts'
import type { Picture } from './picture.ts'
import type { WireDocument } from './verification-api.ts'

const LIST = '/json-api/verifications'
const CARD = `${LIST}/2`

describe('the documents of a player', () => {
  let http: FakeHttp
  let timers: HandTimers
  let device: FakeDevice
  let platform: WireDocument[]
  let released: string[]
  let verification: Verification
  let end: () => void
  /** As when the page comes into view or the line comes back. */
  let reread: () => void

  beforeEach(async () => {
    platform = [wireDocument(1), wireDocument(2, { fields: { type: 'payment_card', reason: null } })]
    released = []
    timers = new HandTimers()
    device = new FakeDevice()
    http = new FakeHttp().serve(LIST, () => ({ status: 'need_verification', data: platform }))
    const { reads, onStart, lifetime } = createLifetime({ timers })
    reread = () => reads.reread()
    verification = new Verification({ http, reads, timers, deviceSignals: device, onStart })
    const stop = lifetime.start()
    end = () => {
      stop()
      lifetime.dispose()
    }
    await verification.documents.load()
  })

  const picture = (name: string): Picture => ({
    name,
    size: 4,
    address: `blob:${name}`,
    base64: () => Promise.resolve('AAAA'),
    release: () => void released.push(name),
  })
  const choose = (name = 'card.jpg', id = '2') => verification.upload(id).choose(() => Promise.resolve(picture(name)))
  const puts = () => http.calls.filter(({ method }) => method === 'PUT')
  const gets = () => http.calls.filter(({ method }) => method === 'GET').length
  const statusOf = (id: string) => verification.documents.value?.items.find((one) => one.id === id)?.status
  const becomes = (id: number, status: WireDocument['status']) => {
    platform = platform.map((one) => (one.id === id ? { ...one, status } : one))
  }
  /** Chooses a picture and starts sending it. */
  async function startSending(id = '2') {
    await choose('card.jpg', id)
    const upload = verification.upload(id)
    const sent = upload.send()
    await settled()
    return { upload, sent, call: http.last }
  }

  it('are sent as base64, with progress, and wait from then on', async () => {
    const { upload, sent, call } = await startSending()
    expect(call).toMatchObject({ method: 'PUT', path: CARD, auth: true, body: '{"file":"AAAA"}' })
    expect([upload.isSending, upload.isUnsent]).toEqual([true, true])
    call.onUploadProgress?.(0.6)
    expect(upload.progress).toBe(0.6)
    becomes(2, 'wait')
    await call.answer({ success: true })
    await sent
    expect([upload.picture, upload.progress, upload.isUnsent]).toEqual([null, null, false])
    expect([statusOf('2'), released]).toEqual(['wait', ['card.jpg']])
  })

  it('wait at once, although the reading that follows fails', async () => {
    const { sent, call } = await startSending()
    http.serve(LIST, () => Promise.reject(new DomainError('network')))
    await call.answer({ success: true })
    await sent
    expect(statusOf('2')).toBe('wait')
  })

  it('are sent again after a lost connection, without choosing again', async () => {
    const { upload, sent, call } = await startSending()
    call.onUploadProgress?.(0.6)
    await call.fail(new DomainError('network'))
    await sent
    await settled()
    expect([upload.failure?.kind, upload.progress, upload.picture?.name]).toEqual(['network', null, 'card.jpg'])
    const again = upload.send()
    await settled()
    expect([upload.failure, puts().length]).toEqual([null, 2])
    await http.last.answer({ success: true })
    await again
    expect(upload.picture).toBeNull()
  })

  it('are known to be taken where only the answer was lost, before any failure is shown', async () => {
    const { upload, sent, call } = await startSending()
    becomes(2, 'wait')
    http.hold(LIST)
    await call.fail(new DomainError('unavailable', { status: 502 }))
    await settled()
    expect([upload.isSending, upload.failure]).toEqual([true, null])
    await http.last.answer({ status: 'need_verification', data: platform })
    await sent
    expect([statusOf('2'), upload.picture, upload.failure]).toEqual(['wait', null, null])
  })

  it('show the lost answer where the documents do not load in time', async () => {
    const { upload, sent, call } = await startSending()
    http.hold(LIST)
    await call.fail(new DomainError('network'))
    await settled()
    timers.advance(LOOK_UP_MS)
    await sent
    expect([upload.isSending, upload.failure?.kind, upload.picture?.name]).toEqual([false, 'network', 'card.jpg'])
  })

  it('that were sent before keep this failure beside their state', async () => {
    const { upload, sent, call } = await startSending()
    becomes(2, 'wait')
    await call.fail(new DomainError('rejected', { status: 409, codes: ['already_submitted'] }))
    await sent
    await settled()
    expect([statusOf('2'), upload.picture, upload.failure?.codes]).toEqual(['wait', null, ['already_submitted']])
  })

  it('are refused with success: false', async () => {
    const { upload, sent, call } = await startSending()
    await call.answer({ success: false, errors: [{ code: 'cannot_save' }] })
    await sent
    expect([upload.failure?.kind, upload.failure?.codes]).toEqual(['rejected', ['cannot_save']])
    expect([upload.picture?.name, statusOf('2')]).toEqual(['card.jpg', 'none'])
  })

  it('keep the picture when sending is cancelled, and may be sent again at once', async () => {
    const { upload, sent, call } = await startSending()
    upload.cancel()
    expect([call.signal?.aborted, upload.progress, upload.picture?.name]).toEqual([true, null, 'card.jpg'])
    const again = upload.send()
    await settled()
    expect(puts()).toHaveLength(2)
    await call.fail(DomainError.from(Object.assign(new Error(), { name: 'AbortError' })))
    await sent
    expect([upload.isSending, upload.failure]).toEqual([true, null])
    await puts()[1]?.answer({ success: true })
    await again
    expect(statusOf('2')).toBeDefined()
  })

  it('are sent once by a double press', async () => {
    const { upload } = await startSending()
    void upload.send()
    await settled()
    expect(puts()).toHaveLength(1)
  })

  it('abort an upload without progress, and never a slow one', async () => {
    const { upload, sent, call } = await startSending()
    for (const share of [0.1, 0.2, 0.3]) {
      timers.advance(SILENCE_MS - 1)
      call.onUploadProgress?.(share)
    }
    expect(call.signal?.aborted).toBe(false)
    timers.advance(SILENCE_MS)
    expect(call.signal?.aborted).toBe(true)
    await call.fail(DomainError.from(Object.assign(new Error(), { name: 'AbortError' })))
    await sent
    expect([upload.failure?.kind, upload.picture?.name]).toEqual(['timeout', 'card.jpg'])
  })

  it('refuse a file, and take the last one chosen', async () => {
    const upload = verification.upload('2')
    await upload.choose(() => Promise.reject(new DomainError('rejected', { codes: ['invalid_format'] })))
    expect([upload.failure?.codes, upload.isUnsent]).toEqual([['invalid_format'], false])
    let read: (picture: Picture) => void = () => undefined
    const slow = upload.choose(() => new Promise((resolve) => (read = resolve)))
    expect([upload.failure, upload.isReading, upload.isUnsent]).toEqual([null, true, true])
    await choose('second.jpg')
    read(picture('first.jpg'))
    await slow
    expect([upload.picture?.name, released]).toEqual(['second.jpg', ['first.jpg']])
    await choose('third.jpg')
    expect(released).toEqual(['first.jpg', 'second.jpg'])
  })

  it('are read again regularly while one is reviewed and the page is in view', async () => {
    const close = verification.open()
    timers.advance(REREAD_MS)
    expect(gets()).toBe(1)

    becomes(2, 'wait')
    reread()
    await settled()
    timers.advance(REREAD_MS)
    await settled()
    expect(gets()).toBe(3)
    device.goOutOfView()
    timers.advance(REREAD_MS)
    expect(gets()).toBe(3)
    becomes(2, 'cancel')
    device.comeIntoView()
    timers.advance(REREAD_MS)
    await settled()
    expect([gets(), statusOf('2')]).toEqual([4, 'cancel'])
    timers.advance(REREAD_MS)
    expect(gets()).toBe(4)

    becomes(2, 'wait')
    reread()
    await settled()
    close()
    timers.advance(REREAD_MS)
    expect(gets()).toBe(5)
  })

  it('keep a picture that was chosen when the session ended for the next login of the same player', async () => {
    const keptWork = new KeptWork()
    const signIn = async (id: string) => {
      const { reads, onStart, lifetime } = createLifetime({ timers })
      const own = new Verification({ http, reads, timers, deviceSignals: device, onStart, player: { id }, keptWork })
      const stop = lifetime.start()
      await settled()
      return { own, leave: stop }
    }
    const first = await signIn('7')
    await first.own.upload('2').choose(() => Promise.resolve(picture('card.jpg')))
    first.leave()
    expect([first.own.upload('2').isUnsent, released, keptWork.isEmpty]).toEqual([false, [], false])
    const again = await signIn('7')
    expect([again.own.upload('2').picture?.name, keptWork.isEmpty]).toEqual(['card.jpg', true])
    again.leave()
    const other = await signIn('8')
    expect([other.own.upload('2').picture, released]).toEqual([null, ['card.jpg']])
    other.leave()

    const last = await signIn('7')
    await last.own.upload('2').choose(() => Promise.resolve(picture('passport.jpg')))
    last.leave()
    // A logout.
    keptWork.drop()
    expect(released).toEqual(['card.jpg', 'passport.jpg'])
  })

  it('go with their player', async () => {
    const { call, upload } = await startSending()
    end()
    expect([call.signal?.aborted, released, upload.isUnsent]).toEqual([true, ['card.jpg'], false])
  })
})
