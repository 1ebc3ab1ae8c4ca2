import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, open, signIn } from '../support/visit.ts'

test('a new player is thanked once, with the gift', async ({ page, sandbox, newcomer, openAsPlayer, complaints }) => {
  // Calls of a page that is being left may meet the cookies of the next player.
  complaints.expect(/409/)
  const thanks = page.getByRole('dialog', { name: t.like('thanks:title') })
  const asked: string[] = []
  page.on('request', (call) => void (call.url().includes('/thanks-dialog-') && asked.push(call.url())))
  await sandbox.serverData({ callCenterConfig: { provider: null } })
  await openAsPlayer('/rules', {
    flags: ['first_auth'],
    gifts: [
      { type: 'deposit_bonus', title: 'Double it', percent: 100, depositLimits: [{ currency: 'EUR', limit: 50_000 }] },
    ],
  })
  await expect(thanks).toContainText('Double it')
  await buttonNamed(thanks, 'thanks:getBonus').click()
  await expect(page).toBeAt(/\/cashbox$/)
  await expect(thanks).toBeHidden()
  // The page was left after the answer.
  const [chosen] = await sandbox.requests('/json-api/user-gifts/cashbox-select')
  expect(chosen?.body).toMatchObject({ user_gift_id: expect.anything() as unknown })

  // What thanks is there with the toasts, and asks for its dialog before a later press asks for the next.
  const expectNoThanks = async () => {
    await expect(page.getByRole('region', { name: t('notifications:region') })).toBeAttached()
    await buttonNamed(page.getByRole('contentinfo'), 'layout:support').click()
    await expect(page.getByRole('dialog', { name: t('support:title') })).toBeVisible()
    expect(asked).toHaveLength(1)
  }
  await open(page, '/rules')
  await expectNoThanks()

  await sandbox.createPlayer({ ...newcomer, login: `again-${newcomer.login}` })
  await signIn(page, { ...newcomer, login: `again-${newcomer.login}` })
  await expectNoThanks()
})
