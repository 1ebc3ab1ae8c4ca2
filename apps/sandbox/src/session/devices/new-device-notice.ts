import type { NoticeSeed } from '../../players/notices.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import { deviceName, placeName, type Device } from './device.ts'

const WORDS: Readonly<Record<Locale, (where: string) => string>> = {
  ru: (where) =>
    `В ваш аккаунт вошли с нового устройства${where}. Если это были не вы, завершите этот сеанс и смените пароль.`,
  en: (where) =>
    `Someone logged in to your account on a new device${where}. If it was not you, log that device out and change your password.`,
  it: (where) =>
    `Accesso al tuo conto da un nuovo dispositivo${where}. Se non sei stato tu, disconnettilo e cambia la password.`,
  br: (where) =>
    `Sua conta foi acessada em um novo dispositivo${where}. Se não foi você, desconecte-o e troque a senha.`,
}

/** The message to a player whose account was entered on a device that it was not entered on before. */
export function newDeviceNotice({ agent, country }: Device): NoticeSeed {
  const message = (locale: Locale): string => {
    const told = [deviceName(agent), placeName(country, locale)].filter(Boolean).join(', ')
    return WORDS[locale](told === '' ? '' : `: ${told}`)
  }
  return {
    message: { ru: message('ru'), en: message('en'), it: message('it'), br: message('br') },
    button: {
      text: { ru: 'Мои устройства', en: 'My devices', it: 'I miei dispositivi', br: 'Meus dispositivos' },
      link: '/profile/security',
    },
  }
}
