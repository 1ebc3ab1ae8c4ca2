import type { Site } from '@croupier/domain'
import { lobbyCategories, type Game, type GameCategory } from '@croupier/domain/games'
import { categoryName } from '#shared/games/category-name.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { MAX_GAMES, MAX_ROWS, type KeptLobby, type OfflineTexts } from '#worker/offline/kept.ts'

/** Texts of the offline page; the worker fills in `{{when}}`. */
export function offlineTexts(t: Translate): OfflineTexts {
  return {
    title: t('offline:title'),
    text: t('offline:text'),
    retry: t('offline:retry'),
    toLobby: t('offline:toLobby'),
    lobbyTitle: t('offline:lobbyTitle'),
    lobbyText: t('offline:lobbyText', { when: '{{when}}' }),
  }
}

interface LobbyRow {
  readonly category: GameCategory
  readonly games: readonly Game[]
}

/** The first rows of the lobby as every guest sees them, no row of a player. Empty before they are loaded. */
export function lobbyRows({ games }: Pick<Site, 'games'>): LobbyRow[] {
  return lobbyCategories(games.categories.value ?? [])
    .slice(0, MAX_ROWS)
    .map((category) => ({ category, games: games.row(category.slug).value?.games.slice(0, MAX_GAMES) ?? [] }))
    .filter((row) => row.games.length > 0)
}

export interface LobbyPictures {
  /** Address of the picture that a page has loaded for a game's preview, or of one to be loaded; null: none. */
  pictureOf(preview: string): string | null
}

export interface LobbyFacts extends LobbyPictures {
  readonly seenAt: number
}

/** What the offline page shows of the lobby: names and pictures of games. */
export function lobbyToKeep(rows: readonly LobbyRow[], t: Translate, { seenAt, pictureOf }: LobbyFacts): KeptLobby {
  return {
    seenAt,
    rows: rows.map(({ category, games }) => ({
      name: categoryName(category, t),
      games: games.map(({ name, producer, preview }) => ({
        name,
        studio: producer?.name ?? '',
        picture: preview && pictureOf(preview),
      })),
    })),
  }
}

/** Width of pictures that are loaded for the offline page. One of `PICTURE_WIDTHS`. */
const WIDTH = 256

/** Pictures that the page shows, or where `loadsMissing`, ones of a width of their own. Only pictures of this site. */
export function shownPictures(document: Document, loadsMissing: boolean): LobbyPictures {
  const shown = [...document.querySelectorAll<HTMLImageElement>('main img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc)
  const { origin } = new URL(document.baseURI)
  return {
    pictureOf(preview) {
      if (!URL.canParse(preview, origin)) return null
      const url = new URL(preview, origin)
      if (url.origin !== origin) return null
      const loaded = shown.find((address) => address === url.href || address.startsWith(`${url.href}?w=`))
      if (loaded !== undefined) return loaded
      return loadsMissing && !/\.svg$|\?/.test(url.href) ? `${url.href}?w=${WIDTH}` : null
    },
  }
}
