// Runs commands and servers, and stops the servers it started.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

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
 * @typedef {object} Server
 * @property {string} name for messages
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} answersAt address that answers once it is up: `http:`, or `tcp:` where it only takes connections
 * @property {boolean} [isKept] started again when it ends after it was up once; the others go on
 */

/**
 * Servers that run together: when one exits or the process is told to stop, all stop. The process then exits with the
 * code of the first.
 */
export class Servers {
  /** @type {Map<import('node:child_process').ChildProcess, Server>} */
  #running = new Map()
  /** @type {Map<string, Promise<void>>} */
  #startedAgain = new Map()
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
   * @param {Server} server
   */
  async start(server) {
    const { name, command, args, cwd, env, answersAt, isKept = false } = server
    let isUp = false
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
    this.#running.set(child, server)
    child.once('error', (error) => console.error(`${name}: ${error.message}`))
    child.once('close', (code) => {
      this.#running.delete(child)
      if (isKept && (isUp || this.#startedAgain.has(name)) && this.#endCode === null)
        return void this.#startedAgain.set(name, this.start(server))
      if (this.#endCode === null) console.error(`${name} has ended with code ${code}; stopping.`)
      this.stop(code || 1)
    })
    while (this.#running.has(child) && !(await answers(answersAt))) await pause(100)
    isUp = true
    // Start nothing while stopping.
    if (this.#endCode !== null) await new Promise(() => {})
  }

  /**
   * Lets a kept server end as on SIGTERM; resolves when it is up again.
   * @param {string} name
   */
  async restart(name) {
    const [child] = [...this.#running].find(([, server]) => server.name === name) ?? []
    if (child === undefined) throw new Error(`${name} is not running`)
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
    await this.#startedAgain.get(name)
  }

  /**
   * The process of a server; undefined while it is not running.
   * @param {string} name
   */
  pid(name) {
    return [...this.#running].find(([, server]) => server.name === name)?.[0].pid
  }

  /**
   * Stops the server that was started last; when it has ended, the one before it, which it may need until then.
   * @param {number} code
   */
  stop(code) {
    this.#endCode ??= code
    const last = [...this.#running.keys()].at(-1)
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
  const { protocol, hostname, port } = new URL(address)
  if (protocol === 'tcp:') return takesConnections(hostname, Number(port))
  for (const variant of [address, address.replace('//localhost', '//127.0.0.1')]) {
    const isUp = await fetch(variant).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isUp) return true
  }
  return false
}

/**
 * @param {string} host
 * @param {number} port
 */
function takesConnections(host, port) {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
