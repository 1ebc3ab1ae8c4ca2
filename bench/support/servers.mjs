// Starts the measured servers, each pinned to one core where possible, so that the load has the other.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const canPin = spawnSync('taskset', ['-V']).status === 0
const CLOCK_TICK_MS = 10

/**
 * @param {number} core
 * @param {string[]} command
 * @returns {[string, string[]]}
 */
export function pinned(core, [command = '', ...args]) {
  return canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, args]
}

/** A measured server is always busy, and would give up pages for it. What measures that sets an empty value: the default. */
const NEVER_OVERLOADED = { OVERLOAD_DELAY_MS: '60000' }

/**
 * Starts a server, on one core if one is named; resolves when it answers.
 * @param {{ core?: number, args: string[], env: Record<string, string>, answersAt: string }} options
 */
export async function startServer({ core, args, env, answersAt }) {
  const bare = [process.execPath, ...args]
  const [command = '', ...all] = core === undefined ? bare : pinned(core, bare).flat()
  const child = spawn(command, all, {
    env: { ...process.env, ...NEVER_OVERLOADED, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
    const isUp = await fetch(answersAt).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) break
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  return {
    stop: () => child.kill('SIGINT'),
    /** @param {NodeJS.Signals} signal */
    signal: (signal) => child.kill(signal),
    /** Processor time used so far, ms; null where the system does not report it. */
    cpuMs: () => readCpuMs(child.pid),
    /** Resident memory; null where the system does not report it. */
    residentBytes: () => readResidentBytes(child.pid),
  }
}

/** @param {number | undefined} pid */
function readResidentBytes(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}

/** @param {number | undefined} pid */
function readCpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS
  } catch {
    return null
  }
}
