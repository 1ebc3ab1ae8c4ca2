import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { lateModules } from './apps/web/late-modules.ts'
import { ignoreDefaultArgs } from './scripts/stack/shared-memory.ts'
import { PACKAGE_TESTS, OPERATIONS_TESTS, REDIS_TESTS, STRICT_TESTS, UNIT_TESTS } from './scripts/tests/test-files.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const chromium = () =>
  playwright({
    launchOptions: {
      executablePath,
      ignoreDefaultArgs,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
        // A page of all stories of a worker makes much garbage: moving it less often takes a twentieth off the run.
        '--js-flags=--min-semi-space-size=16',
      ],
    },
    contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
  })

const asked = process.argv.join(' ')
/** Storybook's plugin reads all stories, also for a run of other projects. */
const hasStories = !asked.includes('--project') || /--project[ =]stories/.test(asked)

/** Times of tests that call servers. A second, what a poll usually has, is too short for a call on a busy machine. */
const CALL_TIMES = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }

/** A failure names each fault in a list: `[ Array(1) ]` says nothing. */
const WHOLE_LISTS = { truncateThreshold: 2_000 }

export default defineConfig({
  test: {
    update: 'none',
    // The default leaves one core free, half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Expected of a long list that measures its rows during layout.
    onConsoleLog: (log) => !log.includes('ResizeObserver loop completed'),
    projects: [
      {
        plugins: [lateModules()],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'unit',
          environment: 'node',
          // The development build of React records a stack for each element: half of the time of tests that draw pages.
          env: { NODE_ENV: 'production' },
          // Files share modules: loading them anew took a third of the time.
          isolate: false,
          setupFiles: ['scripts/tests/restore-globals.ts'],
          chaiConfig: WHOLE_LISTS,
          include: UNIT_TESTS,
          exclude: [...REDIS_TESTS, ...OPERATIONS_TESTS],
          ...CALL_TIMES,
        },
      },
      {
        test: {
          // The contract tests again, against a platform that has only what the specification names.
          name: 'strict',
          environment: 'node',
          env: { SANDBOX_STRICT: '1' },
          isolate: false,
          chaiConfig: WHOLE_LISTS,
          include: STRICT_TESTS,
          ...CALL_TIMES,
        },
      },
      {
        test: {
          name: 'redis',
          environment: 'node',
          include: REDIS_TESTS,
          ...CALL_TIMES,
        },
      },
      {
        test: {
          name: 'operations',
          environment: 'node',
          include: OPERATIONS_TESTS,
          ...CALL_TIMES,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: PACKAGE_TESTS,
          globalSetup: 'packages/design-system/pack/pack.setup.ts',
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: hasStories ? [storybookTest({ configDir: new URL('./.storybook', import.meta.url).pathname })] : [],
        test: {
          name: 'stories',
          // One page for all files of a worker: loading Storybook anew took two fifths of the time.
          isolate: false,
          setupFiles: ['.storybook/lean-run.ts'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium(),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 800, height: 600 },
          },
        },
      },
    ],
  },
})
