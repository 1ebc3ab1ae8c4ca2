import type { Brand } from '../settings/brands.ts'
import { LANGUAGE_TAGS, type Locale } from '@croupier/contract/locale'

/** Why there is no page: the site cannot make it now, or the request cannot be read. */
export type PageFailure = 'unavailable' | 'unreadable' | 'head-too-large'

interface FailureTexts {
  readonly title: string
  readonly text: string
  readonly again: string
}

const TEXTS: Record<Locale, Record<PageFailure, FailureTexts>> = {
  ru: {
    unavailable: {
      title: 'Страница сейчас недоступна',
      text: 'Попробуйте ещё раз через несколько секунд.',
      again: 'Обновить',
    },
    unreadable: {
      title: 'Не удалось прочитать запрос',
      text: 'Проверьте адрес или начните с лобби.',
      again: 'В лобби',
    },
    'head-too-large': {
      title: 'Слишком много cookie',
      text: 'Удалите в браузере cookie этого сайта и откройте его снова.',
      again: 'В лобби',
    },
  },
  en: {
    unavailable: {
      title: 'This page is not available right now',
      text: 'Please try again in a few seconds.',
      again: 'Try again',
    },
    unreadable: {
      title: 'This request could not be read',
      text: 'Check the address, or start from the lobby.',
      again: 'To the lobby',
    },
    'head-too-large': {
      title: 'Too many cookies',
      text: 'Delete this site’s cookies in your browser and open it again.',
      again: 'To the lobby',
    },
  },
  it: {
    unavailable: {
      title: 'Pagina non disponibile al momento',
      text: 'Riprova tra qualche secondo.',
      again: 'Riprova',
    },
    unreadable: {
      title: 'Richiesta non leggibile',
      text: 'Controlla l’indirizzo o riparti dalla lobby.',
      again: 'Vai alla lobby',
    },
    'head-too-large': {
      title: 'Troppi cookie',
      text: 'Elimina dal browser i cookie di questo sito e riaprilo.',
      again: 'Vai alla lobby',
    },
  },
  br: {
    unavailable: {
      title: 'Página indisponível no momento',
      text: 'Tente de novo em alguns segundos.',
      again: 'Tentar de novo',
    },
    unreadable: {
      title: 'Não foi possível ler o pedido',
      text: 'Confira o endereço ou comece pelo lobby.',
      again: 'Ir para o lobby',
    },
    'head-too-large': {
      title: 'Cookies demais',
      text: 'Apague os cookies deste site no navegador e abra de novo.',
      again: 'Ir para o lobby',
    },
  },
}

/** The page for failures: no script, no data. */
export function minimalPage(
  locale: Locale,
  { back, isDark }: Brand['colors'],
  failure: PageFailure = 'unavailable',
): string {
  const ink = isDark ? '#fff' : '#111'
  const { title, text, again } = TEXTS[locale][failure]
  const target = failure === 'unavailable' ? '' : '/'
  return (
    `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title><style>body{font:16px/1.5 system-ui;background:${back};color:${ink};display:grid;place-content:center;` +
    `min-height:100vh;margin:0;padding:16px;text-align:center}a{color:inherit}</style><main><h1>${title}</h1><p>${text}</p><a href="${target}">${again}</a></main></html>`
  )
}
