const HUES = [265, 18, 200, 145, 330, 45, 90, 235]
const svg = (content: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`)}`
/** A drawing of a fixed size; the seed chooses its colours. */
export const picture = (seed: number, width: number, height: number) => {
  const hue = HUES[seed % HUES.length] ?? 0
  return svg(
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 26%)"/><circle cx="${width * 0.5}" cy="${height * 0.52}" r="${Math.min(width, height) * 0.32}" fill="hsl(${hue + 40} 80% 62%)"/>`,
    width,
    height,
  )
}
