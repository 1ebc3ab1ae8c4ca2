// npm run test:engines -- [firefox, webkit, chromium]: the journeys of e2e/engines, and the layout of each page in Chromium beside them.
import { parseArgs } from 'node:util'
import { findChromium } from '../stack/chromium.mjs'
import { ENGINES } from '../stack/engines.mjs'
import { fail, progress } from '../stack/stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing, root, toolEnv } from '../stack/workspace.mjs'
import { clearReports, engineStage, ENGINE_JOURNEYS, journeyStages } from './commands.mjs'
import { runStages, summarize } from './stages.mjs'

const begin = performance.now()
const tell = progress()

async function main() {
  const { positionals: wanted } = parseArgs({ allowPositionals: true })
  const all = [...ENGINES.map(({ project }) => project), 'chromium']
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`No engine ${unknown.join(', ')}: there are ${all.join(', ')}`)
  const isWanted = (/** @type {string} */ project) => wanted.length === 0 || wanted.includes(project)

  await installWhatIsMissing(tell)
  await buildWhatHasChanged(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell) }
  clearReports()
  const stages = [
    ...ENGINES.filter(({ project }) => isWanted(project)).map((engine) => engineStage(engine, tell)),
    ...(isWanted('chromium') ? journeyStages('layout in Chromium', 'chromium', 1, ENGINE_JOURNEYS) : []),
  ]
  const results = await runStages(stages, { cores: 2, cwd: root, env })
  summarize(results, (performance.now() - begin) / 1000)
}

main().catch(fail)
