import type { FastifyInstance } from 'fastify'
import { playersOnline } from '../../games/players-online.ts'
import type { Platform } from '../../platform/platform.ts'

const ROOM = 'online-producers'

/** Sends the number of players by studio to each client that joins, then regularly while there are clients. */
export function registerOnlineProducers(app: FastifyInstance, platform: Platform, everyMs: number): void {
  const { live, clock } = platform
  let timer: NodeJS.Timeout | null = null

  const send = () => {
    const producers = platform.catalogue.producers.map((producer) => ({
      slug: producer.slug,
      playersOnline: playersOnline(producer, clock.now()),
    }))
    live.toRoom(ROOM, 'online-producers', { producers })
  }
  const stop = () => {
    if (timer) clearInterval(timer)
    timer = null
  }
  live.onJoin((room) => {
    if (room !== ROOM) return
    send()
    timer ??= setInterval(() => (live.hasListeners(ROOM) ? send() : stop()), everyMs)
  })
  app.addHook('onClose', (_app, done) => {
    stop()
    done()
  })
}
