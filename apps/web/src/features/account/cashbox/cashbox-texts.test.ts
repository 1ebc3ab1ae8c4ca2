/**
 * @promise Withdraw: states of a payout and their reasons
 * @proof withdraw-page.stories
 * @journey cashbox/withdraw
 */

import { DomainError } from '@croupier/domain/core'
import { describe, expect, it } from 'vitest'
import { needsSupport } from '#shared/forms/form-messages.ts'
import { translateOf } from '#testing/text-files.ts'
import {
  formatLimits,
  formatReason,
  formatRefusal,
  formatRule,
  payoutFieldTitle,
  reasonNeedsSupport,
  systemName,
} from './cashbox-texts.ts'

const t = translateOf('en')
const refusal = (code: string, data: Record<string, string | number> = {}, status = 422) =>
  new DomainError(status === 403 ? 'forbidden' : 'rejected', { status, codes: [code], data })

describe('cashbox texts', () => {
  it('format amounts as money and times as dates', () => {
    const data = { period: 'day', limit: 10_000, left: 2550, frees_at: '2026-11-22T00:00:00Z' }
    expect(formatRefusal(t, refusal('deposit_limit', data), 'EUR')).toMatch(
      /^Daily deposit limit: €25\.50 left until \d\d\/11\/26/,
    )
    expect(formatRefusal(t, refusal('net_spend_limit', { ...data, period: 'week' }), 'EUR')).toMatch(
      /^Weekly net spend/,
    )
    expect(formatRefusal(t, refusal('on_break', { until: '2026-11-22T12:00:00Z' }, 403), 'EUR')).toMatch(
      /until 22\/11\/26/,
    )
    expect(formatRefusal(t, refusal('wagering_not_done', { left: 12_345 }), 'EUR')).toContain('€123.45')
  })

  it('leave out amounts and times that the platform does not send', () => {
    expect(formatRefusal(t, refusal('deposit_limit'), 'EUR')).toBe(t('cashbox:deposit_limit'))
    expect(formatRefusal(t, refusal('on_break', { until: 'soon' }, 403), 'EUR')).toBe(t('cashbox:on_break'))
  })

  it('fall back to a general text for an unknown code', () => {
    expect(formatRefusal(t, refusal('of_tomorrow'), 'EUR')).toBe(t('cashbox:rejected'))
    expect(formatRefusal(t, refusal('of_tomorrow', {}, 429), 'EUR')).toMatch(/Too many attempts.*in 5 minutes/)
    expect(formatRefusal(t, new DomainError('unauthorized', { status: 401 }), 'EUR')).toBe(t('cashbox:signedOut'))
    expect(systemName(t, { key: 5, name: '' })).toBe('5')
  })

  it.each(['of_tomorrow', null])('offer support for an unknown reason of a decline (%s)', (reason) => {
    const declined = { type: 'payout', reason, status: 'declined' } as const
    expect(formatReason(t, declined)).toBe(t('cashbox:payoutDeclinedPlain'))
    expect(reasonNeedsSupport(declined)).toBe(true)
    expect(formatReason(t, { ...declined, status: 'cancelled' })).toBeNull()
  })

  it('offer support only where the player cannot solve it alone', () => {
    expect(reasonNeedsSupport({ status: 'declined', reason: 'name_mismatch' })).toBe(false)
    expect(needsSupport(refusal('phone_required'))).toBe(false)
    expect(needsSupport(refusal('code_attempts_exceeded', {}, 429))).toBe(true)
    expect(needsSupport(refusal('above_balance', { balance: 1 }))).toBe(false)
  })

  it('format a minimum length as a number and a minimum amount as money', () => {
    expect(formatRule(t, { name: 'below_minimum', params: { min: 1000 } }, 'EUR')).toBe('The minimum is €10')
    expect(formatRule(t, { name: 'minLength', params: { min: 13 } }, 'EUR')).toBe('At least 13 characters')
  })

  it('show no gap where the platform leaves a value out', () => {
    expect(formatRule(t, { name: 'below_minimum' }, 'EUR')).toBe(t('cashbox:rejected'))
    expect(formatRefusal(t, refusal('wagering_not_done'), 'EUR')).toBe(t('cashbox:rejected'))
  })

  it('name no limits where there are none', () => {
    const key = 'cashbox:amountHint'
    expect(formatLimits(t, key, { min: 1, max: Infinity }, 'EUR')).toBeUndefined()
    expect(formatLimits(t, key, { min: 10_000, max: 100_000_000 }, 'USD')).toBe('From $100 to $1,000,000')
  })

  it('name the fields of the two default payout systems', () => {
    expect(payoutFieldTitle(t, { name: 'card', title: '' })).toBe('Card number')
    expect(payoutFieldTitle(t, { name: 'account', title: '' })).toBe('Wallet number')
    expect(payoutFieldTitle(t, { name: 'account', title: 'IBAN' })).toBe('IBAN')
  })

  it('name the two fallback payment systems', () => {
    expect(systemName(t, { key: 88, name: '' })).toBe('Bank card')
    expect(systemName(translateOf('ru'), { key: 77, name: '' })).toBe('Электронный кошелёк')
  })
})
