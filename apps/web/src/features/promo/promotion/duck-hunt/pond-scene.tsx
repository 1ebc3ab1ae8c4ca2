/** The pond at dusk, in the colours of the promotion's design. Decorative; ducks swim on it. */
export function PondScene() {
  return (
    <svg
      viewBox="0 0 600 480"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <defs>
        <linearGradient id="pond-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={SKY} />
          <stop offset="1" stopColor={HAZE} />
        </linearGradient>
        <linearGradient id="pond-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={FAR_WATER} />
          <stop offset="0.45" stopColor={`color-mix(in oklab, ${LIGHT} 55%, ${GROUND})`} />
          <stop offset="1" stopColor={NEAR_WATER} />
        </linearGradient>
        <radialGradient id="pond-glow">
          <stop offset="0" stopColor={SUN} stopOpacity="0.75" />
          <stop offset="0.35" stopColor={SUN} stopOpacity="0.28" />
          <stop offset="1" stopColor={SUN} stopOpacity="0" />
        </radialGradient>
        <linearGradient id="pond-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="black" stopOpacity="0" />
          <stop offset="1" stopColor="light-dark(transparent, black)" stopOpacity="0.3" />
        </linearGradient>
        <radialGradient id="duck-light" cx="0.4" cy="0.2" r="0.8">
          <stop offset="0" stopColor="white" stopOpacity="0.55" />
          <stop offset="0.5" stopColor="white" stopOpacity="0.08" />
          <stop offset="1" stopColor="black" stopOpacity="0.28" />
        </radialGradient>
      </defs>
      <rect width="600" height="130" fill="url(#pond-sky)" />
      <circle cx="430" cy="104" r="150" fill="url(#pond-glow)" />
      <circle cx="430" cy="104" r="30" fill={`color-mix(in oklab, ${SUN} 55%, white)`} />
      <g fill="white" opacity="0.7">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path
        d="M0 92c60-34 110-30 160-6 44-30 104-34 150-2 40-22 84-20 116 6 52-26 112-22 174 4v46H0Z"
        fill={`color-mix(in oklab, ${GROUND} 74%, ${LIGHT})`}
      />
      <path
        d="M0 112c30-8 52-2 74 2 20-18 40-20 58-2 30-8 58-8 84 2 40-6 60-2 92 2 26-16 44-16 66 0 40-8 70-8 100 0 18-14 42-14 58-2 24-4 46-4 68 0v24H0Z"
        fill={`light-dark(color-mix(in oklab, ${GROUND} 62%, var(--color-positive)), color-mix(in oklab, ${GROUND} 88%, black))`}
      />
      <rect y="126" width="600" height="354" fill="url(#pond-water)" />
      <g fill={SUN}>
        {GLINTS.map(([y, width, opacity]) => (
          <ellipse key={y} cx="430" cy={y} rx={width} ry="3" opacity={opacity} />
        ))}
      </g>
      <g fill="none" stroke="white" strokeLinecap="round" strokeWidth="2">
        {RIPPLES.map(([x, y, width, opacity]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q${width / 4}-5 ${width / 2} 0t${width / 2} 0`} opacity={opacity} />
        ))}
      </g>
      <rect y="300" width="600" height="180" fill="url(#pond-shade)" />
      <g data-reeds="">
        <Reeds x={-6} />
        <Reeds x={606} isMirrored />
      </g>
    </svg>
  )
}

const GROUND = 'var(--promo-ground, var(--promo-third-ground))'
const LIGHT = 'var(--promo-light, var(--promo-third-light))'
/** By day on a light ground, at dusk on a dark one. */
const SKY = `light-dark(color-mix(in oklab, ${LIGHT} 82%, white), color-mix(in oklab, ${GROUND} 82%, black))`
const HAZE = `light-dark(white, color-mix(in oklab, ${LIGHT} 72%, var(--color-accent)))`
const SUN = 'light-dark(white, var(--color-accent))'
const FAR_WATER = `light-dark(color-mix(in oklab, ${LIGHT} 78%, white), color-mix(in oklab, ${LIGHT} 70%, var(--color-info)))`
const NEAR_WATER = `light-dark(color-mix(in oklab, ${LIGHT} 84%, black), color-mix(in oklab, ${GROUND} 72%, black))`
const LEAF = `color-mix(in oklab, var(--color-positive) 46%, ${GROUND})`

const STARS = [
  [52, 24, 1.4],
  [118, 48, 1],
  [176, 18, 1.6],
  [250, 40, 1.1],
  [306, 16, 1.3],
  [540, 26, 1.5],
  [578, 58, 1],
] as const

/** The light of the sun on the water: y, half its width, opacity. */
const GLINTS = [
  [132, 46, 0.5],
  [142, 38, 0.34],
  [153, 54, 0.26],
  [166, 32, 0.22],
  [181, 44, 0.16],
  [199, 26, 0.12],
  [220, 36, 0.08],
] as const

/** Where the water ripples: x, y, width, opacity. */
const RIPPLES = [
  [40, 146, 70, 0.16],
  [250, 142, 90, 0.14],
  [392, 150, 90, 0.34],
  [150, 176, 110, 0.12],
  [404, 182, 74, 0.26],
  [520, 170, 60, 0.12],
  [30, 236, 120, 0.1],
  [300, 246, 90, 0.1],
  [470, 252, 100, 0.12],
  [120, 322, 140, 0.09],
  [370, 334, 130, 0.09],
  [230, 420, 160, 0.07],
] as const

/** Reeds and a lily pad in a lower corner. */
function Reeds({ x, isMirrored = false }: { readonly x: number; readonly isMirrored?: boolean }) {
  return (
    <g transform={`translate(${x} 0)${isMirrored ? ' scale(-1 1)' : ''}`}>
      <g fill="none" stroke={LEAF} strokeLinecap="round">
        <path d="M14 490c4-70 0-130-12-190" strokeWidth="5" />
        <path d="M30 490c0-90 10-140 26-176" strokeWidth="5" />
        <path d="M48 490c2-50 14-90 34-112" strokeWidth="4" />
        <path d="M4 490c6-40 26-66 58-78" strokeWidth="4" />
      </g>
      <g fill={`color-mix(in oklab, var(--color-accent) 36%, ${GROUND})`}>
        <rect x="-8" y="276" width="11" height="42" rx="5.5" transform="rotate(-9 -2 296)" />
        <rect x="50" y="286" width="11" height="44" rx="5.5" transform="rotate(20 55 308)" />
      </g>
      <path d="M70 470c26-12 62-12 82 0-8 6-16 8-26 9l-12-8 2 10c-20 0-36-4-46-11Z" fill={LEAF} opacity="0.85" />
    </g>
  )
}
