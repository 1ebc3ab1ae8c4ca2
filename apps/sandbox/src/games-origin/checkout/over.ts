/** Posts the result of a finished payment to the widget's frame. */
window.parent.postMessage(
  { type: 'croupier-payment-over', result: document.body.dataset['result'] },
  window.location.origin,
)
