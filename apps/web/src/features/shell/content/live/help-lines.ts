import type { Locale } from '@croupier/domain/core'
import type { PlainTextKey } from '#shared/texts/translate.ts'

export interface HelpLine {
  readonly name: string
  /** Their telephone as they write it, and as it is dialled; null: they have none. */
  readonly phone: { readonly shown: string; readonly dialled: string } | null
  readonly site: string
  /** Null where only their own page tells. */
  readonly about: PlainTextKey | null
}

/** Their telephone. */
export const phone = (shown: string) => ({ shown, dialled: shown.replaceAll(/[^\d+]/g, '') })

/** Who helps with gambling, for readers of each language where the market names nobody. None of them belongs to the operator. */
export const HELP_LINES: Readonly<Record<Locale, readonly HelpLine[]>> = {
  en: [
    { name: 'GamCare', phone: phone('0808 8020 133'), site: 'https://www.gamcare.org.uk', about: 'care:freeCall' },
    { name: 'Gambling Therapy', phone: null, site: 'https://www.gamblingtherapy.org', about: 'care:online' },
  ],
  it: [
    {
      name: 'Telefono Verde TVNGA, Istituto Superiore di Sanità',
      phone: phone('800 558 822'),
      site: 'https://www.iss.it',
      about: 'care:freeCall',
    },
    { name: 'Giocatori Anonimi Italia', phone: null, site: 'https://www.giocatorianonimi.org', about: 'care:meetings' },
  ],
  br: [
    { name: 'Jogadores Anônimos', phone: null, site: 'https://jogadoresanonimos.com.br', about: 'care:meetings' },
    { name: 'CVV', phone: phone('188'), site: 'https://cvv.org.br', about: 'care:freeCall' },
  ],
  ru: [
    { name: 'Gambling Therapy', phone: null, site: 'https://www.gamblingtherapy.org/ru/', about: 'care:online' },
    {
      name: 'Горячая линия Минздрава «Так здорово»',
      phone: phone('8 800 200-0-200'),
      site: 'https://www.takzdorovo.ru',
      about: 'care:freeCall',
    },
  ],
}
