import path from 'node:path'
import { fileURLToPath } from 'node:url'

const TEXTS_FOLDER = fileURLToPath(new URL('../src/texts/on-demand', import.meta.url))

/** Texts on demand that guests see with any page, of forms that they see too, and of pages of information. */
export const TEXTS = {
  all: ['game', 'game-lists', 'install', 'notifications', 'offline', 'promotions', 'search', 'support', 'tournaments'],
  forms: ['auth', 'contacts', 'forms'],
  info: ['accessibility', 'care', 'cookies'],
  consent: ['consent'],
  market: ['market'],
}

/** Files of texts for each language: of all pages, of forms that guests see too, of players' pages. */
export function textsFile(id: string): string | null {
  const [language, file, ...deeper] = path.posix.relative(TEXTS_FOLDER, id).split('/')
  if (language === undefined || language === '..' || !file?.endsWith('.json') || deeper.length > 0) return null
  const namespace = path.basename(file, '.json')
  if (TEXTS.all.includes(namespace)) return `texts-${language}`
  if (TEXTS.consent.includes(namespace)) return `texts-consent-${language}`
  if (TEXTS.market.includes(namespace)) return `texts-market-${language}`
  if (TEXTS.info.includes(namespace)) return `texts-info-${language}`
  return TEXTS.forms.includes(namespace) ? `texts-forms-${language}` : `texts-player-${language}`
}
