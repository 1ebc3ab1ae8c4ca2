import path from 'node:path'
import type { Plugin } from 'vite'
import { BASE_TEXTS, BRANDS, CONTRACT, root } from './brand-folders.ts'
import { buildWithFaults } from './build-brands.ts'
import { ILLUSTRATIONS } from './pictures/illustrations.ts'
import { SHAPES } from './shapes.ts'

/** Sources of the generated files and of their faults. */
const DATA = [
  CONTRACT,
  `${BRANDS}/*/fonts.css`,
  `${BRANDS}/*/*.json`,
  `${BRANDS}/*/{texts,modes}/*.json`,
  ...BASE_TEXTS.map((folder) => `${folder}/*/*.json`),
  `${SHAPES}/*/*.css`,
  `${ILLUSTRATIONS}/**/*.svg`,
]
/** Milliseconds. An editor may write a file in several steps. */
const STEPS_OF_AN_EDITOR = 80

/**
 * Generates a brand's files again when its data change, while Vite serves the site or Storybook. Faults are reported;
 * files with faults of contrast or wording are still written, so that a colour can be tried.
 */
export function followBrands(): Plugin {
  return {
    name: 'croupier:follow-brands',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      let waiting: NodeJS.Timeout | undefined
      const follow = () => {
        const told = buildWithFaults()
        for (const file of told.written) logger.info(`Written: ${file}`, { timestamp: true })
        for (const fault of told.faults) logger.error(fault, { timestamp: true })
      }
      watcher.add(path.join(root, BRANDS))
      watcher.add([CONTRACT, SHAPES, ...BASE_TEXTS].map((file) => path.join(root, file)))
      watcher.on('all', (_event, file) => {
        if (!DATA.some((pattern) => path.matchesGlob(path.relative(root, file), pattern))) return
        clearTimeout(waiting)
        waiting = setTimeout(follow, STEPS_OF_AN_EDITOR)
      })
    },
  }
}
