/**
 * @promise Consent: the list of what is stored is that of the code
 * @journey none
 */

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as cookies from '@croupier/contract/cookies'
import { expect, test } from 'vitest'
import { STORED } from './stored.ts'

const root = fileURLToPath(new URL('../../../../../..', import.meta.url))
const SOURCES = ['apps/web/src/**/*.{ts,tsx}', 'apps/ssr-server/src/**/*.ts', 'packages/{domain,hosts}/src/**/*.ts']

/** Every way in which code stores something in a browser. */
const STORES =
  /\bcookies\.set\(|[sS]torage\.(?:set|write)\(|\bserialiseCookie\(|\bwriteTabStorage\(|\bnew (?:AttemptLog|DeviceList|SendTimes)\(|\b(?:local|session)Storage\b|\bdocument\.cookie\b|\bcaches\.open\b|\bindexedDB\b/

/** Code that passes on what other code names, and tokens in plain cookies, which sites without our server keep. */
const PASSES_ON = new Set([
  'apps/web/src/browser/push/push-host.ts',
  'packages/hosts/src/browser/document-cookies.ts',
  'packages/hosts/src/browser/tab-storage.ts',
  'packages/hosts/src/browser/browser-ports.ts',
  'apps/ssr-server/src/http/cookies.ts',
  'packages/domain/src/account/contacts/contact-flow.ts',
  'packages/domain/src/cashbox/running-payment.ts',
  'packages/domain/src/core/press/kept/attempt-log.ts',
  'packages/domain/src/core/press/kept/kept-press.ts',
  'packages/domain/src/core/session/cookie-session.ts',
  'packages/domain/src/games/favourites/device-list.ts',
])

/** Code that stores, with the texts that name it there. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'apps/ssr-server/src/pages/page-request.ts': ['group', 'locale'],
  'apps/ssr-server/src/session/session-cookies.ts': ['at', 'at_live', 'rt', 'rt_live', 'signed_out'],
  // Only removes.
  'apps/ssr-server/src/frames/chat-script.ts': [],
  'apps/web/src/browser/visit-report/affiliate-calls.ts': ['refcode', 'dep_qs', 'qs'],
  'apps/web/src/app/server/failed-start.ts': ['again'],
  'apps/web/src/browser/modes.ts': ['modes'],
  // Only reads.
  'apps/web/src/worker/offline/offline-page.ts': [],
  'apps/web/src/browser/push/push-records.ts': ['push'],
  'packages/hosts/src/browser/signals.ts': ['signed_out'],
  'apps/web/src/features/account/auth/phone/forget-pending-phone.ts': ['pending-phone'],
  'apps/web/src/features/account/auth/phone/pending-phone.ts': [],
  'apps/web/src/features/games/lobby/late/promo-tooltip.tsx': ['promo_tooltip'],
  'apps/web/src/shared/forms/phone/phone-country.ts': ['phone-country'],
  'apps/web/src/shared/forms/unsent/kept-over-reload.ts': ['typed'],
  'apps/web/src/shared/games/own-games/follow-own-games.ts': ['favourites', 'recent-games'],
  'apps/web/src/shared/games/own-games/own-rows-hint.ts': ['own-rows'],
  'apps/web/src/shared/navigation/tab-history.ts': ['croupier-past-pages', 'croupier-page-places'],
  'apps/web/src/worker/offline/offline-store.ts': ['offline'],
  'apps/web/src/worker/offline/release-files.ts': ['release:'],
  'apps/web/src/shared/overlays/chat/kept-chat.ts': ['chat'],
  'apps/web/src/shared/gifts/kept-coupon.ts': ['coupon'],
  'packages/domain/src/account/contacts/send-times.ts': ['contact-times.'],
  'packages/domain/src/cashbox/cashbox.ts': ['deposit-', 'payout-'],
  'packages/domain/src/cashbox/withdraw/asked-payout.ts': ['payout-code-'],
  'packages/domain/src/visit/consent/consent-store.ts': ['consent'],
  'packages/domain/src/content/promo-popup-store.ts': ['promo_popup'],
  'packages/domain/src/core/value/storage.ts': ['_storage_'],
  'packages/domain/src/gifts/bonus/wagering-store.ts': ['bonus-bet.'],
  'packages/domain/src/loyalty/compoints/purchases-store.ts': ['purchase-'],
  'packages/domain/src/loyalty/exchange/exchange-store.ts': ['exchange-'],
  'packages/domain/src/player/greeting.ts': ['greeted.'],
  'packages/domain/src/promotions/duck-hunt/duck-hunt-store.ts': ['duck-hunt-'],
  'packages/domain/src/promotions/duck-hunt/hunting.ts': [],
  'packages/domain/src/promotions/prizes/prizes-store.ts': ['prize-exchange-'],
  'packages/domain/src/messaging/push/push-store.ts': ['push-'],
  'packages/domain/src/messaging/push/withdraw-push.ts': ['push-device'],
  'packages/domain/src/session/inactivity.ts': ['active-at'],
  'packages/domain/src/site/site-locale.ts': ['locale'],
  'packages/domain/src/tournaments/tournaments-store.ts': ['tournament-joined'],
  'packages/domain/src/tournaments/joining/joining-store.ts': ['tournament-join-'],
  'packages/domain/src/tournaments/reminders/reminders-store.ts': ['tournament-reminders-'],
}

/** Without comments, which may contain anything, and with the names that the contract gives. */
const codeOf = (file: string) =>
  readFileSync(`${root}/${file}`, 'utf8')
    .replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')
    .replaceAll(/\b[A-Z_]+\b/g, (name) =>
      name in contract
        ? [contract[name]]
            .flat()
            .map((given) => `'${String(given)}'`)
            .join()
        : name,
    )

const contract: Readonly<Record<string, unknown>> = cookies

const listed = Object.values(STORED).flatMap((things) => things.flatMap(({ names }) => names))
/** As written in code: what follows is computed. */
const written = (name: string) => name.replace(/\*$/, '')

test('all code that stores something in a browser is declared, with what it stores listed on /cookies', () => {
  const files = globSync(SOURCES, { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|\/testing\/|node_modules/.test(file) && !PASSES_ON.has(file),
  )
  expect(files.filter((file) => !(file in DECLARED) && STORES.test(codeOf(file)))).toEqual([])
})

test.each(Object.entries(DECLARED))('%s stores %j', (file, names) => {
  const code = codeOf(file)
  expect(names.filter((name) => !new RegExp(`['"\`]${name}['"\`$]`).test(code))).toEqual([])
  expect(names.filter((name) => !listed.some((one) => written(one) === name))).toEqual([])
  // A kind of attempt is named where it is made.
  const attempts = [...code.matchAll(/new AttemptLog\(\s*[\w.#]+,\s*`([^$`]+)/g)].map(([, name]) => name)
  expect(attempts.filter((name) => name === undefined || !names.includes(name))).toEqual([])
})

test('nothing is listed that no code stores', () => {
  const declared = new Set(Object.values(DECLARED).flat())
  expect(listed.filter((name) => !declared.has(written(name)) && name !== 'favourites.*')).toEqual([])
})

test('each is listed once', () => expect(new Set(listed).size).toBe(listed.length))
