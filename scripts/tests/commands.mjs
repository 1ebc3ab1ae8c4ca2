// The scripts of package.json as stages, and the reports that count their tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { BALANCER_PACKAGE, findBalancer } from '../stack/balancer.mjs'
import { findEngine } from '../stack/engines.mjs'
import { findPrometheus, PROMETHEUS_PACKAGE } from '../stack/prometheus.mjs'
import { findRedis, REDIS_PACKAGE } from '../stack/redis.mjs'
import { root } from '../stack/workspace.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Count} Count */

const reports = path.join(root, 'test-results/reports')
const scripts = /** @type {Record<string, string>} */ (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts
)

/** Removes the reports of an earlier run. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/**
 * A check without tests: counted only when it fails.
 * @param {string} name
 * @param {string} script
 * @param {Partial<Stage>} [more]
 * @param {string} [options]
 * @returns {Stage}
 */
export function checkStage(name, script, more, options = '') {
  return {
    name,
    cores: 1,
    run: async (start) => counted(await start(`${commandOf(script)} ${options}`), { passed: 0, failed: 0 }),
    ...more,
  }
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string} options of vitest
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
export function vitestStage(name, script, options, more) {
  return {
    name,
    cores: 2,
    run: async (start) => {
      const file = path.join(reports, `${script.replace(':', '-')}.json`)
      const code = await start(
        `${commandOf(script)} ${options} --reporter=default --reporter=json --outputFile.json=${file}`,
      )
      return counted(code, readVitestReport(file))
    },
    ...more,
  }
}

/**
 * The journeys of one project of Playwright, in so many stages of one worker each. One after another they keep one core and
 * a part of another busy: two at a time leave no core idle while the longest journey of a project or the stories end.
 * @param {string} name
 * @param {string} project
 * @param {number} count
 * @param {string} options of Playwright
 * @param {Partial<Stage>} [more]
 * @returns {Stage[]}
 */
export function journeyStages(name, project, count, options, more) {
  return Array.from({ length: count }, (_, index) => {
    const part = count === 1 ? '' : `-${index + 1}`
    return {
      name: count === 1 ? name : `${name}, ${index + 1} of ${count}`,
      cores: 1,
      run: async (start) => {
        const file = path.join(reports, `journeys-${project}${part}.json`)
        const share = `--workers=1 --shard=${index + 1}/${count} --output=test-results/e2e-${project}${part}`
        const code = await start(
          `${commandOf('test:e2e')} --project=${project} ${share} ${options} --reporter=list,json`,
          { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        )
        return counted(code, readPlaywrightReport(file))
      },
      ...more,
    }
  })
}

/** The journeys of e2e/engines have a configuration of their own. */
export const ENGINE_JOURNEYS = '--config=e2e/engines'

/**
 * The journeys in another engine, which is installed where it is missing. Where it cannot be had the stage says so, and
 * counts as neither passed nor failed.
 * @param {import('../stack/engines.mjs').Engine} engine
 * @param {(what: string) => void} tell
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
export function engineStage(engine, tell, more) {
  const name = `journeys in ${engine.name}`
  const [journeys] = journeyStages(name, engine.project, 1, ENGINE_JOURNEYS, more)
  if (!journeys) throw new Error(`no stage ${name}`)
  return {
    ...journeys,
    run: async (start) => {
      const browser = await findEngine(engine, tell)
      if (browser === null) {
        const why = `${engine.name} is not on this machine and could not be installed (${engine.packages.join(', ')})`
        return { passed: 0, failed: 0, missed: why }
      }
      return journeys.run((command, env) => start(command, { ...env, [engine.variable]: browser }))
    },
  }
}

/**
 * The tests of the shared state, against a real engine, which is installed where it is missing. Where it cannot be had the
 * stage says so, and counts as neither passed nor failed.
 * @param {(what: string) => void} tell
 * @param {string} options of vitest
 * @param {Partial<Stage>} more
 * @returns {Stage}
 */
export function redisStage(tell, options, more) {
  const tests = vitestStage('shared state on Redis', 'test:redis', options, more)
  return {
    ...tests,
    run: async (start) => {
      const server = await findRedis(tell)
      if (server === null) return missed('Redis', REDIS_PACKAGE)
      if ((await findBalancer(tell)) === null) return missed('HAProxy', BALANCER_PACKAGE)
      return tests.run((command, env) => start(command, { ...env, REDIS_SERVER: server }))
    },
  }
}

/**
 * Every query of the dashboard and of the alerts, by a real Prometheus on the metrics of a real server. Both are installed
 * where they are missing; where one cannot be had the stage says so, and counts as neither passed nor failed.
 * @param {(what: string) => void} tell
 * @param {string} options of vitest
 * @param {Partial<Stage>} more
 * @returns {Stage}
 */
export function operationsStage(tell, options, more) {
  const tests = vitestStage('what an operator sees', 'test:operations', options, more)
  return {
    ...tests,
    run: async (start) => {
      const server = await findRedis(tell)
      if (server === null) return missed('Redis', REDIS_PACKAGE)
      if (!(await findPrometheus(tell))) return missed('Prometheus', PROMETHEUS_PACKAGE)
      return tests.run((command, env) => start(command, { ...env, REDIS_SERVER: server }))
    },
  }
}

/**
 * The result of a stage that cannot run.
 * @param {string} program
 * @param {string} name of its package in Debian
 */
function missed(program, name) {
  return { passed: 0, failed: 0, missed: `${program} is not on this machine and could not be installed (${name})` }
}

/** @param {string} script */
function commandOf(script) {
  const command = scripts[script]
  if (command === undefined) throw new Error(`package.json has no script ${script}`)
  return command
}

/**
 * A failure outside of any test (a file that does not load, an error that nobody caught) counts as one.
 * @param {number} code
 * @param {Count} count
 * @returns {Count}
 */
function counted(code, count) {
  return { ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed }
}
