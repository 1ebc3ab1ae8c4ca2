import { buyProduct, purchaseCalls } from '../../loyalty/compoints/purchases-api.ts'
import { createExchangeApi } from '../../loyalty/exchange/exchange-api.ts'
import { isCount, isNullOrObject, isTrue, KEY, signal, type WriteCalls } from './write-call.ts'

export const COMPOINTS_CALLS: WriteCalls = {
  'exchanging compoints': {
    answer: { success: true, compoints: 150, amount: 100 },
    proofs: [
      [['success'], isTrue],
      [['compoints'], isCount],
      [['amount'], isCount],
    ],
    send: (http) =>
      createExchangeApi(http).exchange({ request: { compoints: 150, amount: 100 }, key: KEY, proof: null, signal }),
  },
  'closing an exchange': {
    answer: { data: { compoints: 150, amount: 100 } },
    proofs: [[['data'], isNullOrObject]],
    send: (http) => createExchangeApi(http).close(KEY, signal),
  },
  'buying a product': {
    answer: { success: true, gift_id: 7, price: 100 },
    // The specification names an error only.
    proofs: [[['success'], (value) => value === true || value === undefined || value === null]],
    send: (http) => buyProduct(http, { product: '7', key: KEY, signal }),
  },
  'closing a purchase': {
    answer: { data: { gift_id: 7, price: 100 } },
    proofs: [[['data'], isNullOrObject]],
    send: (http) => purchaseCalls(http).close(KEY, signal),
  },
}
