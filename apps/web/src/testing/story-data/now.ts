/** Time of every story: 9 May 2026, noon in London. */
export const STORY_NOW = Date.UTC(2026, 4, 9, 11)
