import { WIRE_ANSWERS, wireTransaction, type Place } from '@croupier/platform-fixtures'
import { createCashboxApi } from '../../cashbox/cashbox-api.ts'
import { createExclusionApi } from '../../cashbox/exclusion/exclusion-api.ts'
import { createLimitsApi } from '../../cashbox/limits/limits-api.ts'
import {
  agreed,
  isCount,
  isNullOrObject,
  isText,
  KEY,
  signal,
  type Proof,
  type WriteCall,
  type WriteCalls,
} from './write-call.ts'

const { data: limits } = WIRE_ANSWERS['limits of a player']
const { data: playSession } = WIRE_ANSWERS['session of play']

const { data: exclusions } = WIRE_ANSWERS['self-exclusion']

/** The answer to a change has the exclusion that was asked for. */
const isExcluded: Proof = (value) =>
  Array.isArray(value) &&
  value.some((one: unknown) => typeof one === 'object' && one !== null && 'category' in one && one.category === null)

/** A change of limits: the answer holds all of them, and the changed one must be readable. */
const limited = (send: WriteCall['send'], ...changed: readonly (readonly [Place, Proof])[]): WriteCall => ({
  answer: limits,
  proofs: [[['currency'], isText], [['raise_delay'], isCount], ...changed],
  send,
})

/** Without those that move money. */
export const CASHBOX_CALLS: WriteCalls = {
  'deposit limit': limited(
    (http) => createLimitsApi(http).setLimit('deposit', 'week', 50_000),
    [['deposit', 'week', 'used'], isCount],
    [['deposit', 'week', 'frees_at'], (value) => value === null || isText(value)],
  ),
  'reminder of play': limited(
    (http) => createLimitsApi(http).setRealityCheck(30),
    [['reality_check', 'minutes'], (value) => value === null || Number.isFinite(value)],
  ),
  'answer to a question for limits': limited((http) => createLimitsApi(http).answerAsk('review')),
  break: limited((http) => createLimitsApi(http).takeBreak('day'), [['break', 'until'], isText]),
  'self-exclusion': {
    answer: exclusions,
    proofs: [
      [['running'], isExcluded],
      [['cooling'], isText],
    ],
    send: (http) => createExclusionApi(http).exclude({ term: 'P6M', category: null }),
  },
  'lifting of an exclusion': {
    answer: exclusions,
    proofs: [
      [['running'], isExcluded],
      [['cooling'], isText],
    ],
    send: (http) => createExclusionApi(http).lift(null),
  },
  'answer to a reminder': {
    answer: playSession,
    proofs: [
      [['net'], Number.isSafeInteger],
      [['currency'], isText],
    ],
    send: (http) => createLimitsApi(http).reminded(),
  },
  'cancelling a payout': agreed((http) => createCashboxApi(http).cancelPayout('1')),
  'forgetting a card': agreed((http) => createCashboxApi(http).forgetCard('1')),
  'closing an attempt': {
    answer: { data: wireTransaction({ type: 'deposit' }) },
    proofs: [[['data'], isNullOrObject]],
    send: (http) => createCashboxApi(http).closeAttempt(KEY, signal),
  },
}
