/**
 * @promise Markets: an account is opened, limited, played, excluded and closed by keyboard as its market demands, on phone and
 *   desktop, and no market shows what another one demands
 * @demand identity, document, noBonusBeforePlay, limitsAsked, exclusion
 * @proof here
 *
 * @promise Limits: in a market that reviews them, a player is asked whether the limits are right after six months, and after
 *   twelve whether to go on without one, before the next deposit
 * @demand limitsReview
 * @proof here, sandbox/src/ground/wire/market-rules.test (again after twelve months), limits-at-home.stories (AskedAgain)
 */

import type { Locator, Page } from '@playwright/test'
import { depositButton } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'
import {
  enterSentCode,
  formAlert,
  freshCodiceFiscale,
  freshCpf,
  passwordField,
  registerButton,
  sendLogin,
} from '../support/players.ts'
import { t } from '../support/texts.ts'
import {
  buttonNamed,
  forgetCookies,
  game,
  GAME,
  headerBalance,
  headingNamed,
  linkNamed,
  main,
  open,
  signIn,
} from '../support/visit.ts'

const EXCLUSION = '/cashbox/limits/exclusion'
const PROMO_CODE = '/profile/promo-code'
const DAY = 24 * 60 * 60_000

// Their country says which market visitors are in.
test.describe.configure({ mode: 'default' })
test.beforeAll(({ stack }) => stack.restartSite({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: 'loopback' }))
test.afterAll(({ stack }) => stack.restartSite())

const DOCUMENT = ['documentKind', 'documentNumber', 'documentIssuer', 'documentExpiry'] as const
const PERSON = ['firstName', 'lastName', 'address', 'cpf', 'codiceFiscale', ...DOCUMENT] as const
type Field = (typeof PERSON)[number]

interface OfMarket {
  readonly country: string
  /** What registration asks for about the person; nothing else of `PERSON` is there. */
  readonly asks: readonly Field[]
  readonly hasPromoCode: boolean
  /** Limits that the market asks for after the registration. */
  readonly limits: readonly ('deposit' | 'loss' | 'time')[]
  /** A limit may be left out before the first deposit. */
  readonly offersLimit?: true
  /** A login by password asks for a code too. */
  readonly asksCode?: true
  /** The shortest exclusion, as the page names it. */
  readonly term: string
}

const MARKETS: Readonly<Record<string, OfMarket>> = {
  default: { country: 'us', asks: [], hasPromoCode: true, limits: [], term: '6 months' },
  br: {
    country: 'br',
    asks: ['cpf'],
    hasPromoCode: false,
    limits: ['loss', 'time'],
    asksCode: true,
    term: '1 month',
  },
  gb: {
    country: 'gb',
    asks: ['firstName', 'lastName', 'address'],
    hasPromoCode: true,
    limits: [],
    offersLimit: true,
    term: '6 months',
  },
  it: {
    country: 'it',
    asks: ['firstName', 'lastName', 'address', 'codiceFiscale', ...DOCUMENT],
    hasPromoCode: true,
    limits: ['deposit', 'loss', 'time'],
    term: '30 days',
  },
}

const TYPED: Readonly<Record<Exclude<Field, 'cpf' | 'codiceFiscale'>, string>> = {
  firstName: 'Anna',
  lastName: 'Bianchi',
  address: 'Via Roma 1, 00184 Roma',
  // The first letter of a choice.
  documentKind: 'P',
  documentNumber: 'ya 0000001',
  documentIssuer: 'Questura di Roma',
  // Month, day and year, as the browser's language has them.
  documentExpiry: '12312090',
}
const typedInto = (field: Field) =>
  field === 'cpf' ? freshCpf() : field === 'codiceFiscale' ? freshCodiceFiscale() : TYPED[field]

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

async function register(page: Page, login: string, { asks, hasPromoCode }: OfMarket): Promise<void> {
  await typeInto(page, page.getByLabel(t('auth:email'), { exact: true }), login)
  await typeInto(page, passwordField(page), 'secret-pass-1')
  await typeInto(page, page.getByLabel(t('auth:nickname')), `New ${Date.now() % 1e9}`)
  await typeInto(page, page.getByRole('textbox', { name: t('auth:day') }), '17051990')
  for (const field of PERSON)
    await expect(page.getByLabel(t(`auth:${field}`))).toHaveCount(asks.includes(field) ? 1 : 0)
  // oxlint-disable-next-line no-await-in-loop -- one field after the other
  for (const field of asks) await typeInto(page, page.getByLabel(t(`auth:${field}`)), typedInto(field))
  await expect(page.getByText(t('auth:havePromoCode'))).toHaveCount(hasPromoCode ? 1 : 0)
  await pressOn(page, page.getByRole('checkbox'), 'Space')
  await pressOn(page, registerButton(page))
}

/** A new player is thanked on the first page that is not about money: later, the dialog would cover another page. */
async function closeThanks(page: Page): Promise<void> {
  const thanks = page.getByRole('dialog', { name: t.like('thanks:title') })
  await expect(thanks).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(thanks).toBeHidden()
}

async function setLimit(page: Page, kind: 'deposit' | 'loss' | 'time', amount: string): Promise<void> {
  const form = page.getByRole('form', { name: t(`limits:name_${kind}_day`) })
  await typeInto(page, form.getByLabel(t(kind === 'time' ? 'limits:newMinutes' : 'limits:newAmount')), amount)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId(`limit-${kind}-day`)).toHaveText(new RegExp(amount))
}

