import { GAME_EXIT_PATH, type GameExitMessage } from '@croupier/contract/game-exit'

const LEFT: GameExitMessage = { source: 'croupier-site', type: 'exit' }

/** Tells the site's page that the game has left, as the server's page does. */
const DOCUMENT = `<!doctype html><title>exit</title><script>top.postMessage(${JSON.stringify(LEFT)},location.origin)</script>`

/** Whether a game leaves in its frame. */
export const isGameExit = ({ url, destination }: Request): boolean => {
  const { origin, pathname } = new URL(url)
  return destination === 'iframe' && origin === location.origin && pathname === GAME_EXIT_PATH
}

/** The page of a game that leaves; the worker's own where the server does not answer it: a browser would show its error in the game's place. */
export async function gameExit(event: FetchEvent): Promise<Response> {
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
    if (answer.ok) return answer
  } catch {
    // No connection.
  }
  return new Response(DOCUMENT, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
