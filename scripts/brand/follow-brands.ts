import path from 'node:path'
import type { Plugin } from 'vite'
import { faultLine } from '../../packages/design-system/tokens/fault.ts'
import { BASE_TEXTS, BRANDS, brandIds, CONTRACT, root } from './brand-folders.ts'
import { writeMadeFiles } from './build-brands.ts'
import { faultsOfBrand } from './check/brand.ts'
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
        const told = followChange()
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

/** Returns the files written and all faults. Unreadable data change nothing. */
function followChange(): { written: readonly string[]; faults: readonly string[] } {
  try {
    const faults = brandIds().flatMap(faultsOfBrand).map(faultLine)
    try {
      return { written: writeMadeFiles(), faults }
    } catch (error) {
      // The faults name the lines.
      return { written: [], faults: faults.length > 0 ? faults : [String(error)] }
    }
  } catch (error) {
    return { written: [], faults: [String(error)] }
  }
}
