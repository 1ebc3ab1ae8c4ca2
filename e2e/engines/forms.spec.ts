/**
 * @promise Look and accessibility: forms typed and filled in by the browser, overlays, money, games, boards,
 *   language, upload and a lost connection work in Firefox and WebKit
 * @journey engines/overlays, engines/money, engines/games, engines/moving
 */

import { t } from '../support/texts.ts'
import { freshEmail, freshPhone } from '../support/players.ts'
import { expect, test } from './support/engine-test.ts'
import type { Tab } from './support/tab.ts'

const BALANCE = { css: '[data-testid=header-balance]' }
const SUBMIT = 'main form button[type=submit]'
const field = (key: string) => ({ css: 'main form input', name: t(key) })

/** Runs in a page. Sets fields as a password manager does: the value first, then the events. */
function autofill(values: readonly (readonly [css: string, value: string])[]): void {
  for (const [css, value] of values) {
    const input = document.querySelector<HTMLInputElement>(css)
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (input) write?.call(input, value)
    for (const type of ['input', 'change']) input?.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

test('a login is typed and sent by Enter, and leads to the page asked for', async ({ tab, sandbox }) => {
  const player = { login: freshEmail(), password: 'secret-pass-1' }
  await sandbox.createPlayer(player)
  await tab.open('/login?redirect=%2Frules&lang=en')
  await tab.type(field('auth:login'), player.login)
  await tab.type({ css: 'main form input[type=password]' }, player.password)
  await tab.key('Enter')
  await tab.at('/rules')
  await tab.seen(BALANCE)
})

test('a login filled in by the browser is sent by its button', async ({ tab, sandbox }) => {
  const player = { login: freshEmail(), password: 'secret-pass-1' }
  await sandbox.createPlayer(player)
  await tab.open('/login?redirect=%2Frules&lang=en')
  await tab.js(autofill, [
    ['main form input[autocomplete~=username]', player.login],
    ['main form input[autocomplete=current-password]', player.password],
  ] as const)
  await tab.press({ css: SUBMIT })
  await tab.at('/rules')
  await tab.seen(BALANCE)
})

/** Types a date of birth in the order of the language, from its first part: the focus moves on by itself. */
async function typeBirthDate(tab: Tab): Promise<void> {
  await tab.type({ css: 'main form input[autocomplete=bday-day]' }, '17051990')
  await expect
    .poll(() => tab.js(() => document.querySelector<HTMLInputElement>('[autocomplete=bday-year]')?.value))
    .toBe('1990')
}

test('a registration by email is typed, and the new player is logged in', async ({ tab }) => {
  const email = freshEmail()
  await tab.open('/registration?redirect=%2Frules&lang=en')
  await tab.type(field('auth:email'), email)
  await tab.type({ css: 'main form input[type=password]' }, 'secret-pass-1')
  await tab.type(field('auth:nickname'), email.replaceAll(/\D/g, '').slice(-10))
  await typeBirthDate(tab)
  await tab.press({ css: 'main form input[name=consent]' })
  await tab.press({ css: SUBMIT })
  await tab.seen(BALANCE)
})

test('a registration by phone keeps its form, and asks for the code that was sent', async ({ tab }) => {
  const phone = freshPhone()
  await tab.open('/registration?lang=en')
  await tab.press({ css: 'main [role=tab]', name: t('auth:byPhone') })
  await tab.type({ css: 'main form input[name=phone]' }, `+${phone}`)
  await tab.type({ css: 'main form input[type=password]' }, 'secret-pass-1')
  await tab.type(field('auth:nickname'), phone)
  await typeBirthDate(tab)
  await tab.press({ css: 'main form input[name=consent]' })
  await tab.press({ css: SUBMIT })
  await tab.seen({ css: 'h1, h2', name: t('auth:codeTitle') })
})
