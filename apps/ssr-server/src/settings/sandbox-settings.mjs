// Plain JavaScript: `npm start` runs it with any Node.

export const SANDBOX_PORTS = { platformPort: 4000, gamesPort: 4001 }

/**
 * Settings of a site beside the sandbox: the platform and its outside parties.
 * @param {{ platformPort: number, gamesPort: number }} [ports]
 */
export function sandboxSettings({ platformPort, gamesPort } = SANDBOX_PORTS) {
  const games = `http://localhost:${gamesPort}`
  return {
    PLATFORM_URL: `http://localhost:${platformPort}`,
    GAMES_ORIGINS: games,
    CAPTCHA_SCRIPT: `${games}/captcha/api.js`,
    WEBIM_URL: `${games}/chat/webim`,
    NETROX_URL: `${games}/chat/netrox`,
    AFFILIATE_URL: `${games}/affiliate/track`,
    PUSH_API: `${games}/push/json/1.3`,
    // The sandbox accepts any application.
    PUSH_APPLICATION: 'SANDB-00001',
  }
}
