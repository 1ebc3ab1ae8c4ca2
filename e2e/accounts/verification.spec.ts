import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, follow, lookAgain } from '../support/visit.ts'

const PATH = '/profile/verification'
const IDENTITY = t('documents:type_identity_document')

const picker = (page: Page) => page.getByLabel(t('documents:picture', { document: IDENTITY }))
const preview = (page: Page) => page.getByRole('img', { name: t('documents:chosen', { document: IDENTITY }) })
const progress = (page: Page) => page.getByRole('progressbar', { name: t('documents:sending', { document: IDENTITY }) })

/** A photo of a phone held sideways: 400 × 300 pixels, to be turned, with a place. Noise, so that it is large. */
async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 53/1 0/1' } })
    .toBuffer()
  return { name: 'passport.jpg', mimeType: 'image/jpeg', buffer }
}

const SENT = { width: 300, height: 400, orientation: null, hasMetadata: false }

test('a photo taken sideways with a place is sent upright without it, declined and verified while the page is open @core', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  const { login } = await openAsPlayer(PATH)
  await picker(page).setInputFiles(await photo())
  await expect(preview(page)).toBeVisible()

  await follow(page, '/rules')
  const question = page.getByRole('alertdialog', { name: t('verification:live_page_title') })
  await buttonNamed(question, 'verification:cancel_page_button').click()
  await expect(page).toBeAt(PATH)
  await expect(preview(page)).toBeVisible()

  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const send = buttonNamed(page, 'documents:send')
  await send.evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await send.click()
  // Its card has become lower by the height of the picture.
  await expect(page.getByText(t('documents:wait'))).toBeInViewport()
  if (size) await page.setViewportSize(size)
  const [identity] = (await sandbox.player(login)).documents
  expect(identity).toMatchObject({ status: 'wait', picture: SENT })
  const id = identity?.id ?? 0

  await sandbox.review(id, 'cancel', 'identity_document_is_fuzzy')
  await lookAgain(page)
  await expect(page.getByText(t('documents:declined_identity_document_is_fuzzy'))).toBeVisible()

  await picker(page).setInputFiles(await photo())
  await buttonNamed(page, 'documents:send').click()
  await expect(page.getByText(t('documents:wait'))).toBeVisible()
  await sandbox.review(id, 'success')
  await lookAgain(page)
  await expect(page.getByRole('heading', { name: t('documents:account_approved') })).toBeVisible()
  const served = await page.request.get(PATH, { headers: { 'Accept-Language': 'en' } })
  expect(await served.text()).toContain(t('documents:account_approved'))
})

test('a picture whose connection is cut is sent again without choosing it again, with progress', async ({
  page,
  sandbox,
  complaints,
  openAsPlayer,
}) => {
  complaints.expect(FAILED_CALL)
  const { login } = await openAsPlayer(PATH)
  await picker(page).setInputFiles(await photo())
  await expect(preview(page)).toBeVisible()
  await page.route('**/json-api/verifications/*', (route) => route.abort('connectionreset'), { times: 1 })
  await buttonNamed(page, 'documents:send').click()
  await expect(page.getByText(t('documents:lost'))).toBeVisible()
  await expect(preview(page)).toBeVisible()

  // Slow until the progress was seen.
  const line = await page.context().newCDPSession(page)
  const limit = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await limit(4000)
  await buttonNamed(page, 'documents:sendAgain').click()
  await expect(progress(page)).toHaveAttribute('value', /^[1-9]\d?$/)
  await limit(-1)
  await expect(page.getByText(t('documents:wait'))).toBeVisible()
  const [identity] = (await sandbox.player(login)).documents
  expect(identity).toMatchObject({ status: 'wait', picture: SENT })
})
