import { matchPath } from 'react-router'

/**
 * Where no promo popup shows, as path patterns: the lobby, games and lists of games (core.md 2, engagement.md 2), and where
 * someone pays. An operator's list of further ones belongs here.
 */
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
