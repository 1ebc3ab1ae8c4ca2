import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import type { Migration } from '../../migration.ts'

/** The browser's bar has the page's own ground, which `background` names already. */
export const oneGround: Migration = {
  name: 'one-ground',
  version: '0.1.0',
  title: "`brand.json` has no `themeColor`: the browser's bar has the colour of `background`",
  manifest(text) {
    const tree = parseTree(text)
    if (tree === undefined || findNodeAtLocation(tree, ['themeColor']) === undefined) return text
    return applyEdits(text, modify(text, ['themeColor'], undefined, {}))
  },
}
