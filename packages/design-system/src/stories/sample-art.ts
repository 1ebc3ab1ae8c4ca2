/** Pictures for stories, so that none comes over the network. */
export function sampleArt(seed: number, { width = 300, height = 400 } = {}): string {
  const hue = (seed * 67) % 360
  const size = Math.min(width, height)
  const [x, y] = [width * (0.35 + ((seed * 13) % 30) / 100), height * 0.55]
  const rays = Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M${x} ${y}l${-size * 0.06} ${-height}h${size * 0.12}Z" transform="rotate(${index * 30 + seed * 7} ${x} ${y})" fill="hsl(${hue} 80% 70%)" opacity=".12"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>
    <radialGradient id="b" cx=".5" cy=".45" r=".9"><stop stop-color="hsl(${hue} 62% 46%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 60% 10%)"/></radialGradient>
    <linearGradient id="o" x1="0" y1="0" x2="0" y2="1"><stop stop-color="hsl(${(hue + 60) % 360} 90% 76%)"/><stop offset="1" stop-color="hsl(${(hue + 20) % 360} 80% 38%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#b)"/>${rays.join('')}
    <rect x="${x - size * 0.2}" y="${y - size * 0.2}" width="${size * 0.4}" height="${size * 0.4}" rx="${size * (0.05 + (seed % 4) * 0.05)}" transform="rotate(${45 + (seed % 3) * 15} ${x} ${y})" fill="url(#o)"/>
    <circle cx="${x}" cy="${y}" r="${size * 0.09}" fill="#fff" opacity=".85"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
