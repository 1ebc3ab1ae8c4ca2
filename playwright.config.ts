import { defineConfig, devices } from '@playwright/test'
import { ignoreDefaultArgs } from './scripts/stack/shared-memory.ts'
import type { PageSettings, StackSettings } from './e2e/support/journey.ts'

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  ignoreDefaultArgs,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
}

const desktop = {
  ...devices['Desktop Chrome'],
  savesData: true,
  drawsPages: false,
  // Of a page that is not drawn e2e/support/journey.ts takes it.
  screenshot: 'off' as const,
  viewport: { width: 1280, height: 800 },
  // Drawing and motion take a tenth of the run time each, pictures and code loaded ahead a quarter each; phone tests keep
  // them all.
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: {
    ...launchOptions,
    args: [
      ...launchOptions.args,
      '--blink-settings=imagesEnabled=false',
      // Pages live for seconds: optimizing their code and moving their objects costs more than it saves.
      '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
    ],
  },
}

/** Journeys that commands of their own run. */
const APART = ['**/soak/**', '**/engines/**']

/** Journeys. Each worker starts its own site (e2e/support/stack.ts). */
export default defineConfig<PageSettings, StackSettings>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/__screenshots__/{testFileName}/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  reporter: [['list']],
  expect: { timeout: 20_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' } },
  use: {
    actionTimeout: 30_000,
    // A page's routes do not see the calls of a worker. Journeys about it allow it.
    serviceWorkers: 'block',
    // Recording a trace takes a fifth of the run time.
    trace: process.env['JOURNEY_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [...APART, '**/on-a-phone.spec.ts'],
      use: desktop,
    },
    // Tests that depend on the size of the screen.
    {
      name: 'mobile',
      testIgnore: APART,
      grep: /@phone|on-a-phone/,
      use: { ...devices['Pixel 7'] },
    },
    // The core of the site on a platform that has only what the specification names.
    {
      name: 'strict',
      testIgnore: APART,
      grep: /@core/,
      use: { ...desktop, isStrict: true },
    },
  ],
})
