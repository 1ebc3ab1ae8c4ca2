import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** A real engine for a test; it ends with the test. */
export interface TestEngine {
  readonly url: string
  readonly port: number
  /** Ends it at once, with all that it keeps. */
  kill(): Promise<void>
  /** Starts it again at the same address, empty. */
  start(): Promise<void>
  /** Stops it from answering, and lets it go on. */
  freeze(): void
  thaw(): void
  /** Sends it a command, such as `CONFIG SET maxmemory 1`. Returns its answer as it comes. */
  command(text: string): Promise<string>
}

/** Ports of the tests' engines: the system gives them to nobody. */
const FIRST_PORT = 6450
const PORTS = 400

/**
 * Starts `redis-server`, or what `REDIS_SERVER` names.
 * @param atEnd keeps how to end it; default: with the test
 */
export async function startEngine(atEnd: (end: () => Promise<void>) => void = onTestFinished): Promise<TestEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const kill = async () => {
    const ending = child
    child = undefined
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill('SIGKILL')
    await ended
  }
  const start = async () => {
    child = await startProcess(port, folder)
  }
  atEnd(async () => {
    await kill()
    rmSync(folder, { recursive: true })
  })
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    start,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    command: (text) => ask(port, text),
  }
}

async function startProcess(port: number, folder: string): Promise<ChildProcess> {
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const child = spawn(process.env['REDIS_SERVER'] ?? 'redis-server', settings, { stdio: 'ignore' })
  const failed = once(child, 'error').then(([error]: unknown[]) => {
    throw new Error('No redis-server: install Redis 7 or Valkey, or name one by REDIS_SERVER', { cause: error })
  })
  await Promise.race([failed, untilAnswer(port, child)])
  return child
}

async function untilAnswer(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    // oxlint-disable no-await-in-loop -- asks until it is up
    const answer = await ask(port, 'PING').catch(() => '')
    if (answer.includes('PONG')) return
    await new Promise((resolve) => void setTimeout(resolve, 10))
  }
  throw new Error(`redis-server ended with code ${child.exitCode}`)
}

function ask(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', reject)
    socket.once('data', (answer) => {
      resolve(answer.toString().trim())
      socket.destroy()
    })
    socket.write(`${text}\r\n`)
  })
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS)
    const holder = createServer()
    // oxlint-disable no-await-in-loop -- tries one after another
    const isFree = await new Promise<boolean>((resolve) => {
      holder.once('error', () => resolve(false))
      holder.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => void holder.close(resolve))
    return port
  }
}

/** A line to an engine whose answers a test can delay, and which it can lead to another engine. */
export async function startLine(target: TestEngine) {
  let delayMs = 0
  let { port } = target
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const engine = connect(port, '127.0.0.1')
    for (const one of [socket, engine]) {
      sockets.add(one)
      one.on('error', () => {})
    }
    socket.on('data', (bytes) => engine.write(bytes))
    engine.on('data', (bytes) => {
      if (delayMs === 0) socket.write(bytes)
      else setTimeout(() => socket.write(bytes), delayMs)
    })
    socket.on('close', () => engine.destroy())
    engine.on('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (ms: number) => void (delayMs = ms),
    /** New connections go to another engine; the present ones stay. */
    leadTo: (other: TestEngine) => void ({ port } = other),
  }
}
