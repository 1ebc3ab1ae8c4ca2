import { expect, FAILED_CALL, test } from '../../support/journey.ts'
import { freshPhone, sendLogin } from '../../support/players.ts'
import { t } from '../../support/texts.ts'
import { buttonNamed, headerBalance, main, open } from '../../support/visit.ts'

const CODE = '/profile/promo-code'
const LIMITS = '/cashbox/limits'
const INFO = '/profile/info'

test('a promo code, a limit and a new phone whose press met an ended session are there after the login', async ({
  page,
  sandbox,
  newcomer,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await openAsPlayer(CODE)
  const pressAfterTheEnd = async (press: () => Promise<void>, call: string, path: string) => {
    await sandbox.fault({ path: call, status: 401, times: 1 })
    await sandbox.fault({ method: 'POST', path: '/json-api/token/refresh', status: 401, times: 1 })
    await press()
    await expect(page).toBeAt(/\/login\?/)
    await expect(page.getByText(t('notifications:sessionExpiredKept'))).toBeVisible()
    await sendLogin(page, newcomer)
    await expect(headerBalance(page)).toBeVisible()
    await expect(page).toBeAt(path)
  }

  const code = page.getByRole('textbox', { name: t('promo-code:code') })
  await code.fill('SPRING-24')
  await pressAfterTheEnd(
    () => buttonNamed(page, 'promo-code:activate').click(),
    '/json-api/coupon-codes/activate',
    CODE,
  )
  await expect(code).toHaveValue('SPRING-24')

  await open(page, LIMITS)
  const day = page.getByRole('form', { name: t('limits:name_deposit_day') })
  await day.getByLabel(t('limits:newAmount')).fill('250')
  await pressAfterTheEnd(() => buttonNamed(day, 'limits:set').click(), '/json-api/users/limits/deposit', LIMITS)
  await expect(day.getByLabel(t('limits:newAmount'))).toHaveValue('250')

  await open(page, INFO)
  const phone = freshPhone()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: t('forms:phoneNumber') })
  const shown = phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4')
  await buttonNamed(main(page), 'profile:addPhone').click()
  await number.fill(`+${phone}`)
  await pressAfterTheEnd(
    () => buttonNamed(dialog, 'contacts:save').click(),
    '/json-api/players/contacts/create/phone',
    INFO,
  )
  await buttonNamed(main(page), 'profile:addPhone').click()
  await expect(number).toHaveValue(shown)
})
