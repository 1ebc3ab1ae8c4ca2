import { expect, test } from '../support/journey.ts'
import { fillRegistration, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headingNamed, linkNamed, open } from '../support/visit.ts'

test('a guest follows the link of a gift, joins, and has the gift and that of its code', async ({
  page,
  sandbox,
  newcomer,
}) => {
  const giftTypes = async () => (await sandbox.player(newcomer.login)).gifts.map(({ type }) => type)

  await test.step('the page leads to the registration and back', async () => {
    await open(page, '/take/gift?id=101&coupon=POINTS100')
    await expect(headingNamed(page, 'take-gift:waiting')).toBeVisible()
    await expect(page).toHaveURL(/\/take\/gift\?id=101$/)
    await linkNamed(page.getByRole('main'), 'layout:join').click()
    await fillRegistration(page, { email: newcomer.login })
    await registerButton(page).click()
    await expect(headingNamed(page, 'take-gift:ready')).toBeVisible()
  })

  await test.step('a press gives the gift, and nothing was given before', async () => {
    expect(await giftTypes()).not.toContain('nondeposit')
    await buttonNamed(page, 'take-gift:take').click()
    await expect(headingNamed(page, 'take-gift:taken')).toBeVisible()
    expect(await giftTypes()).toContain('nondeposit')
  })

  await test.step('the code waited, and works with a press', async () => {
    await linkNamed(page, 'notifications:couponUse').click()
    // Greets a new player on the first page after the gift.
    await buttonNamed(page.getByRole('dialog'), 'dialogs:close').click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel(t('promo-code:code'), { exact: true })).toHaveValue('POINTS100')
    expect(await giftTypes()).not.toContain('compoint')
    await buttonNamed(page, 'promo-code:activate').click()
    await expect(page.getByText(t('promo-code:taken'))).toBeVisible()
    expect(await giftTypes()).toContain('compoint')
  })
})
