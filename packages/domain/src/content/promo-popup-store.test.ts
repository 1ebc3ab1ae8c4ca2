/**
 * @promise Promo popup: the popup: 3 s after a page that may show it, once and again when it has changed, not over
 *   games
 * @proof no-popup-paths.test
 * @journey live/promo-popup
 */

import { beforeEach, describe, expect, test } from 'vitest'
import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { PromoPopupStore } from './promo-popup-store.ts'
import type { PromoPopup } from './promo-popup.ts'
import type { ServerData } from './server-data.ts'

const weekend: PromoPopup = {
  title: 'Weekend',
  body: '',
  imageUrl: null,
  buttonText: '',
  buttonUrl: null,
  isActive: true,
  showFrom: 1_000,
  showTo: 61_000,
  updatedAt: 500,
}

let now: number
let jar: CookieJar
let serverData: { value: ServerData | undefined }
let popups: PromoPopupStore
const operatorSets = (promoPopup: PromoPopup | null) => {
  serverData.value = { promoPopup } as ServerData
}
beforeEach(() => {
  now = 1_000
  jar = new CookieJar()
  serverData = { value: undefined }
  popups = new PromoPopupStore({ serverData, cookies: jar, clock: { now: () => now } })
})

describe('the popup of a device', () => {
  test('is none while nothing is known and when nothing is set', () => {
    expect(popups.due()).toBeNull()
    operatorSets(null)
    expect(popups.due()).toBeNull()
  })

  test('is shown once, and again when the operator has changed it', () => {
    operatorSets(weekend)
    expect(popups.due()).toBe(weekend)
    popups.markShown(weekend)
    expect(popups.due()).toBeNull()
    operatorSets({ ...weekend, updatedAt: 501 })
    expect(popups.due()).toMatchObject({ updatedAt: 501 })
  })

  test('is remembered until its end and no longer', () => {
    operatorSets(weekend)
    now = 31_000
    popups.markShown(weekend)
    expect(jar.lifetime('promo_popup')).toBe(30)
  })

  test('keeps to server time: not before its start, not after its end', () => {
    operatorSets(weekend)
    now = 999
    expect(popups.due()).toBeNull()
    now = 61_000
    expect(popups.due()).toBeNull()
  })
})
