import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { parse, stringify } from 'yaml'
import { freePorts } from './nodes.ts'

/** The files that an operator gets. */
export const OPS = path.resolve(import.meta.dirname, '../../../../ops')

type Labels = Readonly<Record<string, string>>

export interface Sample {
  readonly metric: Labels
  readonly value: readonly [number, string]
}

/** A Prometheus that reads the metrics of servers and evaluates our rules, each second. */
export interface TestPrometheus {
  /** What a query answers now. Rejects with Prometheus's words where it is no query. */
  query(text: string): Promise<readonly Sample[]>
  /** All series that a selector fits. */
  series(selector: string): Promise<readonly Labels[]>
  stop(): Promise<void>
}

interface Settings {
  global: Record<string, string>
  scrape_configs: { static_configs: { targets: string[] }[] }[]
}

/** Starts `prometheus` with the settings of `ops`, for servers whose metrics are at these ports. */
export async function startPrometheus(ports: readonly number[]): Promise<TestPrometheus> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'))
  const settings = parse(readFileSync(path.join(OPS, 'prometheus.yml'), 'utf8')) as Settings
  settings.global = { scrape_interval: '1s', evaluation_interval: '1s' }
  const [job] = settings.scrape_configs
  if (job === undefined) throw new Error('prometheus.yml reads no server')
  job.static_configs = [{ targets: ports.map((port) => `127.0.0.1:${port}`) }]
  writeFileSync(path.join(folder, 'prometheus.yml'), stringify(settings))
  copyFileSync(path.join(OPS, 'alerts.yml'), path.join(folder, 'alerts.yml'))
  const [port] = await freePorts(1)
  const child = spawn(
    'prometheus',
    [
      `--config.file=${path.join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(child, 'exit')
  const ask = async (what: string, parameters: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${what}?${new URLSearchParams(parameters)}`)
    const { data, error } = (await answer.json()) as { data?: unknown; error?: string }
    if (error !== undefined) throw new Error(`${error}: ${JSON.stringify(parameters)}`)
    return data
  }
  while (!(await isReady(`http://127.0.0.1:${port}/-/ready`))) {
    if (child.exitCode !== null) throw new Error('prometheus ended before it was ready')
    // oxlint-disable-next-line no-await-in-loop -- asks until it is up
    await new Promise((resolve) => void setTimeout(resolve, 50))
  }
  return {
    query: async (query) => ((await ask('query', { query })) as { result: Sample[] }).result,
    series: async (selector) => (await ask('series', { 'match[]': selector })) as Labels[],
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Runs promtool in the folder of the operator's files. Rejects with what it says. */
export async function promtool(...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('promtool', args, { cwd: OPS })).stdout
}