for (const [code, market] of Object.entries(MARKETS))
  test.describe(`in the market ${code}`, () => {
    test.use({ extraHTTPHeaders: { 'x-country': market.country } })

    test(
      `an account is opened, limited, played, excluded and closed by keyboard in the market ${code}`,
      { tag: '@phone' },
      async ({ page, sandbox, newcomer, complaints }) => {
        complaints.expect(FAILED_CALL)
        const { login } = newcomer
        await open(page, '/registration?redirect=%2Frules')
        await expect(page.getByTestId('market')).toHaveCount(code === 'default' ? 0 : 1)
        await register(page, login, market)

        await test.step('limited', async () => {
          if (market.limits.length === 0) {
            await expect(page).toBeAt('/rules')
            await closeThanks(page)
            await open(page, '/cashbox')
            if (market.offersLimit) await pressOn(page, buttonNamed(main(page), 'limits:goWithout'))
            await expect(depositButton(page)).toBeVisible()
            await expect(headingNamed(page, 'limits:offeredTitle')).toHaveCount(0)
            await open(page, '/cashbox/limits')
            await setLimit(page, 'deposit', '100')
            return
          }
          await expect(page).toBeAt('/cashbox/limits?redirect=%2Frules')
          // oxlint-disable-next-line no-await-in-loop -- one limit after the other
          for (const kind of market.limits) await setLimit(page, kind, kind === 'time' ? '45' : '50')
          await tabTo(page, linkNamed(main(page), 'limits:goOn'), 'Shift+Tab')
          await page.keyboard.press('Enter')
          await expect(page).toBeAt('/rules')
          await closeThanks(page)
        })

        await test.step('without a bonus before play, where the market has none', async () => {
          await open(page, PROMO_CODE)
          const form = page.getByRole('textbox', { name: t('promo-code:code') })
          const note = main(page).getByText(t('promo-code:laterTitle'))
          await expect(market.hasPromoCode ? form : note).toBeVisible()
          await expect(market.hasPromoCode ? note : form).toHaveCount(0)
        })

        await test.step('played', async () => {
          await open(page, GAME)
          await expect(game(page)).toHaveAttribute('data-state', 'ready')
          await expect(game(page)).toHaveAttribute('data-mode', 'real')
          await game(page).getByRole('button', { name: /spin/i }).press('Enter')
          await expect(game(page)).toHaveAttribute('data-spins', '1')
          await open(page, PROMO_CODE)
          await expect(page.getByRole('textbox', { name: t('promo-code:code') })).toBeVisible()
        })

        await test.step('excluded', async () => {
          await open(page, EXCLUSION)
          await pressOn(page, main(page).getByRole('radio', { name: market.term }), 'Space')
          await pressOn(page, buttonNamed(main(page), 'exclusion:next'))
          const word = main(page).getByRole('textbox', { name: t.like('exclusion:typeWord') })
          await expect(word).toBeFocused()
          await page.keyboard.type(t('exclusion:word'))
          await pressOn(page, buttonNamed(main(page), 'exclusion:confirm'))
          await expect(page.getByText(t.like('exclusion:runningAll'))).toBeVisible()
          await open(page, GAME)
          await expect(headingNamed(page, 'game:excludedTitle')).toBeVisible()
        })

        await test.step('closed', async () => {
          const { balances } = await sandbox.player(login)
          await sandbox.money(login, { real: -balances.real })
          await open(page, '/profile/security')
          await pressOn(page, buttonNamed(main(page), 'security:close'))
          await pressOn(page, buttonNamed(page.getByRole('alertdialog'), 'security:close'))
          await expect(page.getByText(t('security:closed'))).toBeVisible()
          await expect(headerBalance(page)).toHaveCount(0)
          await open(page, '/login')
          await sendLogin(page, { login, password: 'secret-pass-1' })
          if (market.asksCode) await enterSentCode(page, sandbox, login)
          await expect(formAlert(page)).toContainText(t('auth:accountClosed'))
        })
      },
    )
  })

test.describe('a year later', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'gb' } })

  test('limits are reviewed after six months, and going on without one is decided again after twelve', async ({
    page,
    sandbox,
    newcomer,
    complaints,
  }) => {
    // The clock moves by more than the life of a token.
    complaints.expect(FAILED_CALL)
    await sandbox.createPlayer(newcomer)
    const review = main(page).getByRole('region', { name: t('limits:reviewTitle') })
    const again = main(page).getByRole('region', { name: t('limits:againTitle') })
    const later = async (days: number) => {
      await forgetCookies(page)
      await sandbox.advanceClock(days * DAY)
      await signIn(page, newcomer, '/')
    }
    await signIn(page, newcomer, '/cashbox')
    await buttonNamed(main(page), 'limits:goWithout').click()
    await expect(depositButton(page)).toBeVisible()

    await test.step('after six months', async () => {
      await later(184)
      await expect(review).toBeVisible()
      await expect(again).toHaveCount(0)
      await buttonNamed(review, 'limits:keepAll').click()
      await expect(review).toHaveCount(0)
    })
    await test.step('after twelve months', async () => {
      await later(184)
      await expect(review).toBeVisible()
      await expect(again).toBeVisible()
      await buttonNamed(review, 'limits:keepAll').click()
      await expect(review).toHaveCount(0)
      await open(page, '/cashbox')
      await expect(again).toBeVisible()
      await expect(depositButton(page)).toHaveCount(0)
      const day = page.getByRole('form', { name: t('limits:name_deposit_day') })
      await day.getByLabel(t('limits:newAmount')).fill('100')
      await buttonNamed(day, 'limits:set').click()
      await expect(depositButton(page)).toBeVisible()
      await open(page, '/')
      await expect(headerBalance(page)).toBeVisible()
      await expect(again).toHaveCount(0)
    })
  })
})
