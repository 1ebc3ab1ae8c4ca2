// npm run brand -- studio NAME: the site by `npm run dev`, and the studio's page beside it.
import { refuseBusyPorts, Servers } from '../stack/processes.mjs'
import { node, root, toolEnv } from '../stack/workspace.mjs'

const SITE_PORT = 3000
const STUDIO_PORT = 3300

/**
 * Starts both and prints the studio's address.
 * @param {string} brand
 */
export async function startStudio(brand) {
  const sitePort = Number(process.env.PORT || SITE_PORT)
  const port = Number(process.env.STUDIO_PORT || STUDIO_PORT)
  const studio = `http://localhost:${port}`
  const site = `http://localhost:${sitePort}`
  await refuseBusyPorts({ STUDIO_PORT: port })
  const servers = new Servers()
  await servers.start({
    name: 'The site',
    command: node,
    args: ['scripts/dev.mjs', '--brand', brand],
    cwd: root,
    env: { ...process.env, PORT: String(sitePort), STUDIO_ORIGIN: studio },
    answersAt: `${site}/healthz`,
  })
  await servers.start({
    name: 'The studio',
    command: node,
    args: ['apps/studio/src/server/main.ts', brand],
    cwd: root,
    env: { ...toolEnv, STUDIO_PORT: String(port), STUDIO_SITE: site },
    answersAt: studio,
  })
  console.log(`\n  The studio        ${studio}\n`)
}
