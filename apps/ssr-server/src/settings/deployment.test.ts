/**
 * @promise Repository: container files name files, settings, ports and probes that there are, and the Node of the repository
 * @journey none
 */

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { LIVE_CHECK_PATH, READY_CHECK_PATH } from '@croupier/contract/paths'
import { readConfig } from './config.ts'

interface Pod {
  readonly containers: readonly {
    readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
    readonly env: readonly { readonly name: string; readonly value: string }[]
    readonly [probe: string]: unknown
  }[]
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

it('settings of Kubernetes are ones that the server takes', () => {
  const config = readConfig(given)
  expect(config).toMatchObject({ tls: true, publicOrigins: ['https://casino.example'] })
  const ports = Object.fromEntries(container?.ports.map(({ name, containerPort }) => [name, containerPort]) ?? [])
  expect(ports).toEqual({ http: config.port, admin: config.admin?.port })
  for (const name of Object.keys(given)) expect(textOf('README.md')).toContain(`\`${name}\``)
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
