import { expect, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, hydrated } from '../support/visit.ts'

const READ = '/json-api/user-notifications/read/*'

test(
  'a message that arrives is counted, read and stays read',
  { tag: '@core' },
  async ({ page, sandbox, openAsPlayer, complaints }) => {
    // Browsers log each blocked handler of hostile markup.
    complaints.expect(/500|404|Executing inline event handler/)
    const { login, hash } = await openAsPlayer('/about')
    await expectOnLine(sandbox, hash)
    await sandbox.sendMessage(login, {
      msg: 'A gift <b>waits</b> for you <img src="/no-such.png" alt="right here">, and this message is longer than its panel is wide',
    })
    const unread = page.getByTestId('unread-messages')
    await expect(unread).toHaveText('1')
    const rules = { text: 'See the rules', link: '/rules' }
    await sandbox.sendMessage(login, { msg: '<p>Torn<img src=x onerror="document.title = 1"></p>', button: rules })
    await expect(unread).toHaveText('2')

    await buttonNamed(page, 'layout:noticesUnread', { count: 2 }).click()
    const first = page.getByRole('listitem').filter({ hasText: 'A gift waits for you' })
    await expect(first).toBeVisible()
    const fits = (panel: Element) => panel.scrollWidth <= panel.clientWidth
    await expect.poll(() => page.locator('#messages').evaluate(fits)).toBe(true)

    const mark = buttonNamed(first, 'layout:readNotice')
    // A mark is shown at once: leave the page when the platform has it.
    const marks = async () => (await sandbox.requests(READ)).length
    await test.step('a mark that the platform does not take comes back', async () => {
      await sandbox.fault({ path: READ, status: 500 })
      await sandbox.clearRequests()
      await mark.click()
      await expect.poll(marks).toBe(1)
      await expect(unread).toHaveText('2')
      await expect(mark).toBeVisible()
      await sandbox.clearFaults()
    })
    await mark.press('Enter')
    await expect(first).toBeFocused()
    await expect(unread).toHaveText('1')
    await page.getByRole('link', { name: 'See the rules' }).click()
    await expect(page).toBeAt(/\/rules$/)
    await expect(unread).toBeHidden()
    await expect.poll(marks).toBe(3)
    await page.reload()
    await hydrated(page)
    await page.getByRole('button', { name: t('layout:notices'), exact: true }).click()
    await expect(first).toBeVisible()
    await expect(mark).toHaveCount(0)

    await test.step('the page of all messages has them all, and reads them together', async () => {
      for (let number = 1; number <= 3; number += 1) await sandbox.sendMessage(login, { msg: `Message ${number}.` })
      await page.getByRole('link', { name: t('layout:allNotices') }).click()
      await expect(page).toBeAt(/\/messages$/)
      const all = page.getByRole('main')
      await expect(all.getByText('Message 3.')).toBeVisible()
      await expect(all.getByText('Torn')).toBeAttached()
      await buttonNamed(all, 'messages:readAll').click()
      await expect(unread).toBeHidden()
      await expect.poll(marks).toBe(3 + 3)
      await page.reload()
      await expect(all.getByText('Message 3.')).toBeVisible()
      await expect(buttonNamed(all, 'messages:readAll')).toHaveCount(0)
    })
  },
)
