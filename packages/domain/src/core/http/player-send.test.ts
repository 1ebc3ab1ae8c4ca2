import { describe, expect, it, vi } from 'vitest'

import { createPlatformFetch, type PlatformRequest } from '@croupier/platform-fixtures'
import { createPending, HandTimers, nth, settled } from '@croupier/platform-fixtures/fakes'
import type { Access } from '@croupier/contract/session'
import { CallOwner } from './call-owner.ts'
import { axiosSend } from '../../testing/axios-send.ts'
import { DomainError, isAborted } from '../value/errors.ts'
import { createPlayerSend } from './player-send.ts'

const otherPlayer = { status: 409, body: { errors: [{ code: 'other_player' }] } }

/** Those that name a player, a session or an attempt. */
const namesIn = ({ headers }: PlatformRequest) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(Authorization|X-Player|X-Session|Idempotency-Key)$/i.test(name)),
  )

/** One player's calls; `state` is what the session and the profile say now. */
function playerOf(access: Access, hash: string | null = 'ann') {
  const state = { access, hash }
  const net = createPlatformFetch()
  const asked = createPending<[string], string>()
  const refresh = vi.fn(() => Promise.resolve())
  const onOtherPlayer = vi.fn()
  const session = { access: () => state.access }
  const send = createPlayerSend(
    axiosSend({ fetch: net.port, session, refresh: { refresh }, timers: new HandTimers() }),
    new CallOwner(() => state.hash, asked.call, session),
    onOtherPlayer,
  )
  return { send, state, sent: net.requests, asked: asked.calls, refresh, onOtherPlayer }
}

const servedBy = (stamp: string): Access => ({ stamp, header: null })
const heldBy = (stamp: string): Access => ({ stamp, header: `Bearer ${stamp}` })
const AUTH = { auth: true } as const

describe('calls of a player whose tokens our server keeps', () => {
  it('name the player, in a form that fits a header', async () => {
    const { send, sent } = playerOf(servedBy('one'), 'Анна')
    void send('post', '/payout', { ...AUTH, body: {}, headers: { 'Idempotency-Key': 'k' } })
    await settled()
    expect(namesIn(nth(sent, 0))).toEqual({ 'Idempotency-Key': 'k', 'X-Player': '%D0%90%D0%BD%D0%BD%D0%B0' })
  })

  it('name no player where they need none', async () => {
    const { send, sent } = playerOf(servedBy('one'))
    void send('get', '/banners')
    await settled()
    expect(namesIn(nth(sent, 0))).toEqual({})
  })

  it('name the tokens of the first call until the player is known', async () => {
    const { send, sent, state } = playerOf(servedBy('one'), null)
    void send('get', '/profile', AUTH)
    state.access = servedBy('two')
    void send('get', '/balance', AUTH)
    await settled()
    state.hash = 'ann'
    void send('get', '/level', AUTH)
    await settled()
    expect(sent.map(namesIn)).toEqual([{ 'X-Session': 'one' }, { 'X-Session': 'one' }, { 'X-Player': 'ann' }])
  })

  it.each(['get', 'delete'] as const)(
    "are given up where the server knows the tokens as another player's: %s",
    async (method) => {
      const { send, sent, onOtherPlayer } = playerOf(servedBy('one'))
      const answer = send(method, '/thing', AUTH)
      await settled()
      nth(sent, 0).answer(otherPlayer)
      await expect(answer).rejects.toSatisfy(isAborted)
      expect(onOtherPlayer).toHaveBeenCalledOnce()
    },
  )

  it('pass on any other failure unchanged', async () => {
    const { send, sent, onOtherPlayer } = playerOf(servedBy('one'))
    const conflict = { status: 409, body: { errors: [{ code: 'active_bonus_exists' }] } }
    const answer = send('put', '/gift', { ...AUTH, body: {} })
    await settled()
    nth(sent, 0).answer(conflict)
    await expect(answer).rejects.toMatchObject({ status: 409, codes: ['active_bonus_exists'] })
    expect(onOtherPlayer).not.toHaveBeenCalled()
  })
})

describe('calls of a player whose tokens the page keeps', () => {
  it('are sent with the tokens that they began with, without asking for their owner', async () => {
    const { send, sent, state, asked } = playerOf(heldBy('one'), null)
    void send('get', '/profile', AUTH)
    await settled()
    state.hash = 'ann'
    void send('get', '/balance', AUTH)
    await settled()
    expect(sent.map(namesIn)).toEqual([{ Authorization: 'Bearer one' }, { Authorization: 'Bearer one' }])
    expect(asked).toEqual([])
  })

  it('ask once for the owner of new tokens', async () => {
    const { send, sent, asked } = playerOf(heldBy('one'))
    void send('get', '/balance', AUTH)
    void send('get', '/level', AUTH)
    await settled()
    expect(asked.map(({ args }) => args)).toEqual([['Bearer one']])
    nth(asked, 0).resolve('ann')
    await settled()
    void send('get', '/gifts', AUTH)
    await settled()
    expect([sent.length, asked.length]).toEqual([3, 1])
  })

  it("are never sent with another player's tokens", async () => {
    const { send, sent, asked, onOtherPlayer } = playerOf(heldBy('one'))
    const answer = send('post', '/payout', { ...AUTH, body: {} })
    answer.catch(() => {})
    await settled()
    nth(asked, 0).resolve('bob')
    await expect(answer).rejects.toSatisfy(isAborted)
    expect(onOtherPlayer).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  it('are never sent while the owner of the tokens is unknown, which the next one asks for again', async () => {
    const { send, sent, asked } = playerOf(heldBy('one'))
    const answer = send('post', '/payout', { ...AUTH, body: {} })
    answer.catch(() => {})
    await settled()
    nth(asked, 0).reject(new DomainError('unavailable', { status: 503 }))
    await expect(answer).rejects.toMatchObject({ kind: 'unavailable' })
    void send('post', '/payout', { ...AUTH, body: {} })
    await settled()
    expect([sent.length, asked.length]).toEqual([0, 2])
  })

  it('are given up where the tokens change before the player is known', async () => {
    const { send, sent, state, onOtherPlayer } = playerOf(heldBy('one'), null)
    void send('get', '/profile', AUTH)
    await settled()
    state.access = heldBy('two')
    await expect(send('get', '/balance', AUTH)).rejects.toSatisfy(isAborted)
    expect([sent.length, onOtherPlayer.mock.calls.length]).toEqual([1, 1])
  })
})
