// npm test: installs what is missing, then runs every check and test, in random order. The last line counts the tests.
import { findChromium } from './stack/chromium.mjs'
import { ENGINES } from './stack/engines.mjs'
import { fail, progress } from './stack/stack.mjs'
import { installWhatIsMissing, packageFingerprint, readStamp, root, toolEnv, writeStamp } from './stack/workspace.mjs'
import {
  checkStage,
  clearReports,
  engineStage,
  journeyStages,
  operationsStage,
  redisStage,
  vitestStage,
} from './tests/commands.mjs'
import { runStages, summarize } from './tests/stages.mjs'

/** @typedef {import('./tests/stages.mjs').Stage} Stage */

const begin = performance.now()
const tell = progress()

async function main() {
  const seed = readSeed()
  await installWhatIsMissing(tell)
  const env = {
    ...toolEnv,
    CHROMIUM_PATH: await findChromium(tell, { shell: true }),
    // For what the shell does not have: notifications.
    WHOLE_CHROMIUM_PATH: await findChromium(tell),
  }
  clearReports()
  tell(`Tests run in the order of seed ${seed}; TEST_SEED=${seed} repeats it`)
  const shuffle = `--sequence.shuffle.files --sequence.shuffle.tests --sequence.seed=${seed}`

  /** @type {Stage[]} */
  const stages = [
    { name: 'build', cores: 1, run: build },
    checkStage('types', 'check:types'),
    // Stories and unit tests keep one core busy and a part of another: each waits for the other's browser, servers and
    // timers to answer. After the build, which writes the brands: Vite would reload the page of the stories.
    vitestStage('stories', 'test:stories', shuffle, { cores: 1, after: ['build'] }),
    vitestStage('unit tests', 'test:unit', shuffle, { cores: 1 }),
    redisStage(tell, shuffle, { cores: 1, after: ['build'] }),
    operationsStage(tell, shuffle, { cores: 1, after: ['build'] }),
    reusePassed(vitestStage('packages', 'package', '', { cores: 1 })),
    checkStage('lint', 'check:lint', {}, '--format=unix'),
    checkStage('unused code', 'check:unused'),
    checkStage('format', 'check:format'),
    checkStage('brands', 'check:brands'),
    checkStage('chunks', 'check:chunks', { after: ['build'] }),
    checkStage('weight of the first visit', 'check:first-visit', { after: ['build'] }),
    ...ENGINES.map((engine) => engineStage(engine, tell, { after: ['build'] })),
    // The shortest last, so that both cores end at nearly the same time.
    ...journeyStages('journeys', 'desktop', 4, `--shuffle=${seed}`, { after: ['build'] }),
    ...journeyStages('journeys on a phone', 'mobile', 1, `--shuffle=${seed}`, { after: ['build'] }),
    ...journeyStages('journeys on a strict platform', 'strict', 1, `--shuffle=${seed}`, { after: ['build'] }),
  ]
  const results = await runStages(stages, { cores: 2, cwd: root, env })
  summarize(results, (performance.now() - begin) / 1000)
}

/** `TEST_SEED`, or a random number. */
function readSeed() {
  const seed = Number(process.env.TEST_SEED || Math.floor(Math.random() * 1e6))
  if (!Number.isInteger(seed) || seed < 0)
    throw new Error(`TEST_SEED must be a whole number, not '${process.env.TEST_SEED}'`)
  return seed
}

/** @type {Stage['run']} */
async function build(start) {
  if ((await start(`node scripts/build.mjs --changed`)) !== 0) throw new Error('The site could not be built')
  return { passed: 0, failed: 0 }
}

/**
 * Counts the tests of the last run that passed when nothing they depend on has changed since.
 * @param {Stage} stage
 * @returns {Stage}
 */
function reusePassed(stage) {
  return {
    ...stage,
    run: async (start) => {
      const inputs = packageFingerprint()
      const [passedInputs, passed] = readStamp(stage.name)?.split(' ') ?? []
      if (passedInputs === inputs) {
        await start(`echo 'Unchanged since ${passed} tests passed.'`)
        return { passed: Number(passed), failed: 0 }
      }
      const count = await stage.run(start)
      if (count.failed === 0) writeStamp(stage.name, `${inputs} ${count.passed}`)
      return count
    },
  }
}

main().catch(fail)
