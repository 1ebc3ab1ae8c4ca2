import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Rolldown } from 'vite'
import { firstBuild } from './first-build.ts'
import type { JoinedFile } from './join-sets.ts'
import { joinSets } from './join-sets.ts'
import { moduleSets } from './module-sets.ts'
import { textsFile } from './texts-file.ts'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]

const src = fileURLToPath(new URL('../src/', import.meta.url))
const domain = fileURLToPath(new URL('../../../packages/domain/src/', import.meta.url))
const ui = fileURLToPath(new URL('../../../packages/design-system/src/', import.meta.url))

/** Parts that always load at the same time, by the name of their file. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'after-load': [
    `${src}app/later/follow-pages.ts`,
    `${src}app/later/load-ahead.ts`,
    `${src}app/later/watch-visit.ts`,
    `${src}app/worker/follow-worker.ts`,
    `${src}app/server/head.ts`,
    `${src}features/shell/errors/not-found-page.tsx`,
    `${src}features/shell/layout/install/install-entry.tsx`,
    `${domain}core/live/live-frame.ts`,
    fileURLToPath(import.meta.resolve('web-vitals')),
  ],
  // Those of pages and of live boards too: a page opened within the site calls at once.
  calls: [
    `${domain}core/http/axios-instance.ts`,
    `${domain}core/http/interceptors.ts`,
    `${domain}site/calls.ts`,
    `${domain}gifts/gifts-api.ts`,
    `${domain}loyalty/achievements/achievements-api.ts`,
    `${domain}parts/event-games-api.ts`,
    `${domain}promotions/duck-hunt/duck-hunt-api.ts`,
    `${domain}promotions/high-fives/high-fives-api.ts`,
    `${domain}promotions/participation/participants-api.ts`,
    `${domain}promotions/participation/participation-api.ts`,
    `${domain}promotions/promotions-api.ts`,
    `${domain}tournaments/read-standings.ts`,
    `${domain}tournaments/tournaments-api.ts`,
  ],
  overlays: [
    `${src}features/shell/dialogs/alert-dialog.tsx`,
    `${src}features/shell/dialogs/confirm-dialog.tsx`,
    `${src}features/shell/support/support-dialog.tsx`,
  ],
  'lobby-later': [`${ui}carousel/carousel-motion.ts`, `${src}features/games/lobby/late/promo-widget.tsx`],
}

/** A request costs a phone on a slow line over HTTP/1.1, where six load at a time, as much as these bytes. */
const REQUEST_BYTES = 10_000

const features = `${src}features/`

/** How much parts count that are loaded more often than others, which count 1: with most visits, or where many begin. */
const WEIGHTS: Readonly<Record<string, number>> = {
  [`${features}games/lobby/lobby-page.tsx`]: 600,
  // With every page of a player.
  [`${features}shell/layout/player-header.tsx`]: 20,
  'after-load': 100,
  calls: 10,
  'lobby-later': 10,
  overlays: 20,
  [`${features}games/search/search-panel.tsx`]: 10,
  [`${features}account/auth/login/login-page.tsx`]: 10,
  [`${features}account/auth/registration/registration-page.tsx`]: 10,
  [`${features}account/cashbox/deposit/deposit-page.tsx`]: 20,
  [`${features}account/profile/gifts/gifts-page.tsx`]: 20,
  [`${features}games/game/game-page.tsx`]: 10,
  [`${features}games/list/category-page.tsx`]: 10,
  [`${features}promo/promotion/promotion-page.tsx`]: 10,
  [`${features}promo/promotion/players-parts.ts`]: 5,
  [`${features}promo/promotion/duck-hunt/duck-hunt-section.tsx`]: 5,
  [`${features}promo/tournament/tournament-page.tsx`]: 10,
  [`${features}promo/tournament/joining/players-joining.ts`]: 5,
  [`${features}promo/tournaments/tournaments-page.tsx`]: 10,
  [`${features}games/game/game-window.tsx`]: 3,
}

const LIBRARIES =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\/(?!.*\/node_modules\/)/

/** What each page needs first, in two files: libraries, which change seldom, and our own. */
const FIRST: ChunkGroup[] = [
  { name: 'libraries', test: LIBRARIES },
  { name: 'shell', test: (id) => !id.endsWith('/brand.css'), tags: ['$initial'] },
]

/**
 * The files of the client (docs/decisions/0046-few-script-files.md): a first build says which parts need which modules, and
 * what is needed together is joined.
 *
 * @param client the client's build, whose output is divided
 */
export async function chunkGroups(client: InlineConfig): Promise<ChunkGroup[]> {
  const built = await firstBuild(client)
  const names = new Map(Object.entries(TOGETHER).flatMap(([name, parts]) => parts.map((part) => [part, name] as const)))
  const sets = moduleSets(built, names)
  const parts = new Set([...sets.flatMap((set) => [...set.parts]), ...built.map((chunk) => chunk.facadeModuleId)])
  for (const named of [...names.keys(), ...Object.keys(WEIGHTS)])
    if (!parts.has(named)) throw new Error(`no part is "${named}", which chunk-groups.ts names`)
  const files = joinSets(sets, {
    requestBytes: REQUEST_BYTES,
    weightOf: (part) => WEIGHTS[part] ?? 1,
  })
  const fileOf = new Map(files.flatMap((file) => file.modules.map((module) => [module, file] as const)))
  return [
    ...FIRST,
    { name: textsFile, debugName: 'texts' },
    // Each module is in its own file already: a group that took its imports as well would take those of other files.
    ...files.map((file): ChunkGroup => ({
      name: nameOf(file),
      test: (id) => fileOf.get(id) === file,
      includeDependenciesRecursively: false,
    })),
  ]
}

/** By the first part in the file; a file without one holds what several share. */
function nameOf({ ownParts }: JoinedFile): string {
  const [first] = [...ownParts].toSorted()
  return first === undefined ? 'shared' : (path.basename(first).split('.', 1)[0] ?? 'shared')
}
