import type { Brand } from '../brands.ts'
import type { Locale } from './document.ts'

const TEXTS: Record<Locale, { title: string; text: string; again: string }> = {
  ru: { title: 'Страница сейчас недоступна', text: 'Попробуйте ещё раз через несколько секунд.', again: 'Обновить' },
  en: { title: 'This page is not available right now', text: 'Please try again in a few seconds.', again: 'Try again' },
  it: { title: 'Pagina non disponibile al momento', text: 'Riprova tra qualche secondo.', again: 'Riprova' },
  br: { title: 'Página indisponível no momento', text: 'Tente de novo em alguns segundos.', again: 'Tentar de novo' },
}

const LANGUAGE_TAGS: Record<Locale, string> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' }

/** The page for failures: no script, no data. */
export function minimalPage(locale: Locale, { back, isDark }: Brand['colors']): string {
  const ink = isDark ? '#fff' : '#111'
  const { title, text, again } = TEXTS[locale]
  return (
    `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>body{font:16px/1.5 system-ui;background:${back};color:${ink};display:grid;place-content:center;` +
    `min-height:100vh;margin:0;text-align:center}a{color:inherit}</style><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></html>`
  )
}
