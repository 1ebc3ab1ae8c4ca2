import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createGamesApp } from './games-app.ts'
import { createPlatformApp } from './platform-app.ts'
import { BitmapStore } from '../content/pictures/bitmap-store.ts'
import { Platform } from './platform.ts'

/** Shared by every sandbox on this machine: a bitmap is the same for all of them. */
export const BITMAPS_FOLDER = fileURLToPath(new URL('../../.data/pictures/', import.meta.url))

export interface SandboxOptions {
  /** A file, or `:memory:` (the default). */
  db?: string
  /** Same seed, same catalogue. Without it: what the file was made with. */
  seed?: number | undefined
  /** 0: any free port. */
  port?: number
  gamesPort?: number
  /** Listen here; `localhost` is this machine only. */
  host?: string
  /** How the browser reaches the games' origin, where that differs from `http://localhost:<gamesPort>`. */
  publicGamesUrl?: string | undefined
  /** How often the room `online-producers` hears the numbers. */
  onlineEveryMs?: number
}

export interface Sandbox {
  platformUrl: string
  gamesUrl: string
  close(): Promise<void>
}

/** Starts the stand-in platform and the origin of games and outside parties; several may run in one process. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    db = ':memory:',
    seed,
    port = 0,
    gamesPort = 0,
    host = 'localhost',
    publicGamesUrl,
    onlineEveryMs = 5000,
  } = options
  const platform = new Platform({ db, seed })
  const apps = [
    createGamesApp(platform),
    createPlatformApp(platform, { onlineEveryMs, bitmaps: new BitmapStore(BITMAPS_FOLDER) }),
  ] as const
  const close = async () => {
    await Promise.all(apps.map((app) => app.close()))
    platform.close()
  }
  try {
    // The games first: whoever reaches the platform may start one at once.
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
