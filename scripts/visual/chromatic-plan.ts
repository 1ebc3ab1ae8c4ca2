import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '../../packages/brands/index.ts'
import { SCREENS, scenesOf, storiesOf, type Scene, type StoryIndex } from './scenes.ts'

// Says what npm run chromatic would send: node scripts/visual/chromatic-plan.ts FOLDER, of a built Storybook.
if (import.meta.main) {
  const [folder = 'storybook-static'] = parseArgs({ allowPositionals: true }).positionals
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as StoryIndex
  console.log(chromaticPlan(index, Object.keys(brands)))
}

/**
 * What Chromatic would record of a Storybook, as text.
 * @param brandIds all brands; the first one is recorded for every story
 */
export function chromaticPlan(index: StoryIndex, brandIds: readonly string[]): string {
  const stories = storiesOf(index)
  const scenes = scenesOf(stories, brandIds)
  const modes = new Map<string, Scene[]>()
  for (const scene of scenes) {
    const mode = `${scene.brand} ${scene.screen}`
    modes.set(mode, [...(modes.get(mode) ?? []), scene])
  }
  return [
    'CHROMATIC_PROJECT_TOKEN is not set: nothing is sent. With the token of a project (chromatic.com, Manage, Configure)',
    `Chromatic would get ${stories.length} stories and record at most ${scenes.length} snapshots in ${modes.size} modes:`,
    '',
    ...[...modes].map(([mode, of]) => `  ${mode.padEnd(16)}${viewportOf(of).padEnd(14)}${of.length} snapshots`),
    '',
    'Stories with noPicture() are left out of these. npm run test:visual compares the same pictures on this machine.',
  ].join('\n')
}

function viewportOf([scene]: readonly Scene[]): string {
  if (scene === undefined) return ''
  const { width, height } = SCREENS[scene.screen]
  return `${width} × ${height}`
}
