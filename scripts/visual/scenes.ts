/** The windows a story is photographed in, CSS pixels. What lies below a window is not in its picture. */
export const SCREENS = {
  phone: { width: 360, height: 740 },
  // Just wide enough for the layout with the rail.
  desktop: { width: 1100, height: 760 },
} as const

export type ScreenName = keyof typeof SCREENS
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[]

/** Storybook tag of a story that is recorded in every brand: the main state of a screen, or a component's story about brands. */
const BRANDS_TAG = 'visual:brands'
/** Storybook tag of a story that is recorded on phone and desktop: it is laid out by the window's width. */
const SIZES_TAG = 'visual:sizes'
/** Stories of the site: a main state is recorded on phone and desktop, any other on the phone. */
const SITE_TITLE = 'Web/'

/** One picture: a story in a brand on a screen. */
export interface Scene {
  readonly story: string
  readonly brand: string
  readonly screen: ScreenName
  /** Path of its baseline inside the folder of baselines. */
  readonly file: string
}

/** What the rules of recording read of a story. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly tags?: readonly string[]
}

/** The part of Storybook's `index.json` that is used here. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, Story & { readonly type: string; readonly importPath: string }>>
}

export type StoryEntry = StoryIndex['entries'][string]

/** The stories whose id contains one of the words, or all without words. Documentation pages are left out. */
export function storiesOf({ entries }: StoryIndex, words: readonly string[] = []): StoryEntry[] {
  return Object.values(entries).filter(({ type, id }) => type === 'story' && matches(id, words))
}

/**
 * The pictures of the stories, those of one story in sequence.
 * @param brands all brands; the first one is recorded for every story
 */
export function scenesOf(stories: readonly Story[], brands: readonly string[]): Scene[] {
  return stories.flatMap(({ id, title, tags = [] }) => {
    const screens = screensOf(title, tags)
    return brandsOf(tags, brands).flatMap((brand) =>
      screens.map((screen) => ({ story: id, brand, screen, file: `${brand}/${screen}/${id}.webp` })),
    )
  })
}

/** The brands a story is recorded in. */
export const brandsOf = (tags: readonly string[], brands: readonly string[]) =>
  tags.includes(BRANDS_TAG) ? brands : brands.slice(0, 1)

/** The windows a story is recorded in. */
export function screensOf(title: string, tags: readonly string[]): readonly ScreenName[] {
  const isOfSite = title.startsWith(SITE_TITLE)
  if (tags.includes(SIZES_TAG) || (isOfSite && tags.includes(BRANDS_TAG))) return SCREEN_NAMES
  return isOfSite ? ['phone'] : ['desktop']
}

/** True for a baseline of a story whose id contains one of the words, or without words. */
export const isAskedFor = (file: string, words: readonly string[]) => matches(storyOfFile(file), words)

/** The story id of a baseline. */
export const storyOfFile = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.webp'.length)

const matches = (id: string, words: readonly string[]) => words.length === 0 || words.some((word) => id.includes(word))
