/**
 * @promise Performance goals: the memory of a burst of visitors is given back; `npm run bench server-burst`
 *   measures it
 * @proof collect-when-idle.test
 * @journey none
 *
 * @promise Repository: `npm start` starts what the journeys do: one list of the sandbox's addresses for start,
 *   journeys and the server's defaults
 * @proof here (readConfig)
 * @journey shell/push
 */

import { expect, it } from 'vitest'
import { sandboxSettings } from '../../apps/ssr-server/src/settings/sandbox-settings.mjs'
import { siteLines, stackOf } from './stack.mjs'

const { sandbox, site } = stackOf({ port: 3100, platformPort: 4100, gamesPort: 4101 })

it("starts the site's server so that it takes little memory, and gives back that of a burst", () => {
  expect(site.env).toMatchObject({ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' })
  expect(site.env.NODE_OPTIONS).toMatch(/^--max-semi-space-size=16( |$)/)
})

it('starts the site with all that the sandbox offers, web push included, at its ports', () => {
  expect(sandbox.env).toEqual({ SANDBOX_PORT: '4100', SANDBOX_GAMES_PORT: '4101' })
  expect(site.env).toMatchObject({ PORT: '3100', ...sandboxSettings({ platformPort: 4100, gamesPort: 4101 }) })
  expect(site.env).toMatchObject({ PUSH_API: 'http://localhost:4101/push/json/1.3', PUSH_APPLICATION: 'SANDB-00001' })
})

it('says where to open the site: at its public origin, since others are answered 421', () => {
  expect(siteLines(3100, undefined)).toContain('http://localhost:3100')
  const lines = siteLines(3100, 'https://casino.example, https://www.casino.example')
  expect(lines).toMatch(
    /^ {2}The site +https:\/\/casino\.example \(PUBLIC_ORIGIN\)\n.*port 3100; other hosts are answered 421$/,
  )
  expect(lines).not.toContain('localhost')
})
