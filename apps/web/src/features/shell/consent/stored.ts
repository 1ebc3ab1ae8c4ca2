import type { ConsentCategory } from '@croupier/contract/consent'
import {
  ACCESS_COOKIE,
  ACCESS_STAMP_COOKIE,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  DEP_QS_COOKIE,
  GROUP_COOKIE,
  GROUP_SECONDS,
  LOCALE_COOKIE,
  LOCALE_SECONDS,
  MODES_COOKIE,
  MODES_SECONDS,
  POPUP_COOKIE,
  QS_COOKIE,
  REFCODE_COOKIE,
  REFCODE_SECONDS,
  REFRESH_COOKIE,
  REFRESH_SECONDS,
  REFRESH_STAMP_COOKIE,
  SIGNED_OUT_COOKIE,
  STORAGE_COOKIE_PREFIX,
} from '@croupier/contract/cookies'
import type { PlainTextKey } from '#shared/texts/translate.ts'

/** How long something stays: days, or until the tab or the browser's data goes. */
export type Lifetime = number | 'token' | 'offer' | 'tab' | 'device'

export interface StoredThing {
  /** Names of cookies or keys; `*` stands for the player's id and the like. */
  readonly names: readonly string[]
  readonly place: 'cookie' | 'local' | 'tab' | 'cache'
  readonly purpose: PlainTextKey
  readonly lifetime: Lifetime
}

export type StorageCategory = 'necessary' | ConsentCategory

const DAY = 86_400

/** All that the site stores in a browser. `stored.test.ts` compares it with the code. */
export const STORED: Readonly<Record<StorageCategory, readonly StoredThing[]>> = {
  necessary: [
    { names: [ACCESS_COOKIE, ACCESS_STAMP_COOKIE], place: 'cookie', purpose: 'cookies:signedIn', lifetime: 'token' },
    {
      names: [REFRESH_COOKIE, REFRESH_STAMP_COOKIE],
      place: 'cookie',
      purpose: 'cookies:staySignedIn',
      lifetime: REFRESH_SECONDS / DAY,
    },
    { names: [SIGNED_OUT_COOKIE], place: 'cookie', purpose: 'cookies:signedOut', lifetime: REFRESH_SECONDS / DAY },
    { names: [LOCALE_COOKIE], place: 'cookie', purpose: 'cookies:locale', lifetime: LOCALE_SECONDS / DAY },
    { names: [MODES_COOKIE], place: 'cookie', purpose: 'cookies:modes', lifetime: MODES_SECONDS / DAY },
    { names: [CONSENT_COOKIE], place: 'cookie', purpose: 'cookies:consent', lifetime: CONSENT_SECONDS / DAY },
    {
      names: [
        'deposit-*',
        'payout-*',
        'exchange-*',
        'purchase-*',
        'prize-exchange-*',
        'tournament-join-*',
        'duck-hunt-*',
      ],
      place: 'local',
      purpose: 'cookies:attempts',
      lifetime: 'device',
    },
    { names: ['active-at'], place: 'local', purpose: 'cookies:activity', lifetime: 'device' },
    { names: ['contact-times.*'], place: 'local', purpose: 'cookies:codes', lifetime: 'device' },
    { names: ['phone-country'], place: 'local', purpose: 'cookies:phoneCountry', lifetime: 'device' },
    { names: ['payout-code-*'], place: 'tab', purpose: 'cookies:payoutCode', lifetime: 'tab' },
    { names: ['pending-phone'], place: 'tab', purpose: 'cookies:phone', lifetime: 'tab' },
    {
      names: ['favourites', 'favourites.*', 'recent-games', 'own-rows'],
      place: 'local',
      purpose: 'cookies:ownGames',
      lifetime: 'device',
    },
    { names: ['bonus-bet.*'], place: 'local', purpose: 'cookies:bonusBet', lifetime: 'device' },
    { names: ['tournament-reminders-*'], place: 'local', purpose: 'cookies:reminders', lifetime: 'device' },
    { names: ['push-*'], place: 'local', purpose: 'cookies:pushChoices', lifetime: 'device' },
    { names: ['tournament-joined'], place: 'local', purpose: 'cookies:joined', lifetime: 'device' },
    { names: ['release:*', 'offline'], place: 'cache', purpose: 'cookies:offline', lifetime: 'device' },
    { names: [POPUP_COOKIE], place: 'cookie', purpose: 'cookies:popup', lifetime: 'offer' },
    { names: ['promo_tooltip', 'greeted.*'], place: 'local', purpose: 'cookies:shown', lifetime: 'device' },
    { names: ['again'], place: 'tab', purpose: 'cookies:again', lifetime: 'tab' },
    { names: ['typed'], place: 'tab', purpose: 'cookies:typed', lifetime: 'tab' },
    { names: ['coupon'], place: 'tab', purpose: 'cookies:coupon', lifetime: 'tab' },
    { names: ['croupier-past-pages', 'croupier-page-places'], place: 'tab', purpose: 'cookies:pages', lifetime: 'tab' },
    { names: [`${STORAGE_COOKIE_PREFIX}*`], place: 'cookie', purpose: 'cookies:fallback', lifetime: 365 },
  ],
  statistics: [{ names: [GROUP_COOKIE], place: 'cookie', purpose: 'cookies:group', lifetime: GROUP_SECONDS / DAY }],
  communication: [
    { names: ['chat'], place: 'tab', purpose: 'cookies:chat', lifetime: 'tab' },
    { names: ['push', 'push-device'], place: 'local', purpose: 'cookies:push', lifetime: 'device' },
  ],
  marketing: [
    { names: [REFCODE_COOKIE], place: 'cookie', purpose: 'cookies:refcode', lifetime: REFCODE_SECONDS / DAY },
    { names: [DEP_QS_COOKIE, QS_COOKIE], place: 'cookie', purpose: 'cookies:campaign', lifetime: 'offer' },
  ],
}
