import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { t, textsOf } from '../support/texts.ts'
import { expect, test } from './support/engine-test.ts'
import type { Tab } from './support/tab.ts'

const italian = textsOf('it')
const HALF_A_CARD = 60
const scrollY = (tab: Tab) => tab.js(() => Math.round(window.scrollY))

test('a list is where it was left: back from a page of it, by a game that leaves, and from outside of the site', async ({
  tab,
  sandbox,
}) => {
  await sandbox.gameExit('frame')
  await tab.open('/games/slots?lang=en')
  await tab.press({ css: 'main li:nth-child(20) a[href^="/play/"]' })
  await tab.at('/play/')
  const left = await tab.js(() => history.length)
  await tab.back()
  await tab.at('/games/slots')
  await expect.poll(() => scrollY(tab)).toBeGreaterThan(200)
  expect(await tab.js(() => history.length)).toBe(left)

  // WebKit's history takes back the game's frame, which has left, in place of the page.
  await tab.press({ css: 'main li:nth-child(20) a[href^="/play/"]' })
  await tab.at('/play/')
  await tab.pressInFrame('[data-testid=game-iframe]', '[aria-label="Leave the game"]')
  await tab.at('/games/slots')
  await expect.poll(() => scrollY(tab)).toBeGreaterThan(200)

  await tab.js(() => scrollTo(0, 900))
  await expect.poll(() => scrollY(tab)).toBe(900)
  await tab.engine.goto('about:blank')
  await tab.back()
  await tab.at('/games/slots')
  // WebKit keeps no place in view while cards above it are drawn: it stands a few pixels off.
  await expect.poll(async () => Math.abs((await scrollY(tab)) - 900)).toBeLessThan(HALF_A_CARD)
})

test('another language changes the page in place', async ({ tab }) => {
  await tab.open('/promo?lang=en')
  await tab.press({ css: 'footer a', name: 'Italiano' })
  await tab.until(() => document.documentElement.lang === 'it', 'the page is Italian')
  await tab.seen({ css: 'h1', name: italian('promotions:title') })
  await tab.seen({ css: 'main a[href^="/promo/"]' })
})

test('a photo of a document is chosen and sent', async ({ tab, sandbox, openAsPlayer }, info) => {
  const login = await openAsPlayer('/profile/verification?lang=en')
  const file = info.outputPath('passport.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
  await writeFile(file, await picture.jpeg().toBuffer())
  const document = t('documents:type_identity_document')
  await tab.engine.chooseFile('main input[type=file]', file)
  await tab.seen({ css: `img[alt="${t('documents:chosen', { document })}"]` })
  await tab.press({ css: 'main button', name: t('documents:send') })
  await tab.says(t('documents:wait'))
  const [identity] = (await sandbox.player(login)).documents
  expect(identity).toMatchObject({ status: 'wait', picture: { width: 400, height: 300 } })
})

test('without a connection an open page says so, and goes on with it', async ({ tab, stack, sandbox, expected }) => {
  // Each engine has its own words for a connection that fails.
  expected.push(/./)
  await tab.open('/rules?lang=en')
  await expect.poll(async () => (await sandbox.sockets()).length).toBeGreaterThan(0)
  await stack.stopSite()
  await tab.says(t('layout:updatesDelayed'))
  await tab.press({ css: 'footer a[href="/cookies"]' })
  await tab.seen({ css: 'h1', name: t('errors:genericTitle') })
  await stack.restartSite()
  await tab.until((text) => !document.body.innerText.includes(text), 'the note is gone', t('layout:updatesDelayed'))
  // Both browsers keep the failure of a file. A part that loads again by itself finds that out, so a reload is offered at once.
  await tab.press({ css: 'main button', name: t('dialogs:reload') })
  await tab.seen({ css: 'main button', name: t('consent:refuse') })
  await tab.hydrated()
  await tab.press({ css: 'footer a[href="/privacy"]' })
  await tab.at('/privacy')
})
