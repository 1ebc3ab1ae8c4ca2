import type { Page } from '@playwright/test'
import { amountField, depositButton } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { formAlert, loginField, sendLogin } from '../support/players.ts'
import { t } from '../support/texts.ts'
import {
  chooseLanguage,
  follow,
  game,
  GAME,
  gameLinks,
  headerBalance,
  headingNamed,
  hydrated,
  linkNamed,
  main,
  open,
  pressInFrame,
  quietAtOnce,
} from '../support/visit.ts'
import { withoutSiteData } from '../support/whole-browser.ts'
import { makeNextRelease, removeRelease } from '../../scripts/stack/release-copy.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has kept what it shows offline. */
async function kept(page: Page, entry: string): Promise<void> {
  const hasEntry = (address: string) => caches.match(address).then((found) => found !== undefined)
  await expect.poll(() => page.evaluate(hasEntry, entry)).toBe(true)
}

/** Whether the code of a page was loaded. */
const isLoaded = (page: Page, chunk: 'category-page' | 'take-gift-page'): Promise<boolean> =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/assets/${part}-`)),
    chunk,
  )

/** Tells whether a new worker has taken over a page, from now on. */
async function untilTaken(page: Page): Promise<() => Promise<boolean>> {
  const state = await page.evaluateHandle(() => {
    const known = { isTaken: false }
    navigator.serviceWorker.addEventListener('controllerchange', () => (known.isTaken = true))
    return known
  })
  return () => state.evaluate(({ isTaken }) => isTaken)
}

/** Has the worker keep pictures of the lobby, and resolves when it asks for the first. */
async function beginsToKeep(page: Page, pictures: readonly string[]): Promise<void> {
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith(pictures[0] ?? ''))
  const texts = { title: '', text: '', retry: '', toLobby: '', lobbyTitle: '', lobbyText: '' }
  const rows = [{ name: '', games: pictures.map((picture) => ({ name: '', studio: '', picture })) }]
  const message = { type: 'keep', language: 'en', texts, lobby: { seenAt: 1, rows }, loadsMissing: true }
  await page.evaluate((told) => navigator.serviceWorker.controller?.postMessage(told), message)
  await asked
}

const LOBBY = '/offline/lobby'
const TEXTS = '/offline/texts'

test('offline the last lobby is shown as such, other pages say that they are offline, and the wanted page opens with the connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/503|ERR_INTERNET_DISCONNECTED/)
  await open(page, '/')
  await kept(page, LOBBY)
  // The visitor saves data (playwright.config.ts).
  expect(await isLoaded(page, 'category-page')).toBe(false)
  const name = await page.evaluate(async (address) => {
    const lobby = (await (await caches.match(address))?.json()) as { rows: { games: { name: string }[] }[] } | undefined
    return lobby?.rows[0]?.games[0]?.name ?? ''
  }, LOBBY)
  await expect(main(page).getByText(name, { exact: true }).first()).toBeAttached()

  await context.setOffline(true)
  await page.goto('/')
  await expect(headingNamed(page, 'offline:lobbyTitle')).toBeVisible()
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page.locator('a[href^="/play/"]')).toHaveCount(0)

  const answer = await page.goto('/games/slots')
  expect(answer?.status()).toBe(503)
  await expect(headingNamed(page, 'offline:title')).toBeVisible()
  await linkNamed(page, 'offline:toLobby').click()
  await expect(headingNamed(page, 'offline:lobbyTitle')).toBeVisible()
  await page.goBack()
  await expect(headingNamed(page, 'offline:title')).toBeVisible()

  await context.setOffline(false)
  await expect(main(page).locator('a[href^="/play/"]').first()).toBeVisible()
  await expect(page).toBeAt('/games/slots')
})

test('a page whose first script the line does not bring any more is the offline page, and opens with the connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/503|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await open(page, '/')
  await kept(page, TEXTS)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('release:')) await caches.delete(name)
  })
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  await page.goto('/rules')
  await expect(headingNamed(page, 'offline:title')).toBeVisible()
  await page.unrouteAll()
  await context.setOffline(false)
  await expect(page.locator('article')).toContainText(/18/)
})

test.describe('where no data is saved', () => {
  test.use({ savesData: false })

  test('in an open tab every step offline says so, keeps what was typed, and continues with the connection', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|WebSocket/)
    await open(page, '/login')
    await kept(page, TEXTS)
    await context.setOffline(true)
    await sendLogin(page, { login: 'somebody@croupier.test', password: 'secret-pass-1' })
    await expect(formAlert(page)).toContainText(t('forms:not_sent'))
    await expect(loginField(page)).toHaveValue('somebody@croupier.test')

    for (const path of ['/rules', GAME, '/games/slots']) {
      await follow(page, path)
      await expect(page).toBeAt(path)
      await expect(headingNamed(page, 'errors:offlineTitle', 1)).toBeVisible()
    }
    await chooseLanguage(page, 'Italiano')
    await expect(page.getByText(t('layout:languageFailed'))).toBeVisible()

    await context.setOffline(false)
    await expect(headingNamed(page, 'errors:offlineTitle', 1)).toHaveCount(0)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(gameLinks(page).first()).toBeVisible()
  })

  test('a player who goes on offline sees no outcome that the platform never sent', async ({
    page,
    context,
    openAsPlayer,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED|dynamically imported module|WebSocket/)
    await openAsPlayer('/cashbox')
    await kept(page, TEXTS)
    await amountField(page).fill('20')
    await context.setOffline(true)
    await depositButton(page).click()
    await expect(formAlert(page)).toHaveText(t('cashbox:not_sent'))
    await expect(amountField(page)).toHaveValue('20')
    await expect(headerBalance(page)).toBeVisible()
    await follow(page, '/rules')
    await expect(headingNamed(page, 'errors:offlineTitle', 1)).toBeVisible()
    await context.setOffline(false)
    await expect(headingNamed(page, 'errors:offlineTitle', 1)).toHaveCount(0)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a quiet page loads the code of the pages that links in view lead to, and of no others', async ({ page }) => {
    await quietAtOnce(page)
    await open(page, '/')
    await expect.poll(() => isLoaded(page, 'category-page')).toBe(true)
    await kept(page, TEXTS)
    expect(await isLoaded(page, 'take-gift-page')).toBe(false)
  })

  test('the first script that a new release replaced ends the loading of pages ahead', async ({ page, complaints }) => {
    complaints.expect(FAILED_CALL)
    complaints.expect(/dynamically imported module/)
    const asked: string[] = []
    await quietAtOnce(page)
    await page.route(/\/assets\/((?!lobby)[\w-]+-page|entry-client)-/, async (route) => {
      const isRead = route.request().method() === 'GET'
      const name = new URL(route.request().url()).pathname
      if (isRead && name.includes('/entry-client-')) return route.continue()
      if (isRead) asked.push(name)
      return route.fulfill({ status: 404 })
    })
    await open(page, '/')
    // The worker comes later.
    await kept(page, TEXTS)
    expect(asked).toHaveLength(1)
  })

  test('a full disk loses only what is kept for offline, with one log entry', async ({ page, stack, request }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: stack.site, quotaSize: 1 })
    const logged = async () =>
      Number(
        /^croupier_log_entries_total\{level="error"\} (\d+)$/m.exec(
          await (await request.get('/metrics')).text(),
        )?.[1] ?? 0,
      )
    const before = await logged()
    await open(page, '/')
    await expect.poll(logged).toBeGreaterThan(before)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await follow(page, '/games/slots')
    await expect(gameLinks(page).first()).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(gameLinks(page).first()).toBeVisible()
  })

  test('nothing of a player is kept', async ({ page, context, openAsPlayer, complaints }) => {
    complaints.expect(/503|ERR_INTERNET_DISCONNECTED/)
    const { login } = await openAsPlayer('/', { balance: 7_654_321 })
    await kept(page, LOBBY)
    await follow(page, '/profile/info')
    await expect(main(page).getByText(login).first()).toBeVisible()
    const texts = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          found.push(request.url)
          const answer = await cache.match(request)
          if (/json|html|text/.test(answer?.headers.get('content-type') ?? '')) found.push((await answer?.text()) ?? '')
        }
      }
      return found.join('\n')
    })
    expect(texts).not.toContain(login)
    expect(texts).not.toMatch(/76[.,]?543|json-api/)

    await context.setOffline(true)
    await page.goto('/profile/info')
    await expect(headingNamed(page, 'offline:title')).toBeVisible()
    await expect(page.getByText(login)).toHaveCount(0)
  })
})

test('a deploy under open tabs loses neither a half-filled form nor a running game; a later navigation loads the release', async ({
  page,
  context,
  stack,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const folder = await makeNextRelease()
  await sandbox.fault({ path: '/cdn/held-*', delayMs: 600_000 })
  try {
    await openAsPlayer('/cashbox/withdraw')
    await kept(page, TEXTS)
    const playing = await context.newPage()
    await open(playing, GAME)
    await expect(game(playing)).toHaveAttribute('data-spins', '0')
    const run = await game(playing).getAttribute('data-instance')
    await amountField(page).fill('12')
    const reading = await context.newPage()
    await open(reading, '/about')
    const loads = { form: 0, game: 0, reading: 0 }
    page.on('load', () => (loads.form += 1))
    playing.on('load', () => (loads.game += 1))
    reading.on('load', () => (loads.reading += 1))
    const areTaken = await Promise.all([page, playing, reading].map(untilTaken))

    await stack.restartSite({ WEB_BUILD: folder })
    // What the worker of before still keeps holds up no release.
    await beginsToKeep(
      page,
      Array.from({ length: 8 }, (_, at) => `/cdn/held-${at}.png`),
    )
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    for (const isTaken of areTaken) await expect.poll(isTaken).toBe(true)

    await expect(amountField(page)).toHaveValue(/^12/)
    await game(playing).getByRole('button', { name: /^spin/i }).click()
    await expect(game(playing)).toHaveAttribute('data-spins', '1')
    await follow(playing, '/rules')
    await expect(playing).toBeAt('/rules')
    await expect(game(playing)).toHaveAttribute('data-instance', run ?? '')

    await follow(reading, '/rules')
    await expect(reading.locator('link[href*="-Next"]').first()).toBeAttached()
    await hydrated(reading)
    await follow(reading, '/about')
    await expect(reading).toBeAt('/about')
    expect(loads).toEqual({ form: 0, game: 0, reading: 1 })
  } finally {
    await stack.restartSite()
    await removeRelease(folder)
  }
})

test('a game that leaves while there is no connection leads back to where it was opened', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED|escape its sandboxing|WebSocket/)
  await sandbox.gameExit('frame')
  await openAsPlayer('/rules')
  await kept(page, TEXTS)
  await follow(page, GAME)
  await expect(game(page)).toHaveAttribute('data-state', 'ready')

  await context.setOffline(true)
  await pressInFrame(game(page).locator('#exit'))
  await expect(page).toBeAt('/rules')
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('where the browser blocks all storage, the site works without the worker, and logs nothing of it', async ({
  stack,
  launchOptions,
  complaints,
}) => {
  await withoutSiteData(launchOptions, async (context) => {
    const page = await context.newPage()
    complaints.watch(page)
    const logged: (string | null)[] = []
    page.on('request', (request) => void (request.url().endsWith('/log') && logged.push(request.postData())))
    await page.addInitScript(() => {
      const own = ServiceWorkerContainer.prototype
      const register = own.register
      own.register = async function (...script) {
        return register.apply(this, script).catch((refusal: Error) => {
          document.documentElement.dataset['refusal'] = refusal.name
          throw refusal
        })
      }
    })
    await open(page, stack.site)
    await expect(page.locator('html')).toHaveAttribute('data-refusal', 'NotSupportedError')
    await follow(page, '/games/slots')
    await expect(gameLinks(page).first()).toBeVisible()
    await open(page, `${stack.site}/login`)
    await sendLogin(page, { login: 'demo@croupier.test', password: 'demo-player-1' })
    await expect(formAlert(page)).toContainText(t('forms:cookies_blocked'))
    expect(logged).toEqual([])
  })
})

test('the switch removes the worker and all it kept from a device, also what it was still keeping', async ({
  page,
  context,
  stack,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await open(page, '/')
  await kept(page, LOBBY)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // A slow device: what the worker begins to keep now enters a cache only after the page has asked for its end.
  const slow = await worker.evaluateHandle(() => {
    const openNow = caches.open.bind(caches)
    const event = () => {
      let happen = () => {}
      const happened = new Promise<void>((resolve) => (happen = resolve))
      return { happen, happened }
    }
    const begins = event()
    const goesOn = event()
    const opened = event()
    caches.open = async (name) => {
      begins.happen()
      await goesOn.happened
      return openNow(name).finally(opened.happen)
    }
    return { begins, goesOn, opened }
  })
  await page.reload()
  await slow.evaluate(({ begins }) => begins.happened)
  try {
    await stack.restartSite({ SERVICE_WORKER: 'off' })
    await page.goto('/rules')
    const isEnding = () =>
      page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => !found?.active || !!found.waiting))
    await expect.poll(isEnding).toBe(true)
    await slow.evaluate(({ goesOn, opened }) => {
      goesOn.happen()
      return opened.happened
    })
    const left = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }))
    await expect.poll(left).toEqual({ workers: 0, caches: [] })
  } finally {
    await stack.restartSite()
  }
})
