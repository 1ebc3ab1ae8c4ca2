/** The windows a story is photographed in, CSS pixels. What lies below a window is not in its picture. */
export const SCREENS = {
  phone: { width: 360, height: 740 },
  // Just wide enough for the layout with the rail (look.md: from 1054 px).
  desktop: { width: 1100, height: 760 },
} as const

export type ScreenName = keyof typeof SCREENS
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[]

/** One picture: a story in a brand on a screen. */
export interface Scene {
  readonly story: string
  readonly brand: string
  readonly screen: ScreenName
  /** Where its baseline stands, inside the folder of baselines. */
  readonly file: string
}

/** What Storybook's `index.json` says, as far as it matters here. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>
}

export const sceneFile = (story: string, brand: string, screen: ScreenName) => `${brand}/${screen}/${story}.webp`

/** The stories to photograph (documentation pages are none), those whose id contains one of the words if there are words. */
export function storiesOf({ entries }: StoryIndex, words: readonly string[] = []): string[] {
  return Object.values(entries)
    .filter(({ type, id }) => type === 'story' && matches(id, words))
    .map(({ id }) => id)
}

/** Each story in each brand on each screen. Those of one story follow each other. */
export function scenesOf(stories: readonly string[], brands: readonly string[]): Scene[] {
  return stories.flatMap((story) =>
    brands.flatMap((brand) =>
      SCREEN_NAMES.map((screen) => ({ story, brand, screen, file: sceneFile(story, brand, screen) })),
    ),
  )
}

/** True for a baseline of a story the words ask for; without words, for all. */
export const isAskedFor = (file: string, words: readonly string[]) =>
  matches(file.slice(file.lastIndexOf('/') + 1), words)

const matches = (id: string, words: readonly string[]) => words.length === 0 || words.some((word) => id.includes(word))
