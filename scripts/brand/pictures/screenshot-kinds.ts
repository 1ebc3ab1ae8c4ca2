/** What the browser's question before an installation shows. Sizes in pixels of the picture. */
export const SCREENSHOTS: Readonly<Record<string, { page: string; width: number; height: number; scale: number }>> = {
  'lobby-narrow': { page: '/', width: 780, height: 1688, scale: 2 },
  'tournaments-narrow': { page: '/tournaments', width: 780, height: 1688, scale: 2 },
  'lobby-wide': { page: '/', width: 1280, height: 800, scale: 1 },
}

export const screenshotFile = (id: string, locale: string, name: string): string =>
  `${id}/assets/screenshots/${locale}-${name}.webp`
