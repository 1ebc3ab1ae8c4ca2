import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createGamesApp } from './games-app.ts'
import { createPlatformApp } from './platform-app.ts'
import { BitmapStore } from '../content/pictures/bitmap-store.ts'
import { Platform } from '../platform/platform.ts'

export const BITMAPS_FOLDER = fileURLToPath(new URL('../../.data/pictures/', import.meta.url))

export interface SandboxOptions {
  /** A file, or `:memory:` (the default). */
  db?: string
  seed?: number | undefined
  /** 0: any free port. */
  port?: number
  gamesPort?: number
  /** Listen here; `localhost` is this machine only. */
  host?: string
  publicGamesUrl?: string | undefined
  /** Sends and takes only what the specification names. */
  isStrict?: boolean
  /** Interval of the `online-producers` event. */
  onlineEveryMs?: number
}

export interface Sandbox {
  platformUrl: string
  gamesUrl: string
  close(): Promise<void>
}

/** Starts the platform and the origin of games and third parties. Several can run in one process. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    db = ':memory:',
    seed,
    port = 0,
    gamesPort = 0,
    host = 'localhost',
    publicGamesUrl,
    isStrict = false,
    onlineEveryMs = 5000,
  } = options
  const platform = new Platform({ db, seed, isStrict })
  const apps = [
    createGamesApp(platform),
    createPlatformApp(platform, { onlineEveryMs, bitmaps: new BitmapStore(BITMAPS_FOLDER) }),
  ] as const
  const close = async () => {
    await Promise.all(apps.map((app) => app.close()))
    platform.close()
  }
  try {
    // The games first: a client may start one as soon as the platform answers.
    const gamesUrl = await listen(apps[0], gamesPort, host)
    platform.gamesUrl = publicGamesUrl ?? gamesUrl
    const platformUrl = await listen(apps[1], port, host)
    return { platformUrl, gamesUrl: platform.gamesUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  await app.listen({ port, host })
  return `http://localhost:${(app.server.address() as AddressInfo).port}`
}
