// Runs the stages of a test run, several at a time where the machine's cores allow it.
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/**
 * Tests that passed and failed. A check without tests that succeeds counts as neither. `failures`: the file, name and message
 * of each test that failed. `missed`: why the stage could not run on this machine, which is no failure.
 * @typedef {{ passed: number, failed: number, failures?: readonly string[], missed?: string }} Count
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} cores how many cores it keeps busy
 * @property {readonly string[]} [after] stages that must have passed before
 * @property {(start: Start) => Promise<Count>} run rejects when it crashes, which counts as one failure
 */

/**
 * Starts a shell command and resolves to its exit code. Its output belongs to the stage.
 * @typedef {(command: string, env?: NodeJS.ProcessEnv) => Promise<number>} Start
 */

/** @typedef {Count & { name: string, seconds: number }} Result */

/** Of the output of a failed stage whose report names no test. Tools name their faults last, by file. */
const LAST_LINES = 30

/**
 * Runs the stages in their order as cores become free. The output of each is printed in one piece when it ends.
 * @param {readonly Stage[]} stages
 * @param {{ cores: number, cwd: string, env: NodeJS.ProcessEnv, print?: (text: string) => void }} options
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, { cores, cwd, env, print = (text) => void process.stdout.write(text) }) {
  const waiting = new Set(stages)
  /** @type {Map<string, Result>} */
  const results = new Map()
  /** @type {Set<Promise<void>>} */
  const running = new Set()
  let free = cores
  const unknown = stages.flatMap(({ after = [] }) => after).find((name) => !stages.some((stage) => stage.name === name))
  if (unknown !== undefined) throw new Error(`There is no stage ${unknown}`)

  /** @param {Stage} stage */
  const start = async (stage) => {
    const begin = performance.now()
    /** @type {string[]} */
    const output = []
    const count = await stage
      .run((command, more) => startCommand(command, { cwd, env: { ...env, ...more } }, output))
      .catch((error) => {
        output.push(`${error instanceof Error ? error.message : error}\n`)
        return /** @type {Count} */ ({ passed: 0, failed: 1 })
      })
    const seconds = (performance.now() - begin) / 1000
    const text = output.join('')
    const failures = count.failed === 0 || count.failures?.length ? count.failures : lastLines(text)
    results.set(stage.name, { name: stage.name, seconds, ...count, ...(failures ? { failures } : {}) })
    print(`\n── ${stage.name}\n${text}── ${stage.name}: ${outcome(count)} in ${seconds.toFixed(1)} s\n`)
  }

  while (waiting.size > 0 || running.size > 0) {
    for (const stage of waiting) {
      const before = (stage.after ?? []).map((name) => results.get(name))
      if (before.some((result) => result === undefined)) continue
      const failed = before.find((result) => result && result.failed > 0)
      if (failed) {
        waiting.delete(stage)
        print(`\n── ${stage.name}: failed, because ${failed.name} failed\n`)
        const failures = [`not run, because ${failed.name} failed`]
        results.set(stage.name, { name: stage.name, seconds: 0, passed: 0, failed: 1, failures })
        continue
      }
      const needed = Math.min(stage.cores, cores)
      if (needed > free) continue
      waiting.delete(stage)
      free -= needed
      const run = start(stage).finally(() => {
        free += needed
        running.delete(run)
      })
      running.add(run)
    }
    if (running.size > 0) await Promise.race(running)
  }
  return stages.flatMap(({ name }) => results.get(name) ?? [])
}

/** @param {Count} count */
const outcome = ({ failed, missed }) => (missed === undefined ? (failed === 0 ? 'passed' : 'failed') : 'NOT RUN')

/** @param {string} output */
function lastLines(output) {
  const lines = stripVTControlCharacters(output).split('\n')
  return lines.filter((line) => line.trim() !== '').slice(-LAST_LINES)
}

/**
 * @param {string} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @param {string[]} output
 * @returns {Promise<number>}
 */
function startCommand(command, options, output) {
  const child = spawn(command, { ...options, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // After `exit` the pipes may still hold output; after `close` they do not.
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/**
 * Prints the time of each stage, what failed, and the sum as the last line. Sets the exit code.
 * @param {readonly Result[]} results
 * @param {number} seconds of the whole run
 */
export function summarize(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log()
  for (const result of results) console.log(`  ${result.name.padEnd(width)} ${result.seconds.toFixed(1).padStart(7)} s`)
  console.log(`  ${'all'.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s`)
  const failed = results.filter((result) => result.failed > 0)
  // Named again at the end, which is all that some logs keep.
  for (const { name, failures = [] } of failed) {
    console.log(`\nFailed: ${name}`)
    console.log(failures.join('\n'))
  }
  for (const { name, missed } of results) if (missed !== undefined) console.log(`\nNOT RUN: ${name}: ${missed}`)
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
