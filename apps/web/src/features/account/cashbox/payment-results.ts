/** Results that a payment provider reports by the address it sends the player back to: `/cashbox/<name>`. */
export const PAYMENT_RESULTS = [
  { name: 'success', title: 'cashbox:successTitle', reported: 'cashbox:successReported' },
  { name: 'fail', title: 'cashbox:failTitle', reported: 'cashbox:failReported' },
  { name: 'pending', title: 'cashbox:pendingTitle', reported: 'cashbox:pendingReported' },
] as const
