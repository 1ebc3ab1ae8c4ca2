import path from 'node:path'
import type { Plugin } from 'vite'
import { faultLine } from '../../packages/design-system/tokens/fault.ts'
import { BRANDS, brandIds, CONTRACT, root } from './brand-folders.ts'
import { writeMadeFiles } from './build-brands.ts'
import { faultsOfBrand } from './check-brand.ts'

/** What a brand's stylesheet, the registry or their faults come from. */
const DATA = [CONTRACT, `${BRANDS}/*/{tokens,brand}.json`, `${BRANDS}/*/fonts.css`, `${BRANDS}/*/texts/*.json`]
/** An editor may write a file in several steps, milliseconds. */
const STEPS_OF_AN_EDITOR = 80

/**
 * While Vite serves the site or Storybook from their sources, a change of a brand's data makes what is made from it anew, and
 * so shows at once. Faults are named; one of contrast or wording shows all the same, for whoever tries a colour wants to see it.
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
      watcher.add(path.join(root, CONTRACT))
      watcher.on('all', (_event, file) => {
        if (!DATA.some((pattern) => path.matchesGlob(path.relative(root, file), pattern))) return
        clearTimeout(waiting)
        waiting = setTimeout(follow, STEPS_OF_AN_EDITOR)
      })
    },
  }
}

/** What was written after a change, and every fault there is. Data that cannot be read leaves everything as it was. */
function followChange(): { written: readonly string[]; faults: readonly string[] } {
  try {
    const faults = brandIds().flatMap(faultsOfBrand).map(faultLine)
    try {
      return { written: writeMadeFiles(), faults }
    } catch (error) {
      // The faults say it better, with their lines.
      return { written: [], faults: faults.length > 0 ? faults : [String(error)] }
    }
  } catch (error) {
    return { written: [], faults: [String(error)] }
  }
}
