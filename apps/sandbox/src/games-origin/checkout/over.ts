/** On the page of a payment that is over, in the vendor's frame: says what became of it. */
window.parent.postMessage(
  { type: 'croupier-payment-over', result: document.body.dataset['result'] },
  window.location.origin,
)
