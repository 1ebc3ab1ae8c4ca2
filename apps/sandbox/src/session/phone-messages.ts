import type { Locale, Texts } from '../ground/wire/locale.ts'
import type { Outbox } from './outbox.ts'
import type { PhoneCodes } from './phone-codes.ts'

const CODE_TEXT: Texts = {
  ru: 'Ваш код: {code}. Никому его не говорите.',
  en: 'Your code: {code}. Do not share it with anyone.',
  it: 'Il tuo codice: {code}. Non comunicarlo a nessuno.',
  br: 'Seu código: {code}. Não o compartilhe com ninguém.',
}

/** @throws ApiError 429 if codes were sent too recently or too often */
export function sendPhoneCode(
  { phoneCodes, outbox }: { phoneCodes: PhoneCodes; outbox: Outbox },
  phone: string,
  locale: Locale,
): void {
  phoneCodes.countSend(phone)
  const code = phoneCodes.make(phone)
  outbox.send({ kind: 'sms', to: phone, text: CODE_TEXT[locale].replace('{code}', code), code })
}
