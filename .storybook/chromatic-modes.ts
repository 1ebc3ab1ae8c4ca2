import { SCREENS, SCREEN_NAMES } from '../scripts/visual/scenes.ts'
import { brandIds } from './brands.ts'

/** Chromatic takes the set of `npm run test:visual`: each story in each brand, in each of its windows, standing still. */
export const chromaticModes = Object.fromEntries(
  brandIds.flatMap((brand) =>
    SCREEN_NAMES.map((screen) => [`${brand} ${screen}`, { brand, motion: 'none', viewport: SCREENS[screen] }]),
  ),
)
