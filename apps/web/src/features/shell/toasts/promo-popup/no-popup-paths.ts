import { matchPath } from 'react-router-dom'

/** Path patterns without the promo popup (docs/product-rules.md, Promo popup). Add an operator's own ones here. */
const NO_POPUP_PATHS: readonly string[] = [
  '/',
  '/games',
  '/games/:slug',
  '/producers/:slug',
  '/producers/:slug/:category',
  '/play/:name',
  '/tournaments/:slug/games',
  '/cashbox/*',
]

export function isNoPopupPath(pathname: string): boolean {
  return NO_POPUP_PATHS.some((pattern) => matchPath(pattern, pathname) !== null)
}
