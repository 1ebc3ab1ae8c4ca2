import type { Message } from '../outbox.ts'
import type { Locale, Texts } from '../../ground/wire/locale.ts'

const SUBJECT: Texts = {
  ru: 'Подтвердите почту',
  en: 'Confirm your email',
  it: 'Conferma la tua email',
  br: 'Confirme seu e-mail',
}
const TEXT: Texts = {
  ru: 'Чтобы подтвердить этот адрес, откройте ссылку: {link}.',
  en: 'To confirm this address, open this link: {link}.',
  it: 'Per confermare questo indirizzo apri questo link: {link}.',
  br: 'Para confirmar este endereço, abra este link: {link}.',
}

export const confirmationMail = (to: string, link: string, locale: Locale): Message => ({
  kind: 'email',
  to,
  subject: SUBJECT[locale],
  text: TEXT[locale].replace('{link}', link),
  link,
})
