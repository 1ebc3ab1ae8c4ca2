import { matchPath } from 'react-router-dom'
import { isAuthPath, isQuietPath, TAKE_GIFT_PATH } from '#shared/navigation/addresses.ts'

/** Pages on which a new player is about to do something: a dialog would cover it. */
const BUSY_PATHS: readonly string[] = [TAKE_GIFT_PATH, '/play/:name', '/tournaments/:slug']

/** Whether the thanks dialog waits for a later page (docs/product-rules.md, Thanks). */
export function isNoThanksPath(pathname: string): boolean {
  return (
    isAuthPath(pathname) || isQuietPath(pathname) || BUSY_PATHS.some((pattern) => matchPath(pattern, pathname) !== null)
  )
}
