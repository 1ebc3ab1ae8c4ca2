import { amountField, WITHDRAW } from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { loginLink, logOutElsewhere, SESSION_ENDED } from '../support/players.ts'
import { game, GAME, open, stopTime } from '../support/visit.ts'

test('a logout in one tab reaches all others at once: forms do not ask, a game goes on in demo', async ({
  page,
  context,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await page.clock.install()
  await openAsPlayer('/rules')
  const [form, playing] = await Promise.all([context.newPage(), context.newPage()])
  await open(form, WITHDRAW)
  await amountField(form).fill('50')
  await open(playing, GAME)
  await expect(game(playing)).toHaveAttribute('data-mode', 'real')
  await stopTime(page)

  await logOutElsewhere(context)
  await expect(loginLink(page)).toBeVisible()
  await expect(form).toBeAt('/')
  await expect(form.getByRole('alertdialog')).toHaveCount(0)
  await expect(game(playing)).toHaveAttribute('data-mode', 'demo')
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
})
