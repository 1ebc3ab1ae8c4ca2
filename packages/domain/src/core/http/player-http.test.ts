import { describe, expect, it, vi } from 'vitest'

import { createPending, hostTimers, nth, settled } from '@croupier/platform-fixtures/fakes'
import type { Access, SessionPort } from '../session/session-port.ts'
import { CallOwner } from './call-owner.ts'
import { DomainError, isAborted } from './errors.ts'
import { createHttp } from './http.ts'
import { createPlayerHttp } from './player-http.ts'
import type { TransportCall } from './transport.ts'

const otherPlayer = new DomainError('rejected', { status: 409, codes: ['other_player'] })

/** One player's calls; `state` is what the session and the profile say now. */
function playerOf(access: Access, hash: string | null = 'ann') {
  const state = { access, hash }
  const session: SessionPort = {
    access: () => state.access,
    hasRefresh: () => true,
    refreshBody: () => ({}),
    save() {},
    clear() {},
  }
  const sent = createPending<[TransportCall], unknown>()
  const asked = createPending<[string], string>()
  const refresh = vi.fn(() => Promise.resolve())
  const onOtherPlayer = vi.fn()
  const http = createPlayerHttp(
    createHttp({ transport: sent.call, session, sessionRefresh: { refresh }, timers: hostTimers }),
    new CallOwner(() => state.hash, asked.call),
    onOtherPlayer,
  )
  return { http, state, sent: sent.calls, asked: asked.calls, refresh, onOtherPlayer }
}

const servedBy = (stamp: string): Access => ({ stamp, header: null })
const heldBy = (stamp: string): Access => ({ stamp, header: `Bearer ${stamp}` })
const AUTH = { auth: true } as const

describe('calls of a player whose tokens our server keeps', () => {
  it('name the player, in a form that fits a header', async () => {
    const { http, sent } = playerOf(servedBy('one'), 'Анна')
    void http.post('/payout', {}, { ...AUTH, headers: { 'Idempotency-Key': 'k' } })
    await settled()
    expect(nth(sent, 0).args[0].headers).toEqual({ 'Idempotency-Key': 'k', 'X-Player': '%D0%90%D0%BD%D0%BD%D0%B0' })
  })

  it('name nobody where they need no player', async () => {
    const { http, sent } = playerOf(servedBy('one'))
    void http.get('/banners')
    await settled()
    expect(nth(sent, 0).args[0].headers).toBeUndefined()
  })

  it('name the tokens of the first call until the player is known', async () => {
    const { http, sent, state } = playerOf(servedBy('one'), null)
    void http.get('/profile', AUTH)
    state.access = servedBy('two')
    void http.get('/balance', AUTH)
    await settled()
    state.hash = 'ann'
    void http.get('/level', AUTH)
    await settled()
    expect(sent.map(({ args: [{ headers }] }) => headers)).toEqual([
      { 'X-Session': 'one' },
      { 'X-Session': 'one' },
      { 'X-Player': 'ann' },
    ])
  })

  it.each(['get', 'delete'] as const)(
    "are given up where the server knows the tokens as another player's: %s",
    async (method) => {
      const { http, sent, onOtherPlayer } = playerOf(servedBy('one'))
      const answer = http[method]('/thing', AUTH)
      await settled()
      nth(sent, 0).reject(otherPlayer)
      await expect(answer).rejects.toSatisfy(isAborted)
      expect(onOtherPlayer).toHaveBeenCalledOnce()
    },
  )

  it('tell of any other failure as it is', async () => {
    const { http, sent, onOtherPlayer } = playerOf(servedBy('one'))
    const conflict = new DomainError('rejected', { status: 409, codes: ['active_bonus_exists'] })
    const answer = http.put('/gift', {}, AUTH)
    await settled()
    nth(sent, 0).reject(conflict)
    await expect(answer).rejects.toBe(conflict)
    expect(onOtherPlayer).not.toHaveBeenCalled()
  })
})

describe('calls of a player whose tokens the page keeps', () => {
  it('leave with the tokens they began with, unasked', async () => {
    const { http, sent, state, asked } = playerOf(heldBy('one'), null)
    void http.get('/profile', AUTH)
    await settled()
    state.hash = 'ann'
    void http.get('/balance', AUTH)
    await settled()
    expect(sent.map(({ args: [{ headers }] }) => headers)).toEqual([
      { Authorization: 'Bearer one' },
      { Authorization: 'Bearer one' },
    ])
    expect(asked).toEqual([])
  })

  it('ask once whose new tokens are', async () => {
    const { http, sent, asked } = playerOf(heldBy('one'))
    void http.get('/balance', AUTH)
    void http.get('/level', AUTH)
    expect(asked.map(({ args }) => args)).toEqual([['Bearer one']])
    nth(asked, 0).resolve('ann')
    await settled()
    void http.get('/gifts', AUTH)
    await settled()
    expect([sent.length, asked.length]).toEqual([3, 1])
  })

  it('never leave with the tokens of another', async () => {
    const { http, sent, asked, onOtherPlayer } = playerOf(heldBy('one'))
    const answer = http.post('/payout', {}, AUTH)
    nth(asked, 0).resolve('bob')
    await expect(answer).rejects.toSatisfy(isAborted)
    expect(onOtherPlayer).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
  })

  it('never leave where nobody can tell whose the tokens are, and ask again', async () => {
    const { http, sent, asked } = playerOf(heldBy('one'))
    const answer = http.post('/payout', {}, AUTH)
    nth(asked, 0).reject(new DomainError('unavailable', { status: 503 }))
    await expect(answer).rejects.toMatchObject({ kind: 'unavailable' })
    void http.post('/payout', {}, AUTH)
    expect([sent.length, asked.length]).toEqual([0, 2])
  })

  it('are given up where the tokens change before the player is known', async () => {
    const { http, sent, state, onOtherPlayer } = playerOf(heldBy('one'), null)
    void http.get('/profile', AUTH)
    await settled()
    state.access = heldBy('two')
    await expect(http.get('/balance', AUTH)).rejects.toSatisfy(isAborted)
    expect([sent.length, onOtherPlayer.mock.calls.length]).toEqual([1, 1])
  })
})
