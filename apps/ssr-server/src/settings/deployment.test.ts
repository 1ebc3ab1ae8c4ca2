/**
 * @promise Repository: container files name files, settings, ports and probes that there are, and the Node of the repository
 * @journey none
 */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { LIVE_CHECK_PATH, READY_CHECK_PATH } from '@croupier/contract/paths'
import { balancerSettings } from '../../../../scripts/cluster/balancer.mjs'
import { memoryEnv } from '../../../../scripts/stack/memory.mjs'
import { readConfig } from './config.ts'
import { sandboxSettings } from './sandbox-settings.mjs'

interface Pod {
  readonly containers: readonly {
    readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
    readonly env: readonly { readonly name: string; readonly value: string }[]
    readonly [probe: string]: unknown
  }[]
}

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly read_only?: boolean
  readonly volumes?: readonly string[]
  readonly command?: readonly string[]
  readonly build?: { readonly target?: string }
}

const root = path.resolve(import.meta.dirname, '../../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dockerfile = textOf('Dockerfile')
const [deployment, service, budget, scaler] = parseAllDocuments(textOf('ops/kubernetes.yml')).map(
  (document) => document.toJS() as { kind: string; spec: Record<string, unknown> },
)
const template = deployment?.spec['template'] as { readonly spec: Pod } | undefined
const container = template?.spec.containers[0]
const given = Object.fromEntries(container?.env.map(({ name, value }) => [name, value]) ?? [])

it('the Dockerfile has no fault that the linter of editors finds', () => {
  const faults = (text: string) => validate(text).map(({ range, message }) => [range.start.line + 1, message])
  expect(faults(dockerfile)).toEqual([])
  expect(faults(dockerfile.replace('EXPOSE 3000', 'EXPOSE x').replace('--interval=', '--intervall='))).toHaveLength(2)
})

it('the image has the Node of the repository and starts files that there are', () => {
  const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: Record<string, string> }
  expect(dockerfile).toContain(`FROM node:${devDependencies['node']}-`)
  for (const file of ['ops/image/assemble.sh', 'scripts/build.mjs', 'apps/ssr-server/src/main.ts']) {
    expect(dockerfile).toContain(file)
    expect(existsSync(path.join(root, file))).toBe(true)
  }
  const pnpm = /pnpm@[\d.]+/.exec(textOf('scripts/stack/workspace.mjs'))?.[0]
  for (const text of [dockerfile, textOf('ops/image/assemble.sh')]) expect(text.match(/pnpm@[\d.]+/g)).toEqual([pnpm])
})

it('the image runs as nobody, writes nothing and says whether it lives', () => {
  expect(dockerfile).toMatch(/^USER 65532:65532$/m)
  expect(dockerfile).toContain('ENDED_SESSIONS_FILE= ')
  expect(dockerfile).toMatch(new RegExp(`^HEALTHCHECK [^]+${LIVE_CHECK_PATH}\``, 'm'))
  expect(dockerfile).toContain(`EXPOSE ${readConfig({}).port}\n`)
})

it('the image takes as little memory as what `npm start` starts', () => {
  const [, set = ''] = /^ENV (.*)$/m.exec(dockerfile) ?? []
  for (const [name, value] of Object.entries(memoryEnv)) expect(set).toContain(` ${name}=${value.split(' ')[0]}`)
})

it('settings of Kubernetes are ones that the server takes', () => {
  const config = readConfig(given)
  expect(config).toMatchObject({ tls: true, publicOrigins: ['https://casino.example'] })
  const ports = Object.fromEntries(container?.ports.map(({ name, containerPort }) => [name, containerPort]) ?? [])
  expect(ports).toEqual({ http: config.port, admin: config.admin?.port })
  for (const name of Object.keys(given)) expect(textOf('README.md')).toContain(`\`${name}\``)
})

it('compose.yaml has two servers beside the sandbox, behind the balancer of a cluster, with settings that they take', () => {
  const { services } = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
  const names = Object.keys(services).filter((name) => name.startsWith('node-'))
  expect(names).toHaveLength(2)
  for (const name of names) {
    const { environment = {}, read_only } = services[name] ?? {}
    const { PLATFORM_URL, ...parties } = sandboxSettings()
    expect(environment).toMatchObject(parties)
    expect(PLATFORM_URL).toContain(':4000')
    const key = Buffer.alloc(32).toString('base64')
    const config = readConfig({ ...environment, SHARED_STATE_KEY: key })
    expect(config).toMatchObject({ platformUrl: 'http://sandbox:4000', publicOrigins: ['http://localhost:3000'] })
    expect(config.sharedState?.url).toBe('redis://redis:6379')
    expect(read_only).toBe(true)
  }
  const nodes = names.map((name) => ({ name, address: `${name}:3000` }))
  expect(textOf('ops/haproxy.cfg').replace(/^#.*\n/, '')).toBe(balancerSettings('*:3000', nodes))
  expect(services['balancer']?.volumes?.join()).toContain('./ops/haproxy.cfg:')
  expect(services['sandbox']?.command).toContain('apps/sandbox/src/main.ts')
  expect(dockerfile).toContain(` AS ${services['sandbox']?.build?.target}\n`)
})

it('Kubernetes asks the probes that there are, and the service leads to visitors only', () => {
  const at = (path_: string) => expect.objectContaining({ httpGet: { path: path_, port: 'http' } }) as unknown
  expect(container).toMatchObject({
    startupProbe: at(LIVE_CHECK_PATH),
    livenessProbe: at(LIVE_CHECK_PATH),
    readinessProbe: at(READY_CHECK_PATH),
  })
  expect([service?.kind, budget?.kind, scaler?.kind]).toEqual([
    'Service',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
  ])
  expect(service?.spec['ports']).toMatchObject([{ targetPort: 'http' }])
})
