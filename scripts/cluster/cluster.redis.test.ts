/**
 * @promise Security promises: a restart of several servers, one after another, loses no request under load
 * @journey none
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const PORT = 6860
const NODES = 2

/** Starts the command, and ends it with the test. */
async function startCluster() {
  const cluster = spawn(process.execPath, ['scripts/cluster/main.mjs', '--nodes', String(NODES)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(PORT),
      SANDBOX_PORT: String(PORT + 10),
      SANDBOX_GAMES_PORT: String(PORT + 11),
      SANDBOX_DB: ':memory:',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    cluster.kill('SIGINT')
    if (cluster.exitCode === null) await once(cluster, 'exit')
  })
  let told = ''
  cluster.stdout.on('data', (text: Buffer) => (told += text.toString()))
  const untilTold = (words: string) => expect.poll(() => told, { timeout: 60_000 }).toContain(words)
  await untilTold('Ready')
  return { cluster, untilTold }
}

/** Visitors who ask for page after page over kept connections, until they are told to stop. */
function startVisitors(count: number) {
  const agent = new http.Agent({ keepAlive: true })
  const answers: string[] = []
  let isOver = false
  const ask = () =>
    new Promise<string>((resolve) => {
      http
        .get({ host: '127.0.0.1', port: PORT, path: '/rules', agent }, (answer) => {
          answer.once('error', (error) => resolve(error.message)).resume()
          answer.once('end', () => resolve(`${answer.statusCode} ${String(answer.headers['x-node'])}`))
        })
        .once('error', (error) => resolve(error.message))
    })
  const visit = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    while (!isOver) answers.push(await ask())
  }
  const visits = Array.from({ length: count }, visit)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(visits)
      agent.destroy()
      return answers
    },
  }
}

test('a restart of one server after another under load loses no request', { timeout: 120_000 }, async () => {
  const { cluster, untilTold } = await startCluster()
  const visitors = startVisitors(4)
  cluster.kill('SIGHUP')
  await untilTold('All servers have been restarted')
  const answers = await visitors.stop()
  expect([...new Set(answers)].toSorted()).toEqual(['200 node-1', '200 node-2'])
})
