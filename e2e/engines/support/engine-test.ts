import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { SandboxControl, type NewPlayer } from '@croupier/platform-fixtures/sandbox'
import { leaveNothingBehind } from '../../support/journey.ts'
import { startStack, type Stack } from '../../support/stack.ts'
import type { Credentials } from '../../support/visit.ts'
import type { Cookie, Engine } from './engine.ts'
import { startPuppeteer } from './puppeteer-engine.ts'
import { PHONE, Tab } from './tab.ts'
import { startWebKit } from './webkit-engine.ts'

export { expect }

/** Set by a project of playwright.config.ts. */
export interface EngineSettings {
  readonly engineName: 'firefox' | 'webkit' | 'chromium'
}

interface WorkerFixtures extends EngineSettings {
  readonly stack: Stack
  readonly engine: Engine
}

interface Fixtures {
  readonly sandbox: SandboxControl
  /** An empty browser of a phone's size, which costs least to draw. What its console complains of fails the journey. */
  readonly tab: Tab
  /** Lines of the console that the journey itself brings about. */
  readonly expected: RegExp[]
  /** Makes a player (default €1,000) and logs in by a call, without a page. Answers the login. */
  readonly signIn: (changes?: Partial<NewPlayer>) => Promise<string>
  /** The same, and opens a page. */
  readonly openAsPlayer: (path: string, changes?: Partial<NewPlayer>) => Promise<string>
}

const start: Readonly<Record<EngineSettings['engineName'], () => Promise<Engine>>> = {
  firefox: () => startPuppeteer('firefox', process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'),
  chromium: () => startPuppeteer('chrome', process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'),
  webkit: () => {
    const browser = process.env['WEBKIT_PATH']
    if (!browser) throw new Error('WEBKIT_PATH must name the MiniBrowser of WebKitGTK')
    return startWebKit(browser)
  },
}

/** What a page reports of itself to the server: faults of ours, or what its own policy forbids. */
const FAULT_IN_LOG =
  /"label":"(?:hydration|uncaught)"|"type":"(?:TypeError|RangeError)"(?!.*(?:Failed to fetch|[Ii]mport(?:ing|ed) (?:a )?module))|policy violated/

/**
 * Lines of Firefox about what is under way while its page is left: a script that is loaded ahead, a font
 * (NS_BINDING_ABORTED), a live connection that opens. Journeys about live connections look for them at the platform.
 */
const LEFT_PAGE =
  /A ServiceWorker intercepted the request and encountered an unexpected error|downloadable font: download failed .*status=2152398850|can’t establish a connection to the server at wss?:|The connection to wss?:\S+ was interrupted while the page was loading/

/**
 * Every engine's notice that an element changed its size while sizes were told: it is told in the next frame. No fault, as
 * the site's own log says too (apps/web/src/browser/uncaught-errors.ts); when it comes depends on how busy the machine is.
 */
const SIZE_NOTICE = /^(?:uncaught|error): (?:\S+: )?ResizeObserver loop/

let players = 0

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, provide) => {
      const stack = await startStack()
      await provide(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await start[engineName]()
      await provide(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ stack }, provide) => {
      await stack.startPlatform()
      const sandbox = new SandboxControl(stack.platform)
      await leaveNothingBehind(stack, sandbox)
      await provide(sandbox)
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  expected: async ({}, provide) => provide([LEFT_PAGE, SIZE_NOTICE]),
  tab: async ({ engine, stack, expected }, provide, info) => {
    await engine.forget()
    const tab = new Tab(engine, stack.site)
    await tab.resize(PHONE)
    const reported = stack.reports.length
    await provide(tab)
    const complaints = [
      ...(await engine.complaints()),
      ...stack.reports.slice(reported).filter((line) => FAULT_IN_LOG.test(line)),
    ]
    const unexpected = complaints.filter((line) => !expected.some((pattern) => pattern.test(line)))
    if (info.status !== info.expectedStatus || unexpected.length > 0) {
      await writeFile(info.outputPath('page.png'), await engine.screenshot())
      console.log(['Presses on the page of the failure:', ...(await tab.presses().catch(() => []))].join('\n'))
    }
    expect(unexpected).toEqual([])
  },
  // The tab is there first: its window takes the cookies.
  signIn: async ({ tab, stack, sandbox }, provide) =>
    provide(async (changes = {}) => {
      const player = {
        login: `engine-${(players += 1)}@croupier.test`,
        password: 'secret-pass-1',
        currency: 'EUR',
        balance: 100_000,
        ...changes,
      }
      await sandbox.createPlayer(player)
      await tab.engine.setCookies(stack.site, await logIn(stack.site, player))
      return player.login
    }),
  openAsPlayer: async ({ tab, signIn }, provide) =>
    provide(async (path, changes) => {
      const login = await signIn(changes)
      await tab.open(path)
      await tab.seen({ css: '[data-testid=header-balance]' })
      return login
    }),
})

/** The cookies that the site sets on a login. */
async function logIn(site: string, { login, password }: Credentials): Promise<readonly Cookie[]> {
  const answer = await fetch(`${site}/json-api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ login, password }),
  })
  if (!answer.ok) throw new Error(`login of ${login} answered ${answer.status}`)
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const equals = pair.indexOf('=')
    const httpOnly = attributes.some((attribute) => attribute.toLowerCase() === 'httponly')
    return { name: pair.slice(0, equals), value: pair.slice(equals + 1), httpOnly }
  })
  // One without a value is removed, which WebKit's driver never answers.
  return cookies.filter(({ value }) => value !== '')
}
