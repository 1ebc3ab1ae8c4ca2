/** Pictures for stories without network. Flat colours keep the recorded pictures small. */
export function sampleArt(seed: number, { width = 300, height = 400 } = {}): string {
  const hue = (seed * 67) % 360
  const size = Math.min(width, height)
  const [x, y] = [width * (0.35 + ((seed * 13) % 30) / 100), height * 0.55]
  const rays = Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M${x} ${y}l${-size * 0.06} ${-height}h${size * 0.12}Z" transform="rotate(${index * 30 + seed * 7} ${x} ${y})" fill="hsl(${hue} 60% 34%)"/>`,
  )
  const half = size * 0.2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 62% 24%)"/>${rays.join('')}
    <circle cx="${x}" cy="${y}" r="${size * 0.36}" fill="hsl(${(hue + 20) % 360} 66% 40%)"/>
    <g transform="rotate(${45 + (seed % 3) * 15} ${x} ${y})">
      <rect x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" rx="${size * (0.05 + (seed % 4) * 0.05)}" fill="hsl(${(hue + 60) % 360} 90% 70%)"/>
      <path d="M${x - half} ${y + half * 0.4}V${y + half}H${x + half}V${y + half * 0.4}Z" fill="hsl(${(hue + 40) % 360} 80% 52%)"/>
    </g>
    <circle cx="${x}" cy="${y}" r="${size * 0.09}" fill="#fff"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
