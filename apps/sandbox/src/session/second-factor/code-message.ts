import type { Locale, Texts } from '../../ground/wire/locale.ts'
import type { Message } from '../outbox.ts'

const SUBJECT: Texts = {
  ru: 'Код для входа',
  en: 'Your login code',
  it: 'Il tuo codice di accesso',
  br: 'Seu código de acesso',
}
const TEXT: Texts = {
  ru: 'Код для входа: {code}. Никому его не говорите. Если вы не входили, смените пароль.',
  en: 'Your login code: {code}. Share it with nobody. If you are not logging in, change your password.',
  it: 'Il tuo codice di accesso: {code}. Non dirlo a nessuno. Se non stai accedendo, cambia la password.',
  br: 'Seu código de acesso: {code}. Não o passe a ninguém. Se não é você, troque a senha.',
}

export function codeMessage(way: 'phone' | 'email', to: string, code: string, locale: Locale): Message {
  const text = TEXT[locale].replace('{code}', code)
  return way === 'phone' ? { kind: 'sms', to, text, code } : { kind: 'email', to, subject: SUBJECT[locale], text, code }
}
