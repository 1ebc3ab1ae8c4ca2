/**
 * @promise Security promises: a deploy to several servers, one after another, loses no request under load, a page of either
 *   build finds its files at each of them, and live sockets move to another one
 * @proof build-files.test
 * @journey navigation/deploy
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeNextRelease, removeRelease } from '../stack/release-copy.ts'

const root = path.resolve(import.meta.dirname, '../..')
const BUILD = path.join(root, 'apps/web/dist')
const PORT = 6860
const NODES = ['node-1', 'node-2', 'node-3']
const ADMIN_PORT = PORT + 20
const CLOSE_SERVICE_RESTART = 1012

/** A link to a build, which a deploy leads to another. */
function linkTo(build: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-builds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const link = path.join(folder, 'current')
  const lead = (to: string) => {
    symlinkSync(to, `${link}.next`)
    renameSync(`${link}.next`, link)
  }
  lead(build)
  return { link, lead }
}

/** Starts the command, and ends it with the test. */
async function startCluster(build: string) {
  const cluster = spawn(process.execPath, ['scripts/cluster/main.mjs', '--nodes', String(NODES.length)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      SANDBOX_PORT: String(PORT + 10),
      SANDBOX_GAMES_PORT: String(PORT + 11),
      ADMIN_PORT: String(ADMIN_PORT),
      SANDBOX_DB: ':memory:',
      LOG_LEVEL: 'silent',
      WEB_BUILD: build,
      // Of the tests' own, a build would not be the site's.
      NODE_ENV: 'production',
      // Tests share a busy machine: nothing is refused for want of time.
      OVERLOAD_DELAY_MS: '60000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    cluster.kill('SIGINT')
    if (cluster.exitCode === null) await once(cluster, 'exit')
  })
  let told = ''
  cluster.stdout.on('data', (text: Buffer) => (told += text.toString()))
  const untilTold = (words: string) => expect.poll(() => told, { timeout: 120_000 }).toContain(words)
  await untilTold('Ready')
  return { cluster, untilTold }
}

const agent = new http.Agent({ keepAlive: true })

interface Answer {
  readonly status: number | string
  readonly node: string
  readonly body: string
}

function ask(url: string): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: error.message, node: '', body: '' })
    http
      .get({ host: '127.0.0.1', port: PORT, path: url, agent }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece)).once('error', fail)
        answer.once('end', () => {
          const node = String(answer.headers['x-node'])
          resolve({ status: answer.statusCode ?? 0, node, body: Buffer.concat(pieces).toString() })
        })
      })
      .once('error', fail)
  })
}

/** Scripts that a page names. */
const scriptsOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]

/** Visitors who open page after page, each with some of its files, until they are told to stop. */
function startVisitors(count: number) {
  const statuses = new Set<number | string>()
  const releases = new Set<string>()
  let isOver = false
  const visit = async () => {
    // oxlint-disable no-await-in-loop -- one page after another
    while (!isOver) {
      const page = await ask('/rules')
      const files = await Promise.all(scriptsOf(page.body).slice(0, 4).map(ask))
      for (const { status } of [page, ...files]) statuses.add(status)
      releases.add(scriptsOf(page.body)[0] ?? 'none')
    }
    // oxlint-enable no-await-in-loop
  }
  const visits = Array.from({ length: count }, visit)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(visits)
      return { statuses: [...statuses], releases: releases.size }
    },
  }
}

/** A live socket that is opened again when it is closed, as a browser's. */
function startSocket() {
  const closings: number[] = []
  let openings = 0
  let isOver = false
  let socket: WebSocket
  const open = () => {
    socket = new WebSocket(`ws://127.0.0.1:${PORT}/ws`)
    socket.addEventListener('open', () => (openings += 1))
    socket.addEventListener('close', ({ code }) => {
      if (isOver) return
      closings.push(code)
      open()
    })
  }
  open()
  onTestFinished(() => {
    isOver = true
    socket.close()
  })
  return { closings, isOpen: () => openings === closings.length + 1 }
}

test('a deploy to three servers under load loses nothing of either build', { timeout: 240_000 }, async () => {
  const next = await makeNextRelease()
  onTestFinished(() => removeRelease(next))
  const { link, lead } = linkTo(BUILD)
  const { cluster, untilTold } = await startCluster(link)
  const old = scriptsOf((await ask('/rules')).body)
  expect(old.length).toBeGreaterThan(1)
  const sockets = Array.from({ length: 6 }, startSocket)
  for (const { isOpen } of sockets) await expect.poll(isOpen, { timeout: 20_000 }).toBe(true)
  const visitors = startVisitors(4)
  lead(next)
  cluster.kill('SIGHUP')
  await untilTold('All servers have been restarted')
  expect(await visitors.stop()).toEqual({ statuses: [200], releases: 2 })

  const current = scriptsOf((await ask('/rules')).body)
  expect(old.some((file) => current.includes(file))).toBe(false)
  const asked = await Promise.all([...old, ...current].flatMap((file) => NODES.map(() => ask(file))))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  expect([...new Set(asked.map(({ node }) => node))].toSorted()).toEqual(NODES)

  const closings = sockets.flatMap((socket) => socket.closings)
  expect(closings.length).toBeGreaterThanOrEqual(sockets.length)
  expect(new Set(closings)).toEqual(new Set([CLOSE_SERVICE_RESTART]))
  for (const { isOpen } of sockets) await expect.poll(isOpen, { timeout: 20_000 }).toBe(true)
  agent.destroy()

  // Each server takes the operator's calls on a port of its own.
  const purged = await Promise.all(
    NODES.map((_, at) =>
      fetch(`http://127.0.0.1:${ADMIN_PORT + at}/admin/purge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ),
  )
  expect(purged.map(({ status }) => status)).toEqual(NODES.map(() => 200))
})
