import type { ConsentCategory } from '@croupier/domain/visit'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'

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

/** All that the site stores in a browser. `stored.test.ts` compares it with the code. */
export const STORED: Readonly<Record<StorageCategory, readonly StoredThing[]>> = {
  necessary: [
    { names: ['at', 'at_live'], place: 'cookie', purpose: 'cookies:signedIn', lifetime: 'token' },
    { names: ['rt', 'rt_live'], place: 'cookie', purpose: 'cookies:staySignedIn', lifetime: 372 },
    { names: ['signed_out'], place: 'cookie', purpose: 'cookies:signedOut', lifetime: 372 },
    { names: ['locale'], place: 'cookie', purpose: 'cookies:locale', lifetime: 1 },
    { names: ['consent'], place: 'cookie', purpose: 'cookies:consent', lifetime: 182 },
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
    { names: ['promo_popup'], place: 'cookie', purpose: 'cookies:popup', lifetime: 'offer' },
    { names: ['promo_tooltip', 'greeted.*'], place: 'local', purpose: 'cookies:shown', lifetime: 'device' },
    { names: ['coupon'], place: 'tab', purpose: 'cookies:coupon', lifetime: 'tab' },
    { names: ['croupier-past-pages', 'croupier-page-places'], place: 'tab', purpose: 'cookies:pages', lifetime: 'tab' },
    { names: ['_storage_*'], place: 'cookie', purpose: 'cookies:fallback', lifetime: 365 },
  ],
  statistics: [{ names: ['group'], place: 'cookie', purpose: 'cookies:group', lifetime: 90 }],
  communication: [
    { names: ['chat'], place: 'tab', purpose: 'cookies:chat', lifetime: 'tab' },
    { names: ['push', 'push-device'], place: 'local', purpose: 'cookies:push', lifetime: 'device' },
  ],
  marketing: [
    { names: ['refcode'], place: 'cookie', purpose: 'cookies:refcode', lifetime: 30 },
    { names: ['dep_qs', 'qs'], place: 'cookie', purpose: 'cookies:campaign', lifetime: 'offer' },
  ],
}
