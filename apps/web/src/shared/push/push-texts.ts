import { PUSH_KINDS, type PushKind, type PushLanguage, type PushText } from '@croupier/domain/messaging'
import {
  CASHBOX_HISTORY_PATH,
  CASHBOX_PATH,
  MESSAGES_PATH,
  PROMO_PATH,
  TOURNAMENTS_PATH,
} from '../navigation/addresses.ts'
import type { PlainTextKey, Translate } from '../texts/translate.ts'

interface PushNotice {
  readonly title: PlainTextKey
  readonly text: PlainTextKey
  /** `{slug}` stands for what the notification is about. */
  readonly path: string
}

const TEXTS: Readonly<Record<PushKind, PushNotice>> = {
  'payout-processing': {
    title: 'push:payoutProcessingTitle',
    text: 'push:payoutProcessingText',
    path: `${CASHBOX_PATH}/withdraw`,
  },
  'payout-done': { title: 'push:payoutDoneTitle', text: 'push:payoutDoneText', path: CASHBOX_HISTORY_PATH },
  'payout-declined': { title: 'push:payoutDeclinedTitle', text: 'push:payoutDeclinedText', path: CASHBOX_HISTORY_PATH },
  'tournament-soon': {
    title: 'push:tournamentSoonTitle',
    text: 'push:tournamentSoonText',
    path: `${TOURNAMENTS_PATH}/{slug}`,
  },
  'promotion-new': { title: 'push:promotionNewTitle', text: 'push:promotionNewText', path: `${PROMO_PATH}/{slug}` },
  'message-new': { title: 'push:messageNewTitle', text: 'push:messageNewText', path: MESSAGES_PATH },
}

/** What notifications say in the language and the brand of the visit. The worker keeps them: it knows no language. */
export function pushLanguage(t: Translate): PushLanguage {
  const said = PUSH_KINDS.map((kind): [PushKind, PushText] => {
    const { title, text, path } = TEXTS[kind]
    return [kind, { title: t(title), text: t(text), path }]
  })
  return { locale: t.locale, texts: Object.fromEntries(said) as Readonly<Record<PushKind, PushText>> }
}
