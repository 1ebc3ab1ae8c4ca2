import { fileURLToPath } from 'node:url'
import { createSandbox } from './app/create-sandbox.ts'

const env = process.env
const integer = (text: string | undefined, otherwise: number): number => (text ? Number.parseInt(text, 10) : otherwise)

const sandbox = await createSandbox({
  db: env['SANDBOX_DB'] || fileURLToPath(new URL('../.data/sandbox.sqlite', import.meta.url)),
  seed: env['SANDBOX_SEED'] ? Number.parseInt(env['SANDBOX_SEED'], 10) : undefined,
  port: integer(env['SANDBOX_PORT'], 4000),
  gamesPort: integer(env['SANDBOX_GAMES_PORT'], 4001),
  host: env['SANDBOX_HOST'] || 'localhost',
  publicGamesUrl: env['SANDBOX_GAMES_URL'],
  isStrict: env['SANDBOX_STRICT'] === '1',
})
console.log(`Sandbox ready: platform ${sandbox.platformUrl}, games ${sandbox.gamesUrl}`)

const stop = (): void => {
  sandbox.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
