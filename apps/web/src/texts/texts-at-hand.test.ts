import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { alternativesOf } from '../../../../scripts/checks/alternatives.ts'
import { dialogLoaders } from '#app/dialog-loaders.ts'
import { pages } from '#app/router/pages.ts'
import { duckHunt, playersParts } from '#features/promo/promotion/late-parts.ts'
import { promotionRoute } from '#features/promo/promotion/promotion-routes.ts'
import { playersJoining } from '#features/promo/tournament/joining/late-joining.ts'
import { tournamentRoute } from '#features/promo/tournament/tournament-routes.ts'
import type { LatePart } from '#shared/loading/late-part.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import en from './en.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What names its texts itself: consent, the market's footer, the notes of a self-exclusion and of bonuses after play, the limits of the home page, pages, dialogs by name, toasts, web push, the chat, the search, late parts of the lobby, what a game shows, which its page opens, and the offline page's. */
const NAMED =
  /shared\/consent\/(consent-bar\.tsx|use-consent\.ts)$|shared\/sections\/(market\/market-footer|exclusion\/excluded-note|limits\/limits-at-home)\.tsx$|shared\/gifts\/bonus-waits-note\.tsx$|app\/worker\/follow-worker\.ts$|install\/install-entry\.tsx$|shared\/push\/push-offer\.tsx$|shared\/overlays\/chat\/running-chat-button\.tsx$|features\/[\w/-]+\/([\w-]+-(page|dialog)|game-window|push-settings|push-follower|chat-dock|inactivity-watch|play-figures|toasts-and-popups|search-panel|promo-widget|promotions-row|tournaments-row)\.tsx$/

/** Late parts, each with the page that draws it. They name texts of their own beside those of the page. */
const PARTS: readonly (readonly [PageRoute, LatePart])[] = [
  [promotionRoute, playersParts],
  [promotionRoute, duckHunt],
  [tournamentRoute, playersJoining],
]
const partModules = new Set(PARTS.map(([, { code }]) => code.module))

/** A source file with all that it imports at once or on demand, as far as that is not another page. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(root, file))) return seen
  seen.add(file)
  for (const [, named] of read(file).matchAll(/(?:from |import\(?\s*)'([.#][^']+\.tsx?)'/g)) {
    const next = named!.startsWith('#') ? named!.replace('#', 'src/') : join(dirname(file), named!)
    if (!NAMED.test(next) && !partModules.has(next) && !next.startsWith('src/texts/')) reach(next, seen)
  }
  return seen
}

/** The features whose texts it says, of those that do not come with a first visit. */
const saysOf = (files: Iterable<string>): string[] =>
  Object.keys(en.later).filter((feature) =>
    [...files].some((file) => new RegExp(`['"\`]${feature}:[\\w$]`).test(read(file))),
  )

test.each([
  ['src/features/shell/toasts/toasts-and-popups.tsx', ['forms', 'notifications']],
  ['src/features/shell/toasts/session/inactivity-watch.tsx', ['inactivity']],
  ['src/app/worker/follow-worker.ts', ['offline']],
  ['src/features/shell/layout/install/install-entry.tsx', ['install']],
  ['src/shared/sections/market/market-footer.tsx', ['market']],
  ['src/shared/sections/exclusion/excluded-note.tsx', ['exclusion']],
  ['src/shared/gifts/bonus-waits-note.tsx', ['promo-code']],
  ['src/shared/sections/limits/limits-at-home.tsx', ['forms', 'limits']],
  ['src/shared/push/push-offer.tsx', ['push']],
  ['src/features/account/profile/info/notifications/push-settings.tsx', ['push']],
  ['src/features/shell/toasts/push/push-follower.tsx', ['push']],
  ['src/features/shell/support/chat/chat-dock.tsx', ['support']],
  ['src/shared/overlays/chat/running-chat-button.tsx', ['support']],
  ['src/features/games/search/search-panel.tsx', ['search']],
  ['src/features/games/lobby/late/promo-widget.tsx', ['promotions']],
  ['src/features/games/lobby/late/promotions-row.tsx', ['promotions']],
  ['src/features/games/lobby/late/tournaments-row.tsx', ['promotions', 'tournaments']],
  ['src/features/games/game/play-figures.tsx', ['bonus', 'game', 'limits', 'tournament-bar']],
])('%s has all that it says', (file, texts) => {
  expect(saysOf(reach(file))).toEqual(texts)
})

test('all that names its texts itself is there', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  const gone = alternativesOf(NAMED).filter((name) => !files.some((file) => name.test(file)))
  expect(gone.map(String)).toEqual([])
})

test('what every page shows uses the texts of a first visit only', () => {
  expect(saysOf(reach('src/app/entry-client.tsx'))).toEqual([])
})

/** Texts of a page and of its late parts: what a page says to players only comes with the parts that they wait for. */
const textsOf = (page: PageRoute): string[] => [
  ...(page.texts ?? []),
  ...PARTS.flatMap(([owner, { texts }]) => (owner === page ? texts : [])),
]

test.each(pages)('$path names all texts that it uses', (page: PageRoute) => {
  const { code, parts = [] } = page
  expect(textsOf(page)).toEqual(
    expect.arrayContaining(saysOf([code, ...parts].flatMap(({ module }) => [...reach(module)]))),
  )
})

test.each(PARTS.map(([page, part]) => [part.code.module, page, part] as const))(
  '%s names all texts that it uses',
  (module, page, part) => {
    expect([...part.texts, ...(page.texts ?? [])]).toEqual(expect.arrayContaining(saysOf(reach(module))))
  },
)

test.each(Object.entries(dialogLoaders))('the dialog %s has all that it says', (_kind, { code, texts = [] }) => {
  expect([...texts]).toEqual(saysOf(reach(code.module)))
})
