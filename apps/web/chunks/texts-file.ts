import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TEXTS_FOLDER = fileURLToPath(new URL('../src/texts/on-demand', import.meta.url))

/** Texts on demand that guests see with any page, of promotions and tournaments, of forms, and of pages of information. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  all: ['game', 'game-lists', 'install', 'notifications', 'offline', 'promotions', 'search', 'support', 'tournaments'],
  events: [
    'duck-hunt',
    'high-fives',
    'promotion',
    'promotion-players',
    'promotion-prizes',
    'tournament',
    'tournament-bar',
    'tournament-board',
    'tournament-contest',
    'tournament-joining',
    'tournament-series',
  ],
  forms: ['auth', 'bonus', 'contacts', 'forms', 'loyalty'],
  cashbox: ['cashbox', 'limits'],
  profile: ['gift-activation', 'gifts', 'profile'],
  info: ['accessibility', 'care', 'cookies'],
  consent: ['consent'],
  market: ['market'],
}

/** Files of texts for each language: those above, and one of players' pages. */
export function textsFile(id: string): string | null {
  const [language, file, ...deeper] = path.posix.relative(TEXTS_FOLDER, id).split('/')
  if (language === undefined || language === '..' || !file?.endsWith('.json') || deeper.length > 0) return null
  const namespace = path.basename(file, '.json')
  const [group = 'player'] = Object.entries(TEXTS).flatMap(([name, all]) => (all.includes(namespace) ? [name] : []))
  return group === 'all' ? `texts-${language}` : `texts-${group}-${language}`
}
