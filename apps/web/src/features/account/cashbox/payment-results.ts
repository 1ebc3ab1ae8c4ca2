/** Results that a payment provider reports by the address it sends the player back to: `/cashbox/<name>`. */
export const PAYMENT_RESULTS = ['success', 'fail', 'pending'] as const
export type PaymentResult = (typeof PAYMENT_RESULTS)[number]
