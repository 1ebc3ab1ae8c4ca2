import { escapeHtml, htmlPage } from '../page/html.ts'
import type { OpenedPayment } from '../services.ts'
import { gameLocale, languageTag } from '../texts.ts'
import type { CardField, CardForm } from './card-form.ts'
import { paymentTexts } from './payment-texts.ts'

export type PaymentResult = 'success' | 'pending' | 'fail'

interface PaymentView {
  readonly payment: OpenedPayment
  readonly action: string
  /** Shown in the widget's frame, which has its own close button. */
  readonly isEmbedded: boolean
}

const STYLE = '/payment/page.css'

const amountText = ({ amount, currency, locale }: OpenedPayment): string =>
  new Intl.NumberFormat(languageTag(gameLocale(locale)), { style: 'currency', currency }).format(amount / 100)

const header = ({ payment }: PaymentView): string => {
  const t = paymentTexts(gameLocale(payment.locale))
  return `<header>
<img src="/payment/marks/${encodeURIComponent(payment.systemSlug)}.svg" alt="${escapeHtml(payment.systemName)}" width="96" height="60">
<p class="sum"><span>${escapeHtml(t.toPay)}</span> <strong>${escapeHtml(amountText(payment))}</strong></p>
</header>`
}

const field = (
  name: CardField,
  label: string,
  { value, fault, more }: { value: string; fault: string | null; more: string },
): string => {
  const described = fault === null ? '' : ` aria-invalid="true" aria-describedby="${name}-fault"`
  return `<p class="field ${name}">
<label for="${name}">${escapeHtml(label)}</label>
<input id="${name}" name="${name}" inputmode="numeric" required value="${escapeHtml(value)}" ${more}${described}>
${fault === null ? '' : `<span class="fault" id="${name}-fault">${escapeHtml(fault)}</span>`}
</p>`
}

const cardFields = (payment: OpenedPayment, card: CardForm, faults: readonly CardField[]): string => {
  const t = paymentTexts(gameLocale(payment.locale))
  const faultOf = (name: CardField, text: string): string | null => (faults.includes(name) ? text : null)
  return `${field('number', t.number, { value: card.number, fault: faultOf('number', t.badNumber), more: 'autocomplete="off" maxlength="23"' })}
${field('expires', t.expires, { value: card.expires, fault: faultOf('expires', t.badExpiry), more: 'autocomplete="off" maxlength="7"' })}
${field('cvc', t.cvc, { value: card.cvc, fault: faultOf('cvc', t.badCvc), more: 'autocomplete="off" maxlength="4"' })}
${payment.savesCards ? `<p class="save"><label><input type="checkbox" name="save"${card.save ? ' checked' : ''}> ${escapeHtml(t.save)}</label></p>` : ''}`
}

const button = (decision: string, text: string, kind: string): string =>
  `<button name="decision" value="${decision}" class="${kind}"${decision === 'pay' ? '' : ' formnovalidate'}>${escapeHtml(text)}</button>`

/** The payment form. Works without scripts. */
export const payingPage = (view: PaymentView, card: CardForm, faults: readonly CardField[]): string => {
  const { payment, action } = view
  const locale = gameLocale(payment.locale)
  const t = paymentTexts(locale)
  const how =
    payment.cardTitle === null
      ? t.confirmHere.replace('{system}', payment.systemName)
      : t.paysBy.replace('{card}', payment.cardTitle)
  return htmlPage({
    language: languageTag(locale),
    title: `${t.title}: ${amountText(payment)}`,
    style: STYLE,
    bodyAttributes: ` data-amount="${payment.amount}" data-currency="${payment.currency}" data-system="${payment.systemSlug}"`,
    body: `<main>
<h1 class="unseen">${escapeHtml(t.title)}</h1>
${header(view)}
<form method="post" action="${escapeHtml(action)}">
${payment.asksCard ? cardFields(payment, card, faults) : `<p class="how">${escapeHtml(how)}</p>`}
${button('pay', t.pay.replace('{amount}', amountText(payment)), 'main')}
${button('cancel', t.cancel, 'quiet')}
<aside>
<p>${escapeHtml(t.standIn)}</p>
${button('decline', t.decline, 'small')}
${button('leave', t.leave, 'small')}
</aside>
</form>
</main>`,
  })
}

export const resultPage = (view: PaymentView, result: PaymentResult, backTo: string | null): string => {
  const { payment, isEmbedded } = view
  const locale = gameLocale(payment.locale)
  const t = paymentTexts(locale)
  const back =
    backTo === null || isEmbedded ? '' : `<p><a class="main" href="${escapeHtml(backTo)}">${escapeHtml(t.back)}</a></p>`
  return htmlPage({
    language: languageTag(locale),
    title: t[result],
    style: STYLE,
    bodyAttributes: ` data-result="${result}"`,
    ...(isEmbedded && { script: '/checkout/over.ts' }),
    body: `<main class="over ${result}">
${header(view)}
<h1>${escapeHtml(t[result])}</h1>
<p>${escapeHtml(t[`${result}Text`])}</p>
${back}
</main>`,
  })
}

export const unknownPaymentPage = (asked: string): string => {
  const locale = gameLocale(asked)
  const t = paymentTexts(locale)
  return htmlPage({
    language: languageTag(locale),
    title: t.unknown,
    style: STYLE,
    body: `<main class="over fail">
<h1>${escapeHtml(t.unknown)}</h1>
<p>${escapeHtml(t.unknownText)}</p>
</main>`,
  })
}
