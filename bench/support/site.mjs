// Starts the production build and an in-memory sandbox on free ports.
import { createServer } from 'node:net'
import { startServer } from './servers.mjs'

export async function startSite() {
  const [sitePort, platformPort, gamesPort] = [await freePort(), await freePort(), await freePort()]
  const site = `http://localhost:${sitePort}`
  const platform = `http://localhost:${platformPort}`
  const sandbox = await startServer({
    args: ['apps/sandbox/src/main.ts'],
    answersAt: `${platform}/json-api/serverdata`,
    env: {
      SANDBOX_PORT: String(platformPort),
      SANDBOX_GAMES_PORT: String(gamesPort),
      SANDBOX_DB: ':memory:',
      SANDBOX_SITE_ORIGIN: site,
    },
  })
  const server = await startServer({
    args: ['apps/ssr-server/src/main.ts'],
    answersAt: `${site}/healthz`,
    env: {
      PORT: String(sitePort),
      PLATFORM_URL: platform,
      GAMES_ORIGINS: `http://localhost:${gamesPort}`,
      PUBLIC_ORIGIN: site,
    },
  })
  return {
    site,
    platform,
    stop() {
      server.stop()
      sandbox.stop()
    },
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
