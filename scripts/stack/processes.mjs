// Runs commands and servers, and stops the servers it started.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A command exited with a code other than 0. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {number} code
   */
  constructor(command, code) {
    super(`${command} ended with code ${code}`)
    this.code = code
  }
}

/**
 * Runs a command to its end with inherited output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export async function run(command, args, options) {
  const code = await exitCode(spawn(command, args, { ...options, stdio: 'inherit' }))
  if (code !== 0) throw new CommandFailed([command, ...args].join(' '), code)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Servers that run together: when one exits or the process is told to stop, all stop. The process then exits with the
 * code of the first.
 */
export class Servers {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #running = new Set()
  /** @type {number | null} */
  #endCode = null
  /** @type {NodeJS.Signals} */
  #signal = 'SIGTERM'

  constructor() {
    process.on('SIGINT', () => this.#stopBy('SIGINT'))
    process.on('SIGTERM', () => this.#stopBy('SIGTERM'))
    if (process.env.npm_lifecycle_event) this.#endWithNpm()
  }

  /**
   * Servers get the signal that came: the site ends at once where it is stopped from a terminal.
   * @param {NodeJS.Signals} signal
   */
  #stopBy(signal) {
    this.#signal = signal
    this.stop(0)
  }

  /** npm starts this process through a shell that dies of SIGTERM without passing it on. */
  #endWithNpm() {
    const shell = process.ppid
    const watch = setInterval(() => {
      if (process.ppid === shell) return
      clearInterval(watch)
      this.stop(0)
    }, 500)
    watch.unref()
  }

  /**
   * Starts a server and resolves when it answers at the address.
   * @param {{ name: string, command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, answersAt: string }} server
   */
  async start({ name, command, args, cwd, env, answersAt }) {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
    this.#running.add(child)
    child.once('error', (error) => console.error(`${name}: ${error.message}`))
    child.once('close', (code) => {
      this.#running.delete(child)
      if (this.#endCode === null) console.error(`${name} has ended with code ${code}; stopping.`)
      this.stop(code || 1)
    })
    while (this.#running.has(child) && !(await answers(answersAt))) await pause(100)
    // Start nothing while stopping.
    if (this.#endCode !== null) await new Promise(() => {})
  }

  /**
   * Stops the server that was started last; when it has ended, the one before it, which it may need until then.
   * @param {number} code
   */
  stop(code) {
    this.#endCode ??= code
    const last = [...this.#running].at(-1)
    if (last === undefined) process.exit(this.#endCode)
    last.kill(this.#signal)
  }
}

/**
 * Throws, naming them, when ports are in use.
 * @param {Record<string, number>} ports by the variable that sets each
 */
export async function refuseBusyPorts(ports) {
  for (const [variable, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      throw new Error(`Port ${port} is busy: is the site running already? Stop it, or set ${variable} to another port.`)
  }
}

/** @param {number} port */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/**
 * A server on localhost may listen on IPv4 or IPv6, and Node 18 tries only one.
 * @param {string} address
 */
async function answers(address) {
  for (const variant of [address, address.replace('//localhost', '//127.0.0.1')]) {
    const isUp = await fetch(variant).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return true
  }
  return false
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
